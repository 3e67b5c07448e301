public import Foundation

extension UIScrollView {
    /// How fast scrolling comes to rest. No effect on a picture.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        // Source of the values: UIKit's public constants.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    // MARK: Guides

    /// The content's rectangle: constraints to it from the inside say how large the content is.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
    /// The view's own rectangle, over the content.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    // MARK: State

    /// Nobody touches a picture.
    public var isTracking: Bool { false }
    /// Nobody touches a picture.
    public var isDragging: Bool { false }
    /// Pictures are at rest.
    public var isDecelerating: Bool { false }
    /// Pictures are at rest.
    public var isZooming: Bool { false }
    /// Pictures are at rest.
    public var isScrollAnimating: Bool { false }
    /// Indicators hide at rest. No effect on a picture.
    public func flashScrollIndicators() {}
    /// No effect on a picture.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// Scrolls just so far that a rectangle of the content shows between the adjusted insets; nothing happens where it does.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        func moved(_ offset: CGFloat, _ before: CGFloat, _ room: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
            if start < offset + before { return start - before }
            if end > offset + before + room { return min(start, end - room) - before }
            return offset
        }
        setContentOffset(
            CGPoint(
                x: moved(contentOffset.x, inset.left, room.width, rect.minX, rect.maxX),
                y: moved(contentOffset.y, inset.top, room.height, rect.minY, rect.maxY)), animated: animated)
    }
}
