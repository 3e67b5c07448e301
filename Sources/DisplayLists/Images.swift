public import Foundation

/// Decoded pixels: 8-bit premultiplied sRGB, four bytes a pixel in the order blue, green, red, alpha, rows without padding.
public struct Bitmap: Hashable, Sendable {
    public let width: Int
    public let height: Int
    public let pixels: [UInt8]
    /// A digest of size and pixels; equality and hashing go by it, so that comparing lists does not read every pixel.
    public let digest: UInt64

    /// `nil` unless there are `width · height` pixels and both are positive.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
        var digest = Digest()
        digest.combine(UInt64(width))
        digest.combine(UInt64(height))
        digest.combine(pixels)
        self.digest = digest.value
    }

    /// The pixels of a painted picture, which is opaque.
    ///
    /// - Parameter digest: of something that says as much as the pixels, such as their file.
    package init(opaque buffer: PixelBuffer, digest: UInt64) {
        width = buffer.width
        height = buffer.height
        pixels = unsafe buffer.words.withUnsafeBytes { unsafe [UInt8]($0) }
        self.digest = digest
    }

    public static func == (left: Bitmap, right: Bitmap) -> Bool {
        left.digest == right.digest && left.width == right.width && left.height == right.height
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// An SVG document and its natural size.
public struct VectorImage: Hashable, Sendable {
    /// The document's text, UTF-8.
    public let source: [UInt8]
    /// In points at scale 1.
    public let size: CGSize
    public let digest: UInt64

    public init(source: [UInt8], size: CGSize) {
        self.source = source
        self.size = size
        var digest = Digest()
        digest.combine(source)
        self.digest = digest.value
    }

    public static func == (left: VectorImage, right: VectorImage) -> Bool {
        left.digest == right.digest && left.source.count == right.source.count
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

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
