import Foundation

/// Sets paragraphs. Keeps what it has opened and set, so one is made and used again; not for more than one thread.
package final class Typesetter {
    package init(fonts: FontLibrary) throws(TypesettingError) {
    }

    package func metrics(of font: FontDescription) -> FontMetrics {
        .system(size: font.size)
    }

    /// - Parameter width: the room for a line, in points; `nil` is without end.
    package func typeset(_ paragraph: Paragraph, width: Double?) -> TypesetText {
        let font = paragraph.spans.first?.font ?? FontDescription(size: 17)
        let text = paragraph.spans.map(\.text).joined()
        let metrics = metrics(of: font)
        let line = TypesetText.Line(
            baseline: metrics.ascender, x: 0, width: Double(text.count) * font.size / 2, runs: [], text: text)
        return TypesetText(
            size: CGSize(width: line.width, height: metrics.lineHeight), lines: [line], isTruncated: false, scale: 1)
    }
}
