public import Foundation

/// An SVG document scaled into a rectangle.
public struct VectorItem: Hashable, Sendable {
    public var image: VectorImage
    public var rect: CGRect
    /// When given, the document's alpha is painted in this colour (a symbol).
    public var tint: ResolvedColor?
    /// Mirrored left to right within its rectangle.
    public var isMirrored: Bool
    /// What to call it in the text form: a symbol's or file's name.
    public var name: String

    public init(
        image: VectorImage, rect: CGRect, tint: ResolvedColor? = nil, isMirrored: Bool = false, name: String = ""
    ) {
        self.image = image
        self.rect = rect
        self.tint = tint
        self.isMirrored = isMirrored
        self.name = name
    }
}
