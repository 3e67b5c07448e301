import Appearance
public import Foundation
import UIKit

extension View {
    // MARK: Padding

    /// Points.
    nonisolated private static var systemPadding: CGFloat { HostedMetrics.padding }

    /// - Parameter length: Points; `nil` is the system's.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? Self.systemPadding))
    }
    public func padding(_ insets: EdgeInsets) -> some View { wrapped { node, _ in PaddingNode(node, insets) } }
    /// - Parameter length: Points at each side.
    public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

    // MARK: Frames

    /// - Parameters:
    ///   - width: Points; `nil` is the content's.
    ///   - height: Points; `nil` is the content's.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        wrapped { node, _ in FixedFrameNode(node, width: width, height: height, alignment) }
    }
    /// Limits, points; `nil` sets none.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped { node, _ in
            FlexibleFrameNode(
                node, width: FlexibleFrameNode.Limits(least: minWidth, ideal: idealWidth, most: maxWidth),
                height: FlexibleFrameNode.Limits(least: minHeight, ideal: idealHeight, most: maxHeight), alignment)
        }
    }
    /// As large as what scrolls around it, or as the screen, along axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    /// - Parameter length: Is given the length of what scrolls around it, or of the screen, in points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        wrapped { node, _ in ContainerFrameNode(node, axes, alignment, length: length) }
    }
    /// As large as some of the equal parts of what scrolls around it, or of the screen, along axes.
    /// - Parameters:
    ///   - count: How many parts there are.
    ///   - span: How many of them it takes.
    ///   - spacing: Between two parts, points.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = CGFloat(max(count, 1))
            let part = (length - spacing * (count - 1)) / count
            return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
        }
    }
    /// Takes the ideal size, whatever is offered.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return wrapped { [axes] node, _ in FixedSizeNode(node, axes) }
    }
    /// Views of higher priority get their room first.
    public func layoutPriority(_ value: Double) -> some View { wrapped { node, _ in PriorityNode(node, value) } }

    // MARK: Ratios

    /// - Parameter aspectRatio: Width by height; `nil` is the content's own.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped { node, _ in AspectRatioNode(node, ratio: aspectRatio, fills: contentMode == .fill) }
    }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    // MARK: Places

    public func offset(_ offset: CGSize) -> some View { wrapped { node, _ in OffsetNode(node, offset) } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
    /// Takes all the room and has its middle at a point of it.
    public func position(_ position: CGPoint) -> some View { wrapped { node, _ in PositionNode(node, position) } }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    // MARK: Guides

    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        wrapped { node, _ in GuideNode(node, guide.key, computeValue) }
    }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        wrapped { node, _ in GuideNode(node, guide.key, computeValue) }
    }

    // MARK: Layers

    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        layered(content(), alignment, isBehind: true)
    }
    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        layered(background, alignment, isBehind: true)
    }
    /// - Parameter edges: Where the style reaches beyond the safe area.
    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    {
        wrapped { node, environment in
            let fill = ShapeNode(
                Rectangle(), fill: style.ink(environment), name: "Rectangle", ignoresSafeArea: edges == .all,
                environment)
            return LayeredNode(node, layers: [fill], .center, isBehind: true)
        }
    }
    /// - Parameter edges: Where the style reaches beyond the safe area.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style, style: fillStyle), .center, isBehind: true)
    }
    public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        layered(content(), alignment, isBehind: false)
    }
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layered(overlay, alignment, isBehind: false)
    }
    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        layered(Rectangle().fill(style), .center, isBehind: false)
    }
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        layered(shape.fill(style, style: fillStyle), .center, isBehind: false)
    }

    private func layered<Layer: View>(_ layer: Layer, _ alignment: Alignment, isBehind: Bool) -> some View {
        wrapped { node, environment in
            // Several views of a layer lie in front of one another.
            let nodes = layer.nodes(environment)
            let whole =
                nodes.count > 1
                ? [
                    OverlappingNode(
                        nodes, alignment, isRightToLeft: environment.layoutDirection == .rightToLeft)
                ] : nodes
            return LayeredNode(node, layers: whole, alignment, isBehind: isBehind)
        }
    }
}

/// How content of another ratio is made to fit.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// All of it is inside.
    case fit
    /// It covers everything.
    case fill
}
