public import Foundation

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
