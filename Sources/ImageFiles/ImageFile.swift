package import DisplayLists
import PNG

/// What a picture file holds.
package enum DecodedImage: Hashable, Sendable {
    case bitmap(Bitmap)
    case vector(VectorImage)
}

/// Reads picture files: PNG, JPEG and SVG, told apart by content. Never reads another file or the network.
package enum ImageFile {
    /// The longest side of a picture, in pixels, or in points for a document.
    static let maximumSide = 32_767
    static let maximumArea = 64 * 1024 * 1024

    /// The file's picture, upright and in sRGB; a colour profile is ignored.
    package static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
        try DecodedImages.image(bytes, decode: decodeAnew)
    }

    private static func decodeAnew(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
        switch ImageKind(bytes) {
        case .png: .bitmap(try decodePNG(bytes))
        case .jpeg: .bitmap(try JPEGDecoder.decode(bytes))
        case .svg: .vector(try SVGReader.read(bytes))
        case .other(let name): throw .unsupported(kind: name)
        case nil: throw .notAnImage
        }
    }

    private static func decodePNG(_ bytes: [UInt8]) throws(ImageFileError) -> Bitmap {
        do {
            let limits = PNGDecoder.Limits(maximumSide: maximumSide, maximumArea: maximumArea)
            return try PNGDecoder.decode(bytes, limits: limits)
        } catch {
            switch error {
            case .notPNG: throw .notAnImage
            case .truncated: throw .truncated(kind: "PNG")
            case .tooLarge(let width, let height): throw .tooLarge(width: width, height: height)
            default: throw .damaged(kind: "PNG", reason: error.detail)
            }
        }
    }
}
