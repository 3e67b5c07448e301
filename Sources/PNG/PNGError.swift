/// Why bytes are not a PNG that can be read. Offsets are those of the chunk that something is wrong with.
package enum PNGError: Error, Hashable, Sendable {
    case notPNG
    case truncated(offset: Int)
    case tooLarge(width: Int, height: Int)
    case damagedChunk(name: String, offset: Int)
    case invalidHeader(reason: String)
    case misplacedChunk(name: String, offset: Int)
    case unknownCriticalChunk(name: String, offset: Int)
    case damagedPixels(reason: String)

    /// What is wrong, to stand after a colon.
    package var detail: String {
        switch self {
        case .notPNG: "it does not begin as a PNG does"
        case .truncated(let offset): "it ends inside the chunk at byte \(offset); copy it again"
        case .tooLarge(let width, let height): "\(width) × \(height) pixels are too many"
        case .damagedChunk(let name, let offset): "the chunk \(name) at byte \(offset) is damaged; copy it again"
        case .invalidHeader(let reason): "its header is wrong: \(reason)"
        case .misplacedChunk(let name, let offset): "the chunk \(name) at byte \(offset) is out of place"
        case .unknownCriticalChunk(let name, let offset): "the chunk \(name) at byte \(offset) is unknown"
        case .damagedPixels(let reason): "its pixels are damaged: \(reason)"
        }
    }
}

extension PNGError: CustomStringConvertible {
    package var description: String { "not a readable PNG: \(detail)" }
}
