import DisplayLists

/// A colour as it is laid on pixels: 8-bit straight components and a 16-bit alpha, so that an alpha such as 0.29 loses
/// nothing before it meets the pixel.
struct Ink: Hashable {
    let red: UInt32
    let green: UInt32
    let blue: UInt32
    /// 0…65,535.
    let alpha: UInt32

    init(_ color: ResolvedColor, opacity: Double) {
        red = UInt32(Self.unit(color.red) * 255 + 0.5)
        green = UInt32(Self.unit(color.green) * 255 + 0.5)
        blue = UInt32(Self.unit(color.blue) * 255 + 0.5)
        alpha = UInt32(Self.unit(color.alpha) * Self.unit(opacity) * 65_535 + 0.5)
    }

    /// 0…1; what is not a number is 0.
    static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

    var isOpaque: Bool { alpha == 65_535 }
    var isClear: Bool { alpha == 0 }
    /// The opaque pixel of this colour.
    var word: UInt32 { 0xFF00_0000 | red << 16 | green << 8 | blue }

    /// The pixel under a coverage of 0…255: premultiplied `over`, each channel rounded once.
    @inline(__always)
    func over(_ pixel: UInt32, coverage: UInt32) -> UInt32 {
        let share = (coverage &* alpha &+ 127) / 255
        let rest = 65_535 &- share
        @inline(__always)
        func channel(_ ink: UInt32, _ shift: UInt32) -> UInt32 {
            let old = (pixel >> shift) & 0xFF
            return ((ink &* share &+ old &* rest &+ 32_767) / 65_535) << shift
        }
        return channel(255, 24) | channel(red, 16) | channel(green, 8) | channel(blue, 0)
    }
}
