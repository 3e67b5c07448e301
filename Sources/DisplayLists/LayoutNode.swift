public import Foundation

/// One thing that has a place.
public struct LayoutNode: Hashable, Sendable {
    /// Where it belongs, such as `section 0/item 1/text`.
    public var path: String
    /// `cell`, `text`, `separator.bottom` …: the words of the scene format's `inspect`.
    public var role: String
    public var frame: CGRect
    /// The visible part when something clips it partly; `nil` when all of it shows.
    public var clip: CGRect?
    /// The class, for role `view` alone.
    public var type: String?
    public var text: TextDetails?
    /// What an image shows: a symbol's or a file's name, or a digest of its pixels; `nil` for what is no image.
    public var image: String?
    /// Fill, text or tint colour, resolved; `nil` for what has none of its own.
    public var color: ResolvedColor?

    public struct TextDetails: Hashable, Sendable {
        public var text: String
        /// Face, size and weight: `Inter 17 regular`.
        public var font: String
        public var lines: Int
        public var isTruncated: Bool

        public init(text: String, font: String, lines: Int, isTruncated: Bool) {
            self.text = text
            self.font = font
            self.lines = lines
            self.isTruncated = isTruncated
        }
    }

    public init(
        path: String, role: String, frame: CGRect, clip: CGRect? = nil, type: String? = nil,
        text: TextDetails? = nil, image: String? = nil, color: ResolvedColor? = nil
    ) {
        self.path = path
        self.role = role
        self.frame = frame
        self.clip = clip
        self.type = type
        self.text = text
        self.image = image
        self.color = color
    }
}
