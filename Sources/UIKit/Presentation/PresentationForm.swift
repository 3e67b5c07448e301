import Appearance
import Foundation

/// How a presented controller stands in its window.
enum PresentationForm: Hashable {
    /// Over the whole window; opaque where nothing of the presenter is kept behind it.
    case cover(isOpaque: Bool)
    /// At the window's lower end.
    case sheet
    /// In the middle of a wide window; a page is larger than a form.
    case card(isPage: Bool)
    /// Beside what it comes from.
    case popover
    /// Over the whole window, which it dims itself.
    case alert
}

extension UIViewController {
    /// The form that the modal style takes in a window of the traits.
    func presentationForm(_ traits: UITraitCollection) -> PresentationForm {
        let isWide = traits.horizontalSizeClass == .regular
        if self is UIAlertController { return .alert }
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: return .cover(isOpaque: true)
        case .overFullScreen, .overCurrentContext, .custom: return .cover(isOpaque: false)
        case .popover where isWide && traits.verticalSizeClass != .compact || staysPopover: return .popover
        case .popover, .pageSheet, .formSheet, .automatic, .none:
            let isLow = traits.verticalSizeClass == .compact
            if isLow, !sheetController.prefersEdgeAttachedInCompactHeight { return .cover(isOpaque: true) }
            return isWide && !isLow ? .card(isPage: modalPresentationStyle != .formSheet) : .sheet
        }
    }

    /// Whether the delegate keeps a popover what it is on narrow windows.
    private var staysPopover: Bool {
        guard let delegate = popoverController.delegate ?? sheetController.delegate else { return false }
        return delegate.adaptivePresentationStyle(for: popoverController) == .none
    }
}
