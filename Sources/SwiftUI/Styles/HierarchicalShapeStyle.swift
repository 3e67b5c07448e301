import UIKit

/// A level of the foreground's style.
public struct HierarchicalShapeStyle: ShapeStyle, InkSource, Hashable {
    let level: Int

    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    func ink(in environment: EnvironmentValues) -> Ink { environment.foreground.ink(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground's own style.
    public static var primary: Self { .init(level: 0) }
    /// Half as strong.
    public static var secondary: Self { .init(level: 1) }
    /// A quarter as strong.
    public static var tertiary: Self { .init(level: 2) }
    public static var quaternary: Self { .init(level: 3) }
    public static var quinary: Self { .init(level: 4) }
}
