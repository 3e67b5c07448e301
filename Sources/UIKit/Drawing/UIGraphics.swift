import DisplayLists
public import Foundation

/// The contexts of the views and images being drawn.
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

    /// Draws into a context of one's own.
    static func draw<Result>(into context: CGContext, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = context
        defer { current = outer }
        return try body()
    }

    // MARK: Contexts that are begun and ended

    private static var outer: [CGContext?] = []

    /// Makes a context the current one until `pop()`.
    static func push(_ context: CGContext) {
        outer.append(current)
        current = context
    }

    /// Goes back to the context before the last `push`; without one nothing happens.
    static func pop() { if let last = outer.popLast() { current = last } }
}

/// The context of the view or image that is being drawn; `nil` where nothing is.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current }

/// Fills a rectangle with the current fill colour.
@preconcurrency @MainActor public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// A line of one point inside a rectangle's edge, in the current fill colour.
@preconcurrency @MainActor public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let stroke = context.state.stroke
    context.state.stroke = context.state.fill
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    context.state.stroke = stroke
}

/// Keeps what is drawn from now on inside a rectangle.
@preconcurrency @MainActor public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Makes this the current fill and stroke colour, for the traits of what is drawn.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }
    /// Makes this the current fill colour, for the traits of what is drawn.
    @preconcurrency @MainActor public func setFill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.fill = resolved(with: context.traits)
    }
    /// Makes this the current stroke colour, for the traits of what is drawn.
    @preconcurrency @MainActor public func setStroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.state.stroke = resolved(with: context.traits)
    }
}

extension UIImage {
    /// Draws the picture at its own size; templates have the tint of the view that is drawn, or in an image the fill colour.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: CGRect(origin: point, size: size(with: context.traits, fallback: nil)))
    }
    /// Draws the picture stretched over a rectangle; templates have the tint of the view that is drawn, or in an image the
    /// fill colour.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for item in items(in: rect, tint: ownTint ?? context.templateTint, traits: context.traits) {
            context.record(item)
        }
    }
}
