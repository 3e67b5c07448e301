public import Foundation

/// A finished picture as a plain value: what is painted, where, and in which order. The wall between layout and paint.
///
/// What a painter can rely on:
/// - Lengths are points with y down, relative to the innermost group. Scale is applied once, by the painter.
/// - Colours are resolved sRGB with straight alpha; no dynamic colour, trait or state is left.
/// - Text is positioned glyphs with the source text beside them; a glyph that no face has was settled earlier.
/// - There is no class reference, closure or C pointer, so a list can be sent, hashed, compared and printed.
/// - Items paint in array order. Only groups clip, fade, transform or cast a shadow.
/// - Every group's label names its origin (`section 0/item 2/background`), so that a difference can say which cell.
public struct DisplayList: Hashable, Sendable {
    /// The picture's size in points.
    public var size: CGSize
    public var items: [DisplayItem]

    public init(size: CGSize, items: [DisplayItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One thing to paint.
public indirect enum DisplayItem: Hashable, Sendable {
    case group(Group)
    case fill(Shape, Paint)
    case stroke(Shape, Paint, StrokeStyle)
    case glyphs(GlyphRun)
    case bitmap(BitmapItem)
    case vector(VectorItem)
}
