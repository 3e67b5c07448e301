import CRSVG
import DisplayLists
import Foundation

/// Checks SVG documents and finds their size.
enum SVGReader {
    static func read(_ bytes: [UInt8]) throws(ImageFileError) -> VectorImage {
        var fault: UnsafeMutablePointer<GError>?
        // Data without an address: the document cannot reach another file.
        let handle = bytes.withUnsafeBufferPointer {
            rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &fault)
        }
        guard let handle else { throw .damaged(kind: "SVG", reason: reason(fault)) }
        defer { g_object_unref(handle) }
        let size = try size(of: handle)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .damaged(kind: "SVG", reason: "its size is \(size.width) × \(size.height)")
        }
        let side = Double(ImageFile.maximumSide)
        guard size.width <= side, size.height <= side else {
            throw .tooLarge(
                width: Int(min(size.width, 1e9).rounded()), height: Int(min(size.height, 1e9).rounded()))
        }
        return VectorImage(source: bytes, size: size)
    }

    /// The size that the document gives itself, or else that of its view box. A CSS pixel is a point.
    private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) throws(ImageFileError) -> CGSize {
        var (width, height) = (0.0, 0.0)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0 {
            return CGSize(width: width, height: height)
        }
        var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
        var (cssWidth, cssHeight, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
        rsvg_handle_get_intrinsic_dimensions(
            handle, &hasWidth, &cssWidth, &hasHeight, &cssHeight, &hasBox, &box)
        guard hasBox != 0 else { throw .damaged(kind: "SVG", reason: "it has neither a size nor a viewBox") }
        return CGSize(width: box.width, height: box.height)
    }

    private static func reason(_ fault: UnsafeMutablePointer<GError>?) -> String {
        guard let fault else { return "librsvg gives no reason" }
        defer { g_error_free(fault) }
        let text = fault.pointee.message.map { String(cString: $0) } ?? ""
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
