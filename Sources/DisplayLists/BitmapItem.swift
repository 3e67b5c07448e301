public import Foundation

/// Pixels stretched over a rectangle.
public struct BitmapItem: Hashable, Sendable {
    public var bitmap: Bitmap
    public var rect: CGRect
    /// When given, the pixels' alpha is painted in this colour (a template image).
    public var tint: ResolvedColor?
    /// What to call it in the text form: a file's name, or empty.
    public var name: String

    public init(bitmap: Bitmap, rect: CGRect, tint: ResolvedColor? = nil, name: String = "") {
        self.bitmap = bitmap
        self.rect = rect
        self.tint = tint
        self.name = name
    }
}
