import Foundation

/// What is set about a stretch of text; `nil` leaves it to what is around it.
struct TextAttributes: Hashable, Sendable {
    var font: Font?
    var changes: [Font.Change] = []
    var foreground: Foreground?
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var background: Color?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?

    /// A style that can be compared as far as it allows it.
    struct Foreground: Hashable, Sendable {
        let style: AnyShapeStyle
        private let name: String

        init<Style: ShapeStyle>(_ style: Style) {
            self.style = AnyShapeStyle(style)
            name = "\(style)"
        }

        static func == (left: Foreground, right: Foreground) -> Bool { left.name == right.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// These attributes with another's over them.
    func applying(_ inner: TextAttributes) -> TextAttributes {
        var result = self
        if let font = inner.font { result.font = font }
        result.changes += inner.changes
        if let foreground = inner.foreground { result.foreground = foreground }
        if let underline = inner.underline { result.underline = underline }
        if let strikethrough = inner.strikethrough { result.strikethrough = strikethrough }
        if let background = inner.background { result.background = background }
        if let kerning = inner.kerning { result.kerning = kerning }
        if let baselineOffset = inner.baselineOffset { result.baselineOffset = baselineOffset }
        return result
    }
}
