import CCairo
import CRSVG
import DisplayLists
import Foundation

/// A parsed SVG document. It has no address, so that librsvg loads nothing that it points to.
final class VectorDocument {
    private let handle: UnsafeMutablePointer<RsvgHandle>
    private let width: Double
    private let height: Double
    private let name: String

    init(_ image: VectorImage, name: String) throws(PaintingError) {
        let (width, height) = (Double(image.size.width), Double(image.size.height))
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw .vector(name: name, reason: "its size is \(width) × \(height)")
        }
        var fault: UnsafeMutablePointer<GError>?
        let opened = image.source.withUnsafeBufferPointer {
            rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &fault)
        }
        guard let opened else { throw .vector(name: name, reason: Self.text(of: fault)) }
        handle = opened
        self.width = width
        self.height = height
        self.name = name
    }

    deinit { g_object_unref(handle) }

    /// The document stretched over a rectangle, on transparent ground.
    func render(in rect: PlacedRect, isMirrored: Bool) throws(PaintingError) -> Tile {
        let (pixelWidth, pixelHeight) = (rect.pixelWidth, rect.pixelHeight)
        var words = [UInt32](repeating: 0, count: pixelWidth * pixelHeight)
        var fault: UnsafeMutablePointer<GError>?
        let isDrawn = words.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return false }
            let drawing = Drawing(
                borrowing: base, format: .color, width: pixelWidth, height: pixelHeight, stride: pixelWidth * 4)
            let (left, boxWidth) = (Double(rect.x) / 64, Double(rect.width) / 64)
            drawing.setMatrix(
                Affine(
                    a: (isMirrored ? -boxWidth : boxWidth) / width, d: Double(rect.height) / 64 / height,
                    tx: isMirrored ? left + boxWidth : left, ty: Double(rect.y) / 64))
            var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
            return rsvg_handle_render_document(handle, drawing.context, &viewport, &fault) != 0
        }
        guard isDrawn else { throw .vector(name: name, reason: Self.text(of: fault)) }
        return Tile(width: pixelWidth, height: pixelHeight, words: words)
    }

    private static func text(of fault: UnsafeMutablePointer<GError>?) -> String {
        guard let fault else { return "librsvg gives no reason" }
        defer { g_error_free(fault) }
        let text = fault.pointee.message.map { String(cString: $0) } ?? ""
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
