import DisplayLists
import Foundation
import Painting
import Testing

/// Groups that are painted as one picture before they are laid on what is behind them.
struct LayerEffectTests {
    private let square = Shape.rectangle(CGRect(0, 0, 40, 40))
    private func red(_ pixel: UInt32) -> UInt32 { pixel >> 16 & 0xFF }

    @Test func masksShowByTheirCoverage() throws {
        let fade = LinearGradient(
            start: CGPoint(x: 0, y: 0), end: CGPoint(x: 40, y: 0),
            stops: [.init(location: 0, color: .white), .init(location: 1, color: .clear)])
        let effect = LayerEffect(mask: [.fill(square, .linearGradient(fade))], bounds: CGRect(0, 0, 40, 40))
        let sheet = try Sheet([.group(Group(effect: effect, items: [.fill(square, .color(.hex(0xFF0000)))]))])
        #expect(red(sheet[0, 20]) > 240)
        #expect((118...138).contains(red(sheet[20, 20])))
        #expect(red(sheet[39, 20]) < 15)
    }

    @Test func whatIsOutsideOfAMaskIsHidden() throws {
        let mask: [DisplayItem] = [.fill(.rectangle(CGRect(10, 10, 5, 5)), .color(.white))]
        let effect = LayerEffect(mask: mask, bounds: CGRect(0, 0, 40, 40))
        let behind = DisplayItem.fill(square, .color(.hex(0x0000FF)))
        let after = DisplayItem.fill(.rectangle(CGRect(30, 30, 2, 2)), .color(.white))
        let sheet = try Sheet([
            behind, .group(Group(effect: effect, items: [.fill(square, .color(.hex(0xFF0000)))])), after,
        ])
        #expect(sheet[12, 12] == 0xFF0000)
        #expect(sheet[16, 12] == 0x0000FF)
        // What comes behind it is found in its own place.
        #expect(sheet[31, 31] == 0xFFFFFF)
    }

    @Test func blurredEdgesAreSoft() throws {
        let effect = LayerEffect(blur: 3, bounds: CGRect(10, 10, 20, 20))
        let sheet = try Sheet([
            .group(Group(effect: effect, items: [.fill(.rectangle(CGRect(10, 10, 20, 20)), .color(.white))]))
        ])
        #expect(red(sheet[20, 20]) > 240)
        #expect((100...155).contains(red(sheet[10, 20])))
        #expect((1...100).contains(red(sheet[6, 20])))
        #expect(sheet[0, 20] == 0)
    }

    @Test(arguments: [
        (LayerEffect.BlendMode.normal, 0x0000FF as UInt32), (.multiply, 0), (.plusLighter, 0xFF00FF),
        (.screen, 0xFF00FF), (.destinationOver, 0xFF0000), (.difference, 0xFF00FF),
    ])
    func coloursAreMixedWithThoseBehind(mode: LayerEffect.BlendMode, expected: UInt32) throws {
        let effect = LayerEffect(blendMode: mode, bounds: CGRect(0, 0, 40, 40))
        let sheet = try Sheet([
            .fill(square, .color(.hex(0xFF0000))),
            .group(Group(effect: effect, items: [.fill(square, .color(.hex(0x0000FF)))])),
        ])
        #expect(sheet[20, 20] == expected)
    }

    @Test func numbersWithoutSensePaint() throws {
        for bad in [Double.nan, .infinity, -1, 1e300] {
            _ = try Sheet([
                .group(
                    Group(
                        effect: LayerEffect(
                            mask: [.fill(square, .color(.white))], blur: bad,
                            bounds: CGRect(x: bad, y: 0, width: 40, height: bad)),
                        items: [.fill(square, .color(.white))])),
                .group(
                    Group(
                        effect: LayerEffect(blur: bad, bounds: CGRect(0, 0, 40, 40)),
                        items: [.fill(square, .color(.white))])),
            ])
        }
    }

    /// A round mark inside a round clip that is faded with others: only the mark's own pixels change.
    @Test func roundMarksLeaveWhatIsBehindThemOnAFadedLayer() throws {
        let round = Shape.roundedRectangle(RoundedRectangle(rect: CGRect(0, 0, 40, 40), radius: 20))
        let knob = Shape.roundedRectangle(RoundedRectangle(rect: CGRect(16, 2, 22, 36), radius: 11))
        let sheet = try Sheet([
            .group(
                Group(
                    opacity: 0.5,
                    items: [
                        .fill(round, .color(.hex(0xFF0000))),
                        .group(Group(clip: round, items: [.fill(knob, .color(.white))])),
                    ]))
        ])
        #expect(sheet[5, 20] == 0x800000 || sheet[5, 20] == 0x7F0000)
        // In the knob's rectangle, beside its corner.
        #expect(sheet[17, 4] == sheet[5, 20])
    }
}
