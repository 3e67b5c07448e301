/// Why a file could not be read as a picture.
package enum ImageFileError: Error, Hashable, Sendable {
    case notAnImage
    /// A picture of a kind that is not read, such as `GIF`.
    case unsupported(kind: String)
    case truncated(kind: String)
    case tooLarge(width: Int, height: Int)
    case damaged(kind: String, reason: String)
}

extension ImageFileError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAnImage: "not a picture — PNG, JPEG and SVG are read"
        case .unsupported(let kind): "\(kind) is not read — convert it to PNG, JPEG or SVG"
        case .truncated(let kind): "the \(kind) picture is cut short — copy it again"
        case .tooLarge(let width, let height):
            "a picture of \(width) × \(height) is too large — make it smaller than 32,768 a side and 64 megapixels"
        case .damaged(let kind, let reason): "the \(kind) picture cannot be read: \(reason)"
        }
    }
}
