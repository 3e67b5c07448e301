import CCairo
import DisplayLists
import Foundation

/// How an outline becomes coverage.
enum Marking: Hashable {
    case fill
    case stroke(StrokeStyle)
}

extension Mask {
    /// The coverage of a filled or stroked shape from device pixel (0, 0) on. May be a few pixels wider than asked for:
    /// Cairo's rows are multiples of four bytes.
    init(rendering shape: Shape, _ marking: Marking = .fill, under transform: Affine, width: Int, height: Int) {
        let width = (width + 3) / 4 * 4
        bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
        coverage = [UInt8](repeating: 0, count: width * height)
        coverage.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let drawing = Drawing(borrowing: base, format: .coverage, width: width, height: height, stride: width)
            guard drawing.add(shape.path, under: transform) else { return }
            cairo_set_source_rgba(drawing.context, 0, 0, 0, 1)
            switch marking {
            case .fill: cairo_fill(drawing.context)
            case .stroke(let style): drawing.stroke(style, under: transform)
            }
        }
    }
}
