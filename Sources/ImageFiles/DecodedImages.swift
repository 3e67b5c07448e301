import Synchronization

/// Small picture files that were decoded before, by their bytes. The pictures of a batch show the same icons, and to find
/// out that a document is sound takes longer than to draw it.
enum DecodedImages {
    /// The bytes of a file that is kept: icons are, photographs are not.
    private static let largestFile = 32 << 10
    private static let mostFiles = 512

    private static let kept = Mutex<[[UInt8]: DecodedImage]>([:])

    /// What `decode` makes of the bytes; what it throws is not kept.
    static func image(
        _ bytes: [UInt8], decode: ([UInt8]) throws(ImageFileError) -> DecodedImage
    ) throws(ImageFileError) -> DecodedImage {
        guard bytes.count <= largestFile else { return try decode(bytes) }
        if let image = kept.withLock({ $0[bytes] }) { return image }
        let image = try decode(bytes)
        kept.withLock { kept in
            if kept.count >= mostFiles { kept.removeAll(keepingCapacity: true) }
            kept[bytes] = image
        }
        return image
    }
}
