import UIKit

/// A colour of the system under a style's name.
public struct SystemColorStyle: ShapeStyle, InkSource, Hashable {
    let color: Color
    /// Weaker ones of the same kind, from the strongest.
    var weaker: [Color] = []
    func ink(in environment: EnvironmentValues) -> Ink { Ink(color) }
}

extension ShapeStyle where Self == SystemColorStyle {
    /// Of lines between things.
    public static var separator: Self { .init(color: Color(uiColor: .separator)) }
    /// Of text that stands where text is to be written.
    public static var placeholder: Self { .init(color: Color(uiColor: .placeholderText)) }
    public static var link: Self { .init(color: Color(uiColor: .link)) }
    /// Of shapes behind content.
    public static var fill: Self {
        let weaker: [UIColor] = [.secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return .init(color: Color(uiColor: .systemFill), weaker: weaker.map { Color(uiColor: $0) })
    }
    public static var windowBackground: Self { .init(color: Color(uiColor: .systemBackground)) }
}

extension SystemColorStyle: LeveledStyle {
    func ink(_ level: Int, in environment: EnvironmentValues) -> Ink? {
        weaker.indices.contains(level - 1) ? Ink(weaker[level - 1]) : nil
    }
}
