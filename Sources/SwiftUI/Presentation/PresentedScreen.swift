import UIKit

/// Shows views above the screen of the views that ask for them.
final class PresentedScreen: UIHostingController<AnyView> {
    /// Makes what is bound say that nothing is shown.
    var putAway: @MainActor () -> Void
    /// What the screen becomes where a popover has little room.
    var adaptation = PresentationAdaptation.automatic

    init(
        _ style: PresentationStyle, _ content: any View, _ environment: EnvironmentValues,
        putAway: @escaping @MainActor () -> Void
    ) {
        self.putAway = putAway
        super.init(rootView: AnyView(erasing: content))
        modalPresentationStyle =
            switch style {
            case .sheet: .automatic
            case .cover: .fullScreen
            case .popover: .popover
            }
        takeOver(environment)
    }

    required init?(coder: NSCoder) { nil }

    /// Hands down what the views that ask have in their environment and every screen above theirs has too.
    func takeOver(_ environment: EnvironmentValues) {
        overrideUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        traitOverrides.preferredContentSizeCategory = environment.traits.preferredContentSizeCategory
        traitOverrides.layoutDirection = environment.traits.layoutDirection
        changeEnvironment = { [weak self] inner in
            inner[storage: \.custom] = environment[storage: \.custom]
            inner[storage: \.locale] = environment[storage: \.locale]
            inner[storage: \.calendar] = environment[storage: \.calendar]
            inner[storage: \.timeZone] = environment[storage: \.timeZone]
            inner[storage: \.style.tint] = environment[storage: \.style.tint]
            inner[storage: \.live].presented = self
            inner[storage: \.live].leave = { [weak self] in self?.putAway() }
        }
        guard environment[storage: \.style.tint] != nil else { return }
        loadViewIfNeeded()
        view.tintColor = UIColor(environment.tint.color(environment))
    }

    /// Lets a popover come from a view, as large as what it shows.
    func place(from source: PresentingNode) {
        guard modalPresentationStyle == .popover else { return }
        popoverPresentationController?.sourceView = source.view
        popoverPresentationController?.barButtonItem = source.barItem
        if let place = source.place { popoverPresentationController?.sourceRect = place }
        popoverPresentationController?.delegate = self
        let ideal = sizeThatFits(in: .zero)
        preferredContentSize = CGSize(
            width: ideal.width < Self.mostPopoverLength ? ideal.width : 0,
            height: ideal.height < Self.mostPopoverLength ? ideal.height : 0)
    }

    /// Points: what is longer, such as a list, has no size of its own.
    private static let mostPopoverLength: CGFloat = 2000
}

extension PresentedScreen: UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        adaptation.keepsPopover ? .none : .automatic
    }
}
