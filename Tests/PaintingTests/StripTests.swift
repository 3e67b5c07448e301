import DisplayLists
import Foundation
import Painting
import Testing

/// A picture painted in strips is the picture painted at once.
struct StripTests {
    /// Everything that reaches over the border of a strip: 900 × 1800 pixels are six strips.
    private var list: DisplayList {
        var sample = plainList
        let gradient = LinearGradient(
            start: CGPoint(x: 20, y: 30), end: CGPoint(x: 260, y: 570),
            stops: [
                .init(location: 0, color: .hex(0xFF3B30)), .init(location: 0.3, color: .hex(0x007AFF)),
                .init(location: 1, color: .hex(0x34C759)),
            ])
        let tall = CGRect(x: 20.3, y: 30.7, width: 60, height: 540)
        let card = RoundedRectangle(rect: CGRect(x: 110, y: 60, width: 80, height: 420), radius: 30)
        let slanted = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
        sample.items += [
            .fill(.ellipse(tall), .linearGradient(gradient)),
            .stroke(.ellipse(tall.insetBy(dx: -5, dy: -5)), .color(.black), StrokeStyle(width: 2.5)),
            .group(
                Group(
                    clip: .roundedRectangle(card), opacity: 0.6,
                    shadow: Shadow(
                        shape: .roundedRectangle(card), color: .black, offset: CGSize(width: 0, height: 4), radius: 12),
                    items: [
                        .fill(.rectangle(card.rect), .color(.hex(0xFFCC00))),
                        .fill(.rectangle(card.rect.insetBy(dx: 20, dy: 60)), .linearGradient(gradient)),
                    ])),
            .group(
                Group(
                    origin: CGPoint(x: 220, y: 100), transform: slanted,
                    items: [
                        .fill(.rectangle(CGRect(0, 0, 60, 300)), .color(.hex(0xAF52DE))),
                        .group(Group(clip: .ellipse(CGRect(0, 0, 60, 300)), items: SampleList().make().items)),
                    ])),
        ]
        return sample
    }

    /// Rows of text, of which much is the same as above.
    private var plainList: DisplayList {
        var sample = SampleList(bodySize: 19).make()
        sample.size = CGSize(width: 300, height: 600)
        return sample
    }

    @Test(arguments: [false, true])
    func stripsMakeUpThePicture(isPlain: Bool) throws {
        let list = isPlain ? plainList : list
        let painter = Painter()
        var whole = PixelBuffer(width: 1, height: 1)
        try painter.paint(list, scale: 3, into: &whole)
        var rows: [UInt32] = []
        var heights: [Int] = []
        var isThere: [Bool] = []
        try painter.paintStrips(of: list, scale: 3, rowsAbove: 7) { strip, range, marks in
            #expect(range.lowerBound == 7)
            for row in 0..<7 where !rows.isEmpty && isThere[isThere.count - 7 + row] {
                let above = rows[(rows.count - (7 - row) * 900)...].prefix(900)
                #expect(above.elementsEqual(strip.words[row * 900..<(row + 1) * 900]), "the rows above")
            }
            for (row, mask) in zip(range, marks.masks) {
                let isNeeded = row + 1 == range.upperBound || marks.masks[row + 1 - range.lowerBound] != 0
                isThere.append(mask != 0 || isNeeded)
                rows += mask != 0 ? strip.words[row * 900..<(row + 1) * 900] : rows.suffix(900)
            }
            heights.append(range.count)
        }
        #expect(isThere.contains(false) == isPlain)
        #expect(heights.reduce(0, +) == 1800)
        #expect(heights.count > 4)
        let differing = (0..<1800).filter { y in
            rows[y * 900..<(y + 1) * 900] != whole.words[y * 900..<(y + 1) * 900]
        }
        #expect(differing == [])
    }

    /// A picture as narrow as this is one strip: nothing can have been passed over in it that another strip needed.
    @Test(arguments: [50, 150, 250])
    func nothingIsCutAtTheBorders(left: Double) throws {
        let painter = Painter()
        var (wide, narrow) = (PixelBuffer(width: 1, height: 1), PixelBuffer(width: 1, height: 1))
        try painter.paint(list, scale: 3, into: &wide)
        let shifted = DisplayItem.group(Group(origin: CGPoint(x: -left, y: 0), items: list.items))
        try painter.paint(
            DisplayList(size: CGSize(width: 50, height: 600), items: [shifted]), scale: 3, into: &narrow)
        var largest = 0
        for y in 0..<1800 {
            let start = y * 900 + Int(left) * 3
            let (row, part) = (wide.words[start..<start + 150], narrow.words[y * 150..<(y + 1) * 150])
            guard row != part else { continue }
            for (one, other) in zip(row, part) {
                for shift: UInt32 in [0, 8, 16] {
                    largest = max(largest, abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)))
                }
            }
        }
        // Cairo reckons gradients and turned edges from its surface's corner, and rounds.
        #expect(largest <= 5)
    }

    @Test func faultsAreThoseOfThePicture() {
        let painter = Painter()
        let endless = DisplayList(size: CGSize(width: 40_000, height: 10), items: [])
        #expect(throws: PaintingError.self) {
            try painter.paintStrips(of: endless, scale: 1, rowsAbove: 1) { _, _, _ in }
        }
    }

    @Test(arguments: [false, true])
    func whatIsNotMarkedIsTheRowAbove(isPlain: Bool) throws {
        let list = isPlain ? plainList : list
        let painter = Painter()
        var whole = PixelBuffer(width: 1, height: 1)
        try painter.paint(list, scale: 3, into: &whole)
        var (y, unmarked) = (0, 0)
        var wrong: Set<Int> = []
        try painter.paintStrips(of: list, scale: 3, rowsAbove: 1) { _, range, marks in
            for mask in marks.masks {
                for x in 0..<900 where mask >> UInt64(x >> marks.blockBits) & 1 == 0 {
                    unmarked += 1
                    if whole.words[y * 900 + x] != whole.words[(y - 1) * 900 + x] { wrong.insert(y) }
                }
                y += 1
            }
        }
        #expect(y == 1800)
        #expect(wrong == [])
        #expect(!isPlain || unmarked > 1800 * 900 / 3, "most is as above")
    }
}
