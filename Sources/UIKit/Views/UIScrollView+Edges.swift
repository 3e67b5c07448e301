public import Foundation

extension UIScrollView {
    /// Sets the scale at which a rectangle of the content would fill the view, as far as the limits let it.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
    }

    /// How content fades beneath a bar at the top (iOS 26). Not drawn yet.
    public var topEdgeEffect: UIScrollEdgeEffect { Aside.topEdgeEffect.made(of: self) { UIScrollEdgeEffect() } }
    /// The same at the bottom. Not drawn yet.
    public var bottomEdgeEffect: UIScrollEdgeEffect { Aside.bottomEdgeEffect.made(of: self) { UIScrollEdgeEffect() } }
    /// The same at the left. Not drawn yet.
    public var leftEdgeEffect: UIScrollEdgeEffect { Aside.leftEdgeEffect.made(of: self) { UIScrollEdgeEffect() } }
    /// The same at the right. Not drawn yet.
    public var rightEdgeEffect: UIScrollEdgeEffect { Aside.rightEdgeEffect.made(of: self) { UIScrollEdgeEffect() } }
}

extension UIScrollView.KeyboardDismissMode {
    /// As `onDrag`: nobody scrolls in a picture. No effect on a picture.
    public static var onDragWithAccessory: Self { .onDrag }
    /// As `interactive`. No effect on a picture.
    public static var interactiveWithAccessory: Self { .interactive }
}

/// How content fades beneath a bar at an edge (iOS 26). Not drawn yet.
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
    /// How much of the content shows through.
    public struct Style: Hashable, Sendable {
        let name: String
        public static let automatic = Style(name: "automatic")
        public static let soft = Style(name: "soft")
        public static let hard = Style(name: "hard")
    }

    public var style = Style.automatic
    public var isHidden = false
}
