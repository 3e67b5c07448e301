/// A hard line's glyphs in reading order, not yet broken into lines.
struct ShapedText {
    /// Characters of one face, level and span.
    struct Item {
        /// Into the book's faces.
        var face: Int
        /// What the face is drawn at, in points.
        var drawingSize: Double
        /// The font's nominal size.
        var pointSize: Double
        /// Bidirectional embedding level; odd runs right to left.
        var level: UInt8
        var span: Int
    }

    /// What stays together: a letter with its marks, a ligature, a joined emoji.
    struct Cluster {
        var bytes: Range<Int>
        var glyphs: Range<Int>
        var item: Int
        /// In points, kerning and tracking included.
        var advance: Double
        /// The part of the advance that only the next cluster's company accounts for.
        var kerning: Double
        var kind: Kind
    }

    enum Kind: UInt8 {
        case ink
        /// Hangs over a line's end.
        case space
        /// Reaches to the next tab stop: its advance depends on where it stands.
        case tab
        /// A break after it shows a hyphen.
        case softHyphen
    }

    struct Glyph {
        var id: UInt32
        /// Of the glyph's origin from its cluster's left edge and from the baseline, y down, in points.
        var x: Double
        var y: Double
    }

    var items: [Item] = []
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    /// Whether the hard line runs right to left as a whole.
    var isRightToLeft = false

    mutating func removeAll() {
        items.removeAll(keepingCapacity: true)
        clusters.removeAll(keepingCapacity: true)
        glyphs.removeAll(keepingCapacity: true)
        isRightToLeft = false
    }
}
