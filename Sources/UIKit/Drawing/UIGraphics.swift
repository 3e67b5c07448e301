import DisplayLists
public import Foundation

/// The contexts of the views being drawn.
@MainActor
enum DrawingContexts {
    private(set) static var current: CGContext?
    /// Kept for the next view: most views draw nothing.
    private static var spare: CGContext?

    /// What a view's own `draw(_:)` draws, in its space.
    static func items(of view: UIView) -> [DisplayItem] {
        let context = spare ?? CGContext()
        spare = nil
        context.begin(view)
        let outer = current
        current = context
        view.draw(view.bounds)
        current = outer
        let items = context.items
        if items.isEmpty { spare = context }
        return items
    }
}

/// The context of the view that is being drawn; `nil` outside `draw(_:)`.
@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Fills a rectangle with the current fill colour.
@MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// A line of one point inside a rectangle's edge, in the current fill colour.
@MainActor public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let stroke = context.state.stroke
    context.state.stroke = context.state.fill
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    context.state.stroke = stroke
}

/// Keeps what is drawn from now on inside a rectangle.
@MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Makes this the current fill and stroke colour, for the traits of the view that is drawn.
    @MainActor public func set() {
        setFill()
        setStroke()
    }
    /// Makes this the current fill colour, for the traits of the view that is drawn.
    @MainActor public func setFill() {
        guard let context = UIGraphicsGetCurrentContext(), let view = context.view else { return }
        context.state.fill = view.resolved(self)
    }
    /// Makes this the current stroke colour, for the traits of the view that is drawn.
    @MainActor public func setStroke() {
        guard let context = UIGraphicsGetCurrentContext(), let view = context.view else { return }
        context.state.stroke = view.resolved(self)
    }
}

extension UIImage {
    /// Draws the picture at its own size; templates have the tint of the view that is drawn.
    @MainActor public func draw(at point: CGPoint) {
        guard let view = UIGraphicsGetCurrentContext()?.view else { return }
        draw(in: CGRect(origin: point, size: size(with: view.traitCollection, fallback: nil)))
    }
    /// Draws the picture stretched over a rectangle; templates have the tint of the view that is drawn.
    @MainActor public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let view = context.view else { return }
        for item in items(in: rect, tint: view.tintColor, traits: view.traitCollection) { context.record(item) }
    }
}
