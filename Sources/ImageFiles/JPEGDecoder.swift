import CTurboJPEG
import DisplayLists
import Foundation

/// Reads JPEG files, baseline and progressive, grey, colour and CMYK.
enum JPEGDecoder {
    static func decode(_ bytes: [UInt8]) throws(ImageFileError) -> Bitmap {
        guard let handle = tjInitDecompress() else { throw .damaged(kind: "JPEG", reason: "out of memory") }
        defer { tjDestroy(handle) }
        var (width, height, subsampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let status = tjDecompressHeader3(
            handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &colors)
        try check(status, of: handle)
        // The file ends before it comes to its size.
        guard width > 0, height > 0 else { throw .truncated(kind: "JPEG") }
        let (columns, rows) = (Int(width), Int(height))
        guard columns <= ImageFile.maximumSide, rows <= ImageFile.maximumSide, columns * rows <= ImageFile.maximumArea
        else { throw .tooLarge(width: columns, height: rows) }
        let isInk = colors == TJCS_CMYK.rawValue || colors == TJCS_YCCK.rawValue
        let format = Int32(isInk ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue)
        var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
        let result = tjDecompress2(
            handle, bytes, UInt(bytes.count), &pixels, width, width * 4, height, format,
            Int32(TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS))
        try check(result, of: handle)
        if isInk { convertInk(&pixels) }
        let orientation = EXIFOrientation(jpeg: bytes)
        guard let bitmap = orientation.upright(pixels, width: columns, height: rows) else {
            throw .damaged(kind: "JPEG", reason: "there are no pixels")
        }
        return bitmap
    }

    /// The library goes on after a warning, and so do cameras' files; only what is missing is an error here.
    private static func check(_ status: Int32, of handle: tjhandle) throws(ImageFileError) {
        guard status != 0 else { return }
        let fault = fault(of: handle)
        let isWarning = tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
        if !isWarning || fault == .truncated(kind: "JPEG") { throw fault }
    }

    private static func fault(of handle: tjhandle) -> ImageFileError {
        let text = tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown fault"
        // The library has no code for these.
        let isShort = text.lowercased().contains("premature end") || text.contains("Input file read error")
        if isShort { return .truncated(kind: "JPEG") }
        return .damaged(kind: "JPEG", reason: text)
    }

    /// Inks are stored inverted, as Adobe writes them: 255 is no ink. Each colour is what its ink and black let through.
    private static func convertInk(_ pixels: inout [UInt8]) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for start in stride(from: 0, to: pixels.count, by: 4) {
                let black = UInt32(pixels[start + 3])
                func through(_ ink: Int) -> UInt8 { UInt8((UInt32(pixels[start + ink]) * black + 127) / 255) }
                let (red, green, blue) = (through(0), through(1), through(2))
                pixels[start] = blue
                pixels[start + 1] = green
                pixels[start + 2] = red
                pixels[start + 3] = 255
            }
        }
    }
}
