/// Why a display list could not be painted.
package enum PaintingError: Error, Hashable, Sendable {
    /// The scale is not a positive finite number, or the picture's size is not.
    case invalidSize(width: Double, height: Double, scale: Double)
    /// More pixels than a surface can hold.
    case tooLarge(width: Double, height: Double)
    /// A face's file is missing or is not a font.
    case font(path: String, reason: String)
    /// An SVG document that the parser refuses.
    case vector(name: String, reason: String)
    /// Groups inside groups, more than a view tree has.
    case tooDeep(label: String)
    /// Cairo reports a fault, such as a lack of memory.
    case drawing(reason: String)
}

extension PaintingError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .invalidSize(let width, let height, let scale):
            "cannot paint \(width) × \(height) points at scale \(scale) — sizes and scale have to be positive and finite"
        case .tooLarge(let width, let height):
            "a picture of \(width) × \(height) pixels is too large — at most \(Painter.maximumSide) a side and "
                + "\(Painter.maximumArea) in all; lower the scale or the size"
        case .font(let path, let reason):
            "cannot open the font \(path): \(reason) — install it again or take it off the font path"
        case .vector(let name, let reason):
            "cannot draw \(name): \(reason) — check that it is an SVG document"
        case .tooDeep(let label):
            "cannot paint \(label): groups stand inside each other more than \(PaintPass.maximumDepth) deep"
        case .drawing(let reason):
            "cannot paint: \(reason)"
        }
    }
}
