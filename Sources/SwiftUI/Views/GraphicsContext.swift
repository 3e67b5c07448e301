import DisplayLists
public import Foundation
import UIKit

/// Draws shapes, texts and pictures into a canvas. A copy changes nothing but what is drawn with it.
@MainActor @preconcurrency
public struct GraphicsContext {
    /// What was drawn, with all copies.
    final class Recording {
        var items: [DisplayItem] = []
    }

    let recording: Recording
    /// What the canvas inherits.
    public let environment: EnvironmentValues
    private let pass: DrawPass
    private let symbols: [AnyHashable: ViewNode]
    private var matrix = CGAffineTransform.identity
    /// In the canvas's space.
    private var clips: [DisplayLists.Shape] = []
    /// 0…1, of what is drawn from now on.
    public var opacity = 1.0
    /// No effect on a picture.
    public var blendMode = BlendMode.normal

    init(_ environment: EnvironmentValues, _ pass: DrawPass, symbols: [AnyHashable: ViewNode]) {
        recording = Recording()
        self.environment = environment
        self.pass = pass
        self.symbols = symbols
    }

    // MARK: Space

    /// From the space at hand to the canvas's.
    public var transform: CGAffineTransform {
        get { matrix }
        set { matrix = newValue }
    }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Clockwise.
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { self.matrix = matrix.concatenating(self.matrix) }
    /// Keeps what is drawn from now on inside a path.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
        let matrix = matrix
        let moved = path.outline.mapped { $0.applying(matrix) }
        clips.append(DisplayLists.Shape.path(moved).filled(by: style))
    }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let shape = DisplayLists.Shape.path(path.outline).filled(by: style)
        record([.fill(shape, shading.paint(in: path.boundingRect, environment))])
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        record([.stroke(.path(path.outline), shading.paint(in: path.boundingRect, environment), style.listed)])
    }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// In one line, its anchor at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        show(text.node(environment), .unspecified, at: point, anchor)
    }
    /// As many lines as there is room for.
    public func draw(_ text: Text, in rect: CGRect) {
        show(text.node(environment), ProposedViewSize(rect.size), at: rect.origin, .topLeading)
    }
    /// In its own size, its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        show(image.node(environment), .unspecified, at: point, anchor)
    }
    /// Stretched over a rectangle.
    public func draw(_ image: Image, in rect: CGRect) {
        show(image.resizable().node(environment), ProposedViewSize(rect.size), at: rect.origin, .topLeading)
    }
    /// What was resolved before.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        show(symbol.node, symbol.proposal, at: point, anchor)
    }
    /// Draws with a copy.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var copy = self
        try content(&copy)
    }

    /// A text to be drawn more than once.
    public func resolve(_ text: Text) -> ResolvedSymbol { ResolvedSymbol(node: text.node(environment)) }
    /// A picture to be drawn more than once.
    public func resolve(_ image: Image) -> ResolvedSymbol { ResolvedSymbol(node: image.node(environment)) }
    /// The view with a tag; `nil` where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols[AnyHashable(id)].map { ResolvedSymbol(node: $0) }
    }

    /// A text, picture or view that can be drawn.
    @MainActor
    public struct ResolvedSymbol {
        let node: ViewNode
        var proposal: ProposedViewSize { .unspecified }
        /// In its own size, points.
        public var size: CGSize { node.size(for: .unspecified) }
        /// In a size that it is offered, points.
        public func measure(in size: CGSize) -> CGSize { node.size(for: ProposedViewSize(size)) }
    }

    private func show(_ node: ViewNode, _ proposal: ProposedViewSize, at point: CGPoint, _ anchor: UnitPoint) {
        node.layOut(proposal)
        let size = node.placedSize
        let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        var listing = Listing(size: CGSize(width: origin.x + size.width, height: origin.y + size.height))
        node.show(at: origin, into: &listing, pass)
        record(listing.items)
    }

    private func record(_ items: [DisplayItem]) {
        let turn = Transform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
        var item = DisplayItem.group(
            DisplayLists.Group(transform: matrix.isIdentity ? nil : turn, opacity: opacity, items: items))
        for clip in clips.reversed() { item = .group(DisplayLists.Group(clip: clip, items: [item])) }
        recording.items.append(item)
    }
}
