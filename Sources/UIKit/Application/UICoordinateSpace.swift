public import Foundation

/// A space that points and rectangles can be taken to and from.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// `nil` is the window, which a space of no view, such as the screen's, begins with.
    // The optimiser of Swift 6.3.1 crashes on functions that this is inlined into.
    @inline(never)
    private static func view(_ space: any UICoordinateSpace) -> UIView? { space as? UIView }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: Self.view(coordinateSpace))
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: Self.view(coordinateSpace))
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: Self.view(coordinateSpace))
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: Self.view(coordinateSpace))
    }
}

/// The space of a screen, which that of its window is.
final class ScreenSpace: UICoordinateSpace {
    let bounds: CGRect

    init(_ bounds: CGRect) { self.bounds = bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
    }
}

extension UIScreen {
    /// That of the screen's window.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds) }
    /// As `coordinateSpace`: the screen does not turn.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(bounds) }
}
