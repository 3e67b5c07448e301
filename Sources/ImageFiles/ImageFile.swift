package import DisplayLists

/// What a picture file holds.
package enum DecodedImage: Hashable, Sendable {
    case bitmap(Bitmap)
    case vector(VectorImage)
}

/// Reads picture files: PNG, JPEG and SVG, told apart by content.
package enum ImageFile {
    /// Never reads another file or the network.
    package static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
        throw .notAnImage
    }
}
