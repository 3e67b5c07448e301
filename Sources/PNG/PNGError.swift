/// Why bytes are not a PNG that can be read: what is wrong, and the offset of the chunk that it is wrong in.
package enum PNGError: Error, Hashable, Sendable {
    case notPNG
    case truncated(offset: Int)
    case tooLarge(width: Int, height: Int)
    case damagedChunk(name: String, offset: Int)
    case invalidHeader(reason: String)
    case misplacedChunk(name: String, offset: Int)
    case unknownCriticalChunk(name: String, offset: Int)
    case damagedPixels(reason: String)
}

extension PNGError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notPNG: "not a PNG — the signature is missing"
        case .truncated(let offset): "the PNG ends in the middle of a chunk at byte \(offset) — copy it again"
        case .tooLarge(let width, let height): "a PNG of \(width) × \(height) pixels is too large"
        case .damagedChunk(let name, let offset): "the PNG's chunk \(name) at byte \(offset) is damaged"
        case .invalidHeader(let reason): "the PNG's header is wrong: \(reason)"
        case .misplacedChunk(let name, let offset): "the PNG's chunk \(name) at byte \(offset) is out of place"
        case .unknownCriticalChunk(let name, let offset):
            "the PNG needs a chunk \(name) (byte \(offset)) that is unknown"
        case .damagedPixels(let reason): "the PNG's pixels are damaged: \(reason)"
        }
    }
}
