import DisplayLists
import Foundation

extension ResolvedColor {
    /// Of alpha 1. Each component is limited to 0…1.
    init(hue: Double, saturation: Double, brightness: Double) {
        let turn = min(max(hue, 0), 1) * 6
        let saturation = min(max(saturation, 0), 1)
        let brightness = min(max(brightness, 0), 1)
        func component(_ offset: Double) -> Double {
            let place = (offset + turn).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * min(max(min(place, 4 - place), 0), 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1))
    }

    var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let brightness = max(red, green, blue)
        let range = brightness - min(red, green, blue)
        guard range > 0 else { return (0, 0, brightness) }
        let sixth: Double
        if brightness == red {
            sixth = (green - blue) / range
        } else if brightness == green {
            sixth = 2 + (blue - red) / range
        } else {
            sixth = 4 + (red - green) / range
        }
        return ((sixth < 0 ? sixth + 6 : sixth) / 6, range / brightness, brightness)
    }

    /// Of alpha 1, limited to what sRGB can show. Both spaces share white point and transfer curve; the matrix is the
    /// product of P3's and sRGB's published primaries.
    init(displayP3Red red: Double, green: Double, blue: Double) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.224_940_2 * r - 0.224_940_2 * g),
            green: Self.encoded(-0.042_056_9 * r + 1.042_056_9 * g),
            blue: Self.encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b))
    }

    /// Perceived lightness as a grey of the same alpha (the weights of sRGB's primaries, applied to encoded values as
    /// device grey is).
    var gray: ResolvedColor {
        let white = 0.299 * red + 0.587 * green + 0.114 * blue
        return ResolvedColor(red: white, green: white, blue: white, alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let value = min(max(value, 0), 1)
        return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
