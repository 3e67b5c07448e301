import Foundation

/// How different two colours look: ΔE after CIE 1994 with the weights for graphic arts. Below 1 hardly anybody sees it;
/// black and white are 100 apart.
enum ColorDifference {
    /// Between two words of a pixel buffer; the first is the reference.
    static func between(_ reference: UInt32, _ sample: UInt32) -> Double {
        between(Lab(reference), Lab(sample))
    }

    /// CIE 116-1995: kL = kC = kH = 1, K1 = 0.045, K2 = 0.015; chroma is the reference's.
    static func between(_ reference: Lab, _ sample: Lab) -> Double {
        let lightness = reference.lightness - sample.lightness
        let chroma = (reference.a * reference.a + reference.b * reference.b).squareRoot()
        let chromaDifference = chroma - (sample.a * sample.a + sample.b * sample.b).squareRoot()
        let (a, b) = (reference.a - sample.a, reference.b - sample.b)
        let hueSquared = max(0, a * a + b * b - chromaDifference * chromaDifference)
        let chromaTerm = chromaDifference / (1 + 0.045 * chroma)
        let hueWeight = 1 + 0.015 * chroma
        return (lightness * lightness + chromaTerm * chromaTerm + hueSquared / (hueWeight * hueWeight)).squareRoot()
    }

    /// A colour in CIE L*a*b* under D65, the white of sRGB.
    struct Lab {
        var lightness: Double
        var a: Double
        var b: Double

        init(lightness: Double, a: Double, b: Double) {
            self.lightness = lightness
            self.a = a
            self.b = b
        }

        /// From a word of a pixel buffer.
        init(_ word: UInt32) {
            let red = Self.linear[Int(word >> 16 & 0xFF)]
            let green = Self.linear[Int(word >> 8 & 0xFF)]
            let blue = Self.linear[Int(word & 0xFF)]
            let (x, y, z) = (
                Self.curve(Self.x.of(red, green, blue)), Self.curve(Self.y.of(red, green, blue)),
                Self.curve(Self.z.of(red, green, blue))
            )
            self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
        }

        /// A row of the matrix from linear sRGB to XYZ (IEC 61966-2-1), over what white gives.
        private struct Row {
            var red: Double
            var green: Double
            var blue: Double

            func of(_ red: Double, _ green: Double, _ blue: Double) -> Double {
                (self.red * red + self.green * green + self.blue * blue) / (self.red + self.green + self.blue)
            }
        }

        private static let x = Row(red: 0.4124564, green: 0.3575761, blue: 0.1804375)
        private static let y = Row(red: 0.2126729, green: 0.7151522, blue: 0.0721750)
        private static let z = Row(red: 0.0193339, green: 0.1191920, blue: 0.9503041)

        /// sRGB's transfer curve for each of its 256 levels.
        private static let linear: [Double] = (0...255).map { level in
            let value = Double(level) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }

        private static func curve(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
    }

    /// Remembers what was worked out: an anti-aliased edge has few colours and many pixels.
    struct Cache {
        private static let size = 1024
        private var keys = [UInt64](repeating: .max, count: size)
        private var values = [Double](repeating: 0, count: size)

        mutating func between(_ reference: UInt32, _ sample: UInt32) -> Double {
            let key = UInt64(reference & 0x00FF_FFFF) << 32 | UInt64(sample & 0x00FF_FFFF)
            let place = Int((key &* 0x9E37_79B9_7F4A_7C15) >> 54)
            if keys[place] != key {
                keys[place] = key
                values[place] = ColorDifference.between(reference, sample)
            }
            return values[place]
        }
    }
}
