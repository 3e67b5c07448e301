import UIKit

/// A colour of the system under a style's name.
public struct SystemColorStyle: ShapeStyle, InkSource, Hashable {
    let color: Color
    func ink(in environment: EnvironmentValues) -> Ink { Ink(color) }
}

extension ShapeStyle where Self == SystemColorStyle {
    /// Of lines between things.
    public static var separator: Self { .init(color: Color(uiColor: .separator)) }
    /// Of text that stands where text is to be written.
    public static var placeholder: Self { .init(color: Color(uiColor: .placeholderText)) }
    public static var link: Self { .init(color: Color(uiColor: .link)) }
    /// Of shapes behind content.
    public static var fill: Self { .init(color: Color(uiColor: .systemFill)) }
    public static var windowBackground: Self { .init(color: Color(uiColor: .systemBackground)) }
}
