public import Foundation
import UIKit

extension View {
    // MARK: Styles

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        inEnvironment { $0.takeForeground([style]) }
    }
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View {
        inEnvironment { $0.takeForeground([primary, secondary]) }
    }
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View {
        inEnvironment { $0.takeForeground([primary, secondary, tertiary]) }
    }
    /// `nil` leaves the foreground as it is.
    public func foregroundColor(_ color: Color?) -> some View {
        inEnvironment { if let color { $0.takeForeground([color]) } }
    }
    /// What `.background` stands for inside.
    public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.style.background] = style.ink($0) }
    }
    /// `nil` is the tint of the view around it.
    public func tint(_ tint: Color?) -> some View {
        inEnvironment { $0[storage: \.style.tint] = tint.map { Ink($0) } }
    }
    /// `nil` is the tint of the view around it.
    public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        inEnvironment { $0[storage: \.style.tint] = tint?.ink($0) }
    }
    /// `nil` is the tint of the view around it.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    // MARK: Effects

    /// 0…1, of the view as a whole.
    public func opacity(_ opacity: Double) -> some View { wrapped { node, _ in OpacityNode(node, opacity) } }
    /// Takes part in layout and does not show.
    public func hidden() -> some View { wrapped { node, _ in HiddenNode(node) } }
    public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> some View {
        wrapped { node, environment in
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            let shape = shape.inContainer(environment)
            return ClipNode(node) {
                ShapeNode.outline(shape, in: $0, isRightToLeft: isRightToLeft).filled(by: style)
            }
        }
    }
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
    /// - Parameter radius: Points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
    /// - Parameter radius: The Gaussian's deviation, points.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        wrapped { node, environment in
            ShadowNode(
                node, color.resolved(environment), radius: Double(radius), offset: CGSize(width: x, height: y))
        }
    }
    /// A line inside the view's edges.
    public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformEffect(CGAffineTransform(rotationAngle: angle.radians), anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformEffect(CGAffineTransform(scaleX: scale.width, y: scale.height), anchor)
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    private func transformEffect(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> some View {
        wrapped { node, _ in TransformNode(node, transform, anchor: anchor) }
    }

    // MARK: Images

    public func imageScale(_ scale: Image.Scale) -> some View { inEnvironment { $0.imageScale = scale } }
    /// `nil` is monochrome.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        inEnvironment { $0.symbolRenderingMode = mode }
    }
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        inEnvironment { $0.symbolVariants = variant }
    }
}

extension EnvironmentValues {
    fileprivate mutating func takeForeground(_ styles: [any ShapeStyle]) {
        foreground = ForegroundStyles.of(styles, self)
        self[storage: \.style.hasOwnForeground] = true
    }

    /// What a button is written in: the foreground that the app has set, or else a tint.
    func buttonForeground(_ tint: Ink) -> ForegroundStyles {
        self[storage: \.style.hasOwnForeground] ? foreground : ForegroundStyles([tint])
    }
}

extension ForegroundStyles {
    /// Levels are those of the foreground that is replaced.
    static func of(_ styles: [any ShapeStyle], _ environment: EnvironmentValues) -> ForegroundStyles {
        if styles.count == 1, let level = (styles[0] as? HierarchicalShapeStyle)?.level {
            return environment.foreground.from(level)
        }
        return ForegroundStyles(styles.map { $0.ink(environment) })
    }
}
