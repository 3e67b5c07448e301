import Foundation

/// Sets paragraphs. Keeps what it has opened and set, so one is made and used again; not for more than one thread.
package final class Typesetter {
    private let book: FontBook
    private let setter: ParagraphSetter
    private var cache = TextCache(capacity: cachedTexts)

    /// Twice as many are kept at most: more than a screen has, few enough that a batch of thousands stays as small as one
    /// of hundreds.
    private static let cachedTexts = 256
    /// A shrunk text's scale is a multiple of one over this.
    private static let scaleSteps = 1024

    /// Opens the face that most text is drawn with.
    package init(fonts: FontLibrary) throws(TypesettingError) {
        book = try FontBook(library: fonts)
        setter = ParagraphSetter(book: book)
    }

    package func metrics(of font: FontDescription) -> FontMetrics {
        book.resolve(font.sanitized).metrics
    }

    /// - Parameter width: the room for a line, in points; `nil` is without end.
    package func typeset(_ paragraph: Paragraph, width: Double?) -> TypesetText {
        let width = width.flatMap { $0.isFinite ? $0 : nil }
        return cache.text(paragraph, width: width) { set(paragraph.sanitized, width: width) }
    }

    private func set(_ paragraph: Paragraph, width: Double?) -> TypesetText {
        let whole = setter.set(paragraph, width: width, scale: 1)
        guard let width, paragraph.minimumScale > 0, paragraph.minimumScale < 1, paragraph.lineLimit > 0,
            overflows(whole, width)
        else { return whole }
        var plain = paragraph
        plain.allowsTightening = false
        var (tooSmall, tooLarge) = (
            Int((paragraph.minimumScale * Double(Self.scaleSteps)).rounded(.up)), Self.scaleSteps
        )
        var best: TypesetText?
        while tooSmall < tooLarge {
            let middle = (tooSmall + tooLarge) / 2
            let text = setter.set(plain, width: width, scale: Double(middle) / Double(Self.scaleSteps))
            if overflows(text, width) {
                tooLarge = middle
            } else {
                best = text
                tooSmall = middle + 1
            }
        }
        return best ?? setter.set(paragraph, width: width, scale: paragraph.minimumScale)
    }

    private func overflows(_ text: TypesetText, _ width: Double) -> Bool {
        text.isTruncated || text.size.width > width + LineFiller.slack
    }
}
