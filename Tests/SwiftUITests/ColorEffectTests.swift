import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Effects that change every colour of a view.
@MainActor struct ColorEffectTests {
    /// The colour that a view of one colour is painted with.
    private func painted(_ color: Color, _ change: (Color) -> some View) -> String? {
        Hosted.snapshot { change(color) }.displayList.items.lazy.compactMap(lastFill).last
    }

    private func lastFill(_ item: DisplayItem) -> String? {
        switch item {
        case .group(let group): group.items.lazy.compactMap(lastFill).last
        case .fill(_, .color(let color)): color.hexadecimal
        default: nil
        }
    }

    private static func opposite(_ color: ResolvedColor) -> ResolvedColor {
        ResolvedColor(red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue, alpha: color.alpha)
    }

    private let teal = Color(red: 0.2, green: 0.6, blue: 0.8)

    @Test func channelsAreChangedOneByOne() {
        #expect(painted(teal) { $0.brightness(0.1) } == "#4DB3E6FF")
        #expect(painted(teal) { $0.brightness(1) } == "#FFFFFFFF")
        #expect(painted(teal) { $0.contrast(0.5) } == "#598CA6FF")
        #expect(painted(teal) { $0.colorInvert() } == "#CC6633FF")
        #expect(painted(teal) { $0.colorMultiply(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)) } == "#334D0080")
    }

    @Test func channelsAreMixed() {
        // 0.2126 of 0.2, 0.7152 of 0.6 and 0.0722 of 0.8.
        #expect(painted(teal) { $0.saturation(0) } == "#878787FF")
        #expect(painted(teal) { $0.grayscale(1) } == "#878787FF")
        #expect(painted(teal) { $0.grayscale(0) } == "#3399CCFF")
        #expect(painted(teal) { $0.saturation(0.5) } == "#5D90A9FF")
        #expect(painted(.red) { $0.hueRotation(.degrees(360)) } == painted(.red) { $0 })
        #expect(painted(Color(white: 0.6)) { $0.hueRotation(.degrees(90)) } == "#999999FF")
        #expect(painted(Color(red: 1, green: 0, blue: 0)) { $0.hueRotation(.degrees(180)) } == "#006C6CFF")
    }

    @Test func textsAndPicturesAreChangedToo() {
        let report = Hosted.report { Text("tea").foregroundStyle(teal).colorInvert() }
        #expect(report.textColor("tea") == "#CC6633FF")
        let pixels: [UInt8] = [204, 153, 51, 255, 102, 76, 25, 128, 0, 0, 0, 0]
        let bitmap = Bitmap(width: 3, height: 1, pixels: pixels).map { BitmapItem(bitmap: $0, rect: .zero) }
        guard let bitmap, case .bitmap(let item) = DisplayItem.bitmap(bitmap).recolored(Self.opposite) else {
            Issue.record("no bitmap")
            return
        }
        #expect(item.bitmap.pixels == [51, 102, 204, 255, 26, 52, 103, 128, 0, 0, 0, 0])
    }
}
