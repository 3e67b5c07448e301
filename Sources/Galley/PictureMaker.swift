package import DisplayLists
import PNG
import Painting

/// Paints and encodes. Keeps faces, glyphs and memory between pictures, so that a process or a thread wants one of its own.
package final class PictureMaker {
    private let painter = Painter()
    private var buffer = PixelBuffer(width: 1, height: 1)
    private var encoder = PNGEncoder()

    package init() {}

    /// A PNG file's bytes; the same picture gives the same bytes.
    package func png(of picture: SolvedPicture) throws(RenderError) -> [UInt8] {
        let (width, height) = picture.pixelSize
        encoder.start(width: width, height: height, scale: picture.scale)
        do {
            let rowsAbove = PNGEncoder.rowsAbove(width: width)
            try painter.paintStrips(of: picture.displayList, scale: picture.scale, rowsAbove: rowsAbove) {
                strip, rows, marks in
                encoder.append(strip, rows: rows, marks: marks)
            }
        } catch {
            throw Self.failure(error)
        }
        return encoder.finish()
    }

    package func pixels(of picture: SolvedPicture) throws(RenderError) -> PixelBuffer {
        do {
            try painter.paint(picture.displayList, scale: picture.scale, into: &buffer)
        } catch {
            throw Self.failure(error)
        }
        return buffer
    }

    /// Both, painted once.
    package func pixelsAndPNG(of picture: SolvedPicture) throws(RenderError) -> (pixels: PixelBuffer, png: [UInt8]) {
        let pixels = try pixels(of: picture)
        return (pixels, encoder.encode(pixels, scale: picture.scale))
    }

    private static func failure(_ error: PaintingError) -> RenderError {
        RenderError(.painting, ["\(error)"], isRequestFault: error.blamesTheRequest)
    }
}

/// A picture maker of a worker: what is asked of it is done one after another, off the main thread.
package actor PaintWorker {
    private let maker = PictureMaker()

    package init() {}

    package func perform<Job: Sendable, Outcome: Sendable>(
        _ job: Job, _ work: @Sendable (Job, PictureMaker) -> Outcome
    ) -> Outcome {
        work(job, maker)
    }
}

extension PaintingError {
    fileprivate var blamesTheRequest: Bool {
        switch self {
        case .invalidSize, .tooLarge, .tooDeep, .vector: true
        case .font, .drawing: false
        }
    }
}
