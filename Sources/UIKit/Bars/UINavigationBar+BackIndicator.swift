public import Foundation

extension UINavigationBar {
    /// In place of the chevron that leads back. Not drawn yet.
    public var backIndicatorImage: UIImage? {
        get { Aside.backIndicatorImage.optional(of: self) }
        set { Aside.backIndicatorImage.set(newValue, of: self) }
    }
    /// No effect on a picture.
    public var backIndicatorTransitionMaskImage: UIImage? {
        get { Aside.backIndicatorMaskImage.optional(of: self) }
        set { Aside.backIndicatorMaskImage.set(newValue, of: self) }
    }
    /// Moves the title down, points. Not drawn yet.
    public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        var shifts: [UIBarMetrics: CGFloat] = Aside.titleShift.value(of: self, default: [:])
        shifts[barMetrics] = adjustment
        Aside.titleShift.set(shifts, of: self)
    }
    public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        let shifts: [UIBarMetrics: CGFloat] = Aside.titleShift.value(of: self, default: [:])
        return shifts[barMetrics] ?? 0
    }
}

extension UINavigationController {
    /// Nobody touches a picture. No effect on a picture.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? {
        Aside.popGesture.made(of: self) { UIScreenEdgePanGestureRecognizer() as UIGestureRecognizer }
    }
    /// The same anywhere on the content (iOS 26). No effect on a picture.
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        Aside.contentPopGesture.made(of: self) { UIPanGestureRecognizer() as UIGestureRecognizer }
    }
}
