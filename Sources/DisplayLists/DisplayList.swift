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

/// Items that move, clip, fade and cast a shadow together.
public struct Group: Hashable, Sendable {
    /// Where the items come from, as a path from the root; empty for a group that only exists to clip or move.
    public var label: String
    /// Where the group's own (0, 0) lies in its parent, in points.
    public var origin: CGPoint
    /// Applied about the group's own (0, 0), before `origin`; `nil` is the identity.
    public var transform: Transform?
    /// In the group's own space; `nil` does not clip.
    public var clip: Shape?
    /// 0…1, applied to the group as a whole.
    public var opacity: Double
    public var shadow: Shadow?
    /// Of the items themselves; `nil` casts none.
    public var contentShadow: ContentShadow?
    public var items: [DisplayItem]

    public init(
        label: String = "", origin: CGPoint = .zero, transform: Transform? = nil, clip: Shape? = nil,
        opacity: Double = 1, shadow: Shadow? = nil, contentShadow: ContentShadow? = nil, items: [DisplayItem] = []
    ) {
        self.label = label
        self.origin = origin
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
        self.shadow = shadow
        self.contentShadow = contentShadow
        self.items = items
    }
}

/// A blurred copy of a shape painted beneath a group's items.
public struct Shadow: Hashable, Sendable {
    /// In the group's own space.
    public var shape: Shape
    public var color: ResolvedColor
    public var offset: CGSize
    /// The Gaussian's standard deviation is half of this, in points, as for a layer's `shadowRadius`.
    public var radius: Double

    public init(shape: Shape, color: ResolvedColor, offset: CGSize, radius: Double) {
        self.shape = shape
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// An affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
}
