/// Positioned glyphs of one face, size and colour.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        /// The glyph's origin on its baseline, in points, in the group's space.
        public var x: Double
        public var y: Double

        public init(id: UInt32, x: Double, y: Double) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var face: FontFace
    /// In points.
    public var size: Double
    public var color: ResolvedColor
    public var glyphs: [Glyph]
    /// What the glyphs say, in reading order.
    public var text: String
    /// Painted along the glyphs' outlines, over `color`, which may be clear; `nil` paints none.
    public var outline: Outline?

    /// A line centred on glyphs' outlines.
    public struct Outline: Hashable, Sendable {
        /// In points.
        public var width: Double
        public var color: ResolvedColor

        public init(width: Double, color: ResolvedColor) {
            self.width = width
            self.color = color
        }
    }

    public init(
        face: FontFace, size: Double, color: ResolvedColor, glyphs: [Glyph], text: String, outline: Outline? = nil
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.glyphs = glyphs
        self.text = text
        self.outline = outline
    }
}
