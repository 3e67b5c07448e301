import DisplayLists
public import Foundation
import UIKit

/// An outline that is drawn into a rectangle. As a view it fills the room that it is given with the foreground's style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in the rectangle's space.
    func path(in rect: CGRect) -> Path
    /// The size that the shape takes of a proposal; all of it by default.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public var body: some View { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that the painter knows by itself.
protocol OutlinedShape {
    func outline(in rect: CGRect) -> DisplayLists.Shape
}

/// How corners are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular, continuous
}

/// A shape filled or stroked with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    var stroke: StrokeStyle?
    var fillStyle = FillStyle()
    var background: AnyView?

    init(shape: Content, style: Style, stroke: StrokeStyle? = nil, background: AnyView? = nil) {
        self.shape = shape
        self.style = style
        self.stroke = stroke
        self.background = background
    }
}

extension _ShapeView: View, NodeSource {
    public typealias Body = Never

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let name = "\(Content.self)".prefix { $0 != "<" }
        let node = ShapeNode(
            shape.inContainer(environment), fill: style.ink(environment), fillStyle: fillStyle, stroke: stroke?.listed,
            name: String(name), environment)
        guard let background else { return [node] }
        return [LayeredNode(node, layers: background.nodes(environment), .center, isBehind: true)]
    }

    /// Fills the shape in front of what has been painted of it.
    public func fill<Other: ShapeStyle>(_ content: Other = ForegroundStyle()) -> some View {
        _ShapeView<Content, Other>(shape: shape, style: content, background: AnyView(self))
    }
    /// Strokes the shape in front of what has been painted of it.
    public func stroke<Other: ShapeStyle>(_ content: Other, lineWidth: CGFloat = 1) -> some View {
        _ShapeView<Content, Other>(
            shape: shape, style: content, stroke: StrokeStyle(lineWidth: lineWidth), background: AnyView(self))
    }
    /// Strokes the shape in front of what has been painted of it.
    public func stroke<Other: ShapeStyle>(_ content: Other, style: StrokeStyle) -> some View {
        _ShapeView<Content, Other>(shape: shape, style: content, stroke: style, background: AnyView(self))
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Strokes inside the shape, in front of what has been painted of it.
    public func strokeBorder<Other: ShapeStyle>(_ content: Other, lineWidth: CGFloat = 1) -> some View {
        _ShapeView<Content.InsetShape, Other>(
            shape: shape.inset(by: lineWidth / 2), style: content, stroke: StrokeStyle(lineWidth: lineWidth),
            background: AnyView(self))
    }
}

extension Shape {
    public func fill<Style: ShapeStyle>(_ content: Style) -> _ShapeView<Self, Style> {
        _ShapeView(shape: self, style: content)
    }
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle) -> _ShapeView<Self, Style> {
        var view = _ShapeView(shape: self, style: content)
        view.fillStyle = style
        return view
    }
    public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle(), style: style) }
    public func fill() -> _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> _ShapeView<Self, Style> {
        _ShapeView(shape: self, style: content, stroke: style)
    }
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> _ShapeView<Self, Style> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    public func stroke(style: StrokeStyle) -> _ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), style: style)
    }
    public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self, ForegroundStyle> {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}
