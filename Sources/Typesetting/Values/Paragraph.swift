/// Text and how it is to be set. Hard line breaks inside it start new lines under the same rules.
package struct Paragraph: Hashable, Sendable {
    package struct Span: Hashable, Sendable {
        package var text: String
        package var font: FontDescription
        /// Handed back on the runs, for the caller to tell its colours and links by.
        package var style: Int
        /// Added to every character's advance, in points.
        package var tracking: Double
        /// Raises the text above the line's baseline, in points.
        package var baselineOffset: Double
        /// How the hard lines that begin in the span are set; `nil` is plainly.
        package var block: ParagraphBlock?
        /// What stands in the text's place; `nil` is the text itself.
        package var attachment: Attachment?

        package init(
            text: String, font: FontDescription, style: Int = 0, tracking: Double = 0, baselineOffset: Double = 0,
            block: ParagraphBlock? = nil, attachment: Attachment? = nil
        ) {
            self.text = text
            self.font = font
            self.style = style
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.block = block
            self.attachment = attachment
        }
    }

    /// Something that stands in a line like a letter. In points; the text of its span is a single character.
    package struct Attachment: Hashable, Sendable {
        package var width: Double
        /// Above the baseline.
        package var ascent: Double
        /// Below the baseline; negative for what floats above it.
        package var descent: Double

        package init(width: Double, ascent: Double, descent: Double) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }

        func scaled(_ scale: Double) -> Attachment {
            Attachment(width: width * scale, ascent: ascent * scale, descent: descent * scale)
        }
    }

    package enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// By the text's direction.
        case natural
    }

    package enum Direction: Hashable, Sendable {
        case leftToRight, rightToLeft
        /// By the first strongly directed character of each hard line.
        case natural
    }

    package enum LineBreak: Hashable, Sendable {
        case wordWrapping, characterWrapping
        /// No wrapping: what runs past the width is still in the line.
        case clipping
        /// Wraps at words; what does not fit the last line allowed gives way to an ellipsis.
        case truncatingHead, truncatingMiddle, truncatingTail
    }

    /// What stands beside the first lines, at one of their ends, so that they have less room.
    package struct Notch: Hashable, Sendable {
        /// In points; finite.
        package var width: Double
        /// How many lines there are beside it.
        package var lines: Int
        package var isAtRight: Bool

        package init(width: Double, lines: Int, isAtRight: Bool = false) {
            self.width = width
            self.lines = lines
            self.isAtRight = isAtRight
        }
    }

    package var spans: [Span]
    package var alignment: Alignment
    package var direction: Direction
    package var lineBreak: LineBreak
    /// The most lines to set; 0 is no limit.
    package var lineLimit: Int
    /// How far the text may shrink to fit its width within the line limit; 0 and 1 are not at all.
    package var minimumScale: Double
    /// Whether letters may move closer together to avoid an ellipsis.
    package var allowsTightening: Bool
    /// Whether a word takes its neighbour along to the last line rather than stand there alone, as a label's default line
    /// breaking does on iOS 11 and later.
    package var avoidsLoneWords: Bool
    /// A BCP 47 tag such as `ja` or `zh-Hant`. `nil` lets the text's scripts decide.
    package var language: String?
    /// `nil` leaves all lines the same room.
    package var notch: Notch?

    package init(
        spans: [Span], alignment: Alignment = .natural, direction: Direction = .natural,
        lineBreak: LineBreak = .truncatingTail, lineLimit: Int = 0, minimumScale: Double = 0,
        allowsTightening: Bool = false, avoidsLoneWords: Bool = false, language: String? = nil
    ) {
        self.spans = spans
        self.alignment = alignment
        self.direction = direction
        self.lineBreak = lineBreak
        self.lineLimit = lineLimit
        self.minimumScale = minimumScale
        self.allowsTightening = allowsTightening
        self.avoidsLoneWords = avoidsLoneWords
        self.language = language
    }
}
