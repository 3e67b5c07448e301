/// Remembers the texts set last. What has not been asked for while `capacity` others came in is forgotten.
struct TextCache {
    private struct Key: Hashable {
        let paragraph: Paragraph
        let width: Double?

        /// Enough to tell most labels apart; equality looks at everything.
        func hash(into hasher: inout Hasher) {
            if let span = paragraph.spans.first {
                hasher.combine(span.text)
                hasher.combine(span.font.size)
                hasher.combine(span.font.weight)
            }
            hasher.combine(paragraph.lineLimit)
            hasher.combine(width)
        }

        /// Two spellings of the same letters, such as `é` with and without a combining accent, are equal strings but show as
        /// different texts.
        static func == (left: Key, right: Key) -> Bool {
            left.width == right.width && left.paragraph == right.paragraph
                && left.paragraph.spans.elementsEqual(right.paragraph.spans) {
                    $0.text.utf8.elementsEqual($1.text.utf8)
                }
        }
    }

    private let capacity: Int
    private var recent: [Key: TypesetText] = [:]
    private var older: [Key: TypesetText] = [:]

    /// Longer texts are not kept, in bytes.
    private static let longestText = 4096

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The text set for this paragraph and width, made if need be.
    mutating func text(
        _ paragraph: Paragraph, width: Double?, make: () -> TypesetText
    ) -> TypesetText {
        let size = paragraph.spans.reduce(0) { $0 + $1.text.utf8.count }
        guard size <= Self.longestText else { return make() }
        let key = Key(paragraph: paragraph, width: width)
        if let known = recent[key] { return known }
        let text = older[key] ?? make()
        if recent.count >= capacity {
            older = recent
            recent = Dictionary(minimumCapacity: capacity)
        }
        recent[key] = text
        return text
    }
}
