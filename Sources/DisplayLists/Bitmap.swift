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
