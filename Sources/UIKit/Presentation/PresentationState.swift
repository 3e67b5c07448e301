/// What a controller presents, what presents it, and how.
struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    var popover: UIPopoverPresentationController?
    var sheet: UISheetPresentationController?
}

extension UIViewController {
    func setPresented(_ controller: UIViewController) {
        guard controller !== self else { return }
        presentation.presented?.presentation.presenting = nil
        presentation.presented = controller
        controller.presentation.presenting = self
        presentationChanged()
    }

    func takeAwayPresented() {
        var holder: UIViewController? = self
        while let current = holder, current.presentation.presented == nil { holder = current.parent }
        guard let presenter = holder ?? presentingViewController else { return }
        presenter.presentation.presented?.presentation.presenting = nil
        presenter.presentation.presented = nil
        presenter.presentationChanged()
    }

    /// Lets the window show what is presented now.
    func presentationChanged() { viewIfLoaded?.window?.setNeedsLayout() }

    /// What is presented by the controller or by one of those inside it; `nil` is nothing.
    private var presentedInside: UIViewController? {
        let own = presentation.presented.flatMap { $0 is UIActivityViewController ? nil : $0 }
        return own ?? children.lazy.compactMap(\.presentedInside).first
    }

    /// What is presented above the controller, from the lowest up.
    var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var current = self
        while let next = current.presentedInside, next !== self, !chain.contains(where: { $0 === next }) {
            chain.append(next)
            current = next
        }
        return chain
    }

    var popoverController: UIPopoverPresentationController {
        if let known = presentation.popover { return known }
        let made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        presentation.popover = made
        return made
    }

    var sheetController: UISheetPresentationController {
        if let known = presentation.sheet { return known }
        let made = UISheetPresentationController(presentedViewController: self, presenting: nil)
        presentation.sheet = made
        return made
    }
}
