import DisplayLists
import Foundation
import Painting
import Testing

/// Gradients around and outwards from a point, fill rules and strokes, as pixels.
struct GradientTests {
    private let square = Shape.rectangle(CGRect(0, 0, 40, 40))
    private let stops = [
        LinearGradient.Stop(location: 0, color: .hex(0xFF0000)),
        LinearGradient.Stop(location: 1, color: .hex(0x0000FF)),
    ]

    private func red(_ word: UInt32) -> Int { Int(word >> 16 & 0xFF) }

    // MARK: Outwards

    @Test func colorsRunOutwardsToTheEllipse() throws {
        let gradient = RadialGradient(
            center: CGPoint(x: 20, y: 20), radii: CGSize(width: 20, height: 10), stops: stops)
        let sheet = try Sheet([.fill(square, .radialGradient(gradient))])
        #expect(red(sheet[20, 20]) > 240)
        #expect(abs(red(sheet[30, 20]) - 128) < 12)
        // Half as far down as across.
        #expect(abs(red(sheet[20, 25]) - 128) < 16)
        #expect(sheet[39, 39] == 0x0000FF)
        #expect(sheet[20, 35] == 0x0000FF)
    }

    @Test func theFirstColorReachesToWhereTheBlendBegins() throws {
        let gradient = RadialGradient(
            center: CGPoint(x: 20, y: 20), radii: CGSize(width: 20, height: 20), start: 0.5, stops: stops)
        let sheet = try Sheet([.fill(square, .radialGradient(gradient))])
        #expect(sheet[28, 20] == 0xFF0000)
        #expect(abs(red(sheet[35, 20]) - 128) < 16)
    }

    @Test func withoutARadiusThereIsTheLastColor() throws {
        let gradient = RadialGradient(center: .zero, radii: CGSize(width: 0, height: 20), stops: stops)
        #expect(try Sheet([.fill(square, .radialGradient(gradient))])[20, 20] == 0x0000FF)
    }

    // MARK: Around

    @Test func colorsRunClockwiseFromTheStart() throws {
        let gradient = ConicGradient(center: CGPoint(x: 20, y: 20), startAngle: 0, stops: stops)
        let sheet = try Sheet([.fill(square, .conicGradient(gradient))])
        // Just below the start, a quarter, a half, three quarters, just above it.
        #expect(red(sheet[38, 20]) > 245)
        #expect(abs(red(sheet[20, 38]) - 191) < 6)
        #expect(abs(red(sheet[2, 20]) - 128) < 6)
        #expect(abs(red(sheet[20, 2]) - 64) < 6)
        #expect(red(sheet[38, 19]) < 10)
    }

    @Test func whatASweepLeavesIsHalved() throws {
        let gradient = ConicGradient(
            center: CGPoint(x: 20, y: 20), startAngle: 0, sweep: Double.pi, stops: stops)
        let sheet = try Sheet([.fill(square, .conicGradient(gradient))])
        #expect(abs(red(sheet[20, 38]) - 128) < 6)
        #expect(sheet[5, 10] == 0x0000FF)
        #expect(sheet[35, 10] == 0xFF0000)
    }

    @Test func gradientsFollowTheirGroup() throws {
        let gradient = ConicGradient(center: .zero, startAngle: 0, stops: stops)
        let turned = Group(
            origin: CGPoint(x: 20, y: 20), transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
            items: [.fill(.rectangle(CGRect(-20, -20, 40, 40)), .conicGradient(gradient))])
        let sheet = try Sheet([.group(turned)])
        // A quarter turn on: the start is below.
        #expect(red(sheet[19, 38]) > 245)
        #expect(abs(red(sheet[2, 20]) - 191) < 6)
    }

    @Test func aStrokeIsPaintedWithAGradientToo() throws {
        let gradient = ConicGradient(center: CGPoint(x: 20, y: 20), startAngle: 0, stops: stops)
        let sheet = try Sheet([
            .stroke(.ellipse(CGRect(5, 5, 30, 30)), .conicGradient(gradient), StrokeStyle(width: 4))
        ])
        #expect(abs(red(sheet[20, 35]) - 191) < 8)
        #expect(sheet[20, 20] == 0)
    }

    // MARK: Outlines

    @Test func aHoleIsBehindAnEvenNumberOfLines() throws {
        let elements = Path.rectangle(CGRect(0, 0, 40, 40)).elements + Path.rectangle(CGRect(10, 10, 20, 20)).elements
        func middle(_ rule: Path.FillRule) throws -> UInt32 {
            try Sheet([.fill(.path(Path(elements, fillRule: rule)), .color(.white))])[20, 20]
        }
        #expect(try middle(.nonZero) == 0xFFFFFF)
        #expect(try middle(.evenOdd) == 0)
        let clip = Group(
            clip: .path(Path(elements, fillRule: .evenOdd)), items: [.fill(square, .color(.white))])
        let sheet = try Sheet([.group(clip)])
        #expect(sheet[20, 20] == 0 && sheet[5, 5] == 0xFFFFFF)
    }

    @Test func aMiterBeyondItsLimitIsCutOff() throws {
        var corner = Path()
        corner.move(to: CGPoint(x: 5, y: 10))
        corner.line(to: CGPoint(x: 25, y: 20))
        corner.line(to: CGPoint(x: 5, y: 30))
        func tip(_ limit: Double) throws -> UInt32 {
            try Sheet([.stroke(.path(corner), .color(.white), StrokeStyle(width: 6, miterLimit: limit))])[27, 20]
        }
        #expect(try tip(10) == 0xFFFFFF)
        #expect(try tip(1) == 0)
    }

    @Test func dashesBeginAtTheirPhase() throws {
        var line = Path()
        line.move(to: CGPoint(x: 0, y: 20))
        line.line(to: CGPoint(x: 40, y: 20))
        func sheet(_ phase: Double) throws -> Sheet {
            try Sheet([
                .stroke(.path(line), .color(.white), StrokeStyle(width: 4, dashes: [10, 10], dashPhase: phase))
            ])
        }
        #expect(try sheet(0)[5, 20] == 0xFFFFFF)
        #expect(try sheet(10)[5, 20] == 0)
        #expect(try sheet(10)[15, 20] == 0xFFFFFF)
    }

    @Test func numbersWithoutSensePaint() throws {
        for bad in [Double.nan, .infinity, -.infinity, 1e300, -5, 0] {
            let point = CGPoint(x: bad, y: bad)
            let size = CGSize(width: bad, height: bad)
            _ = try Sheet([
                .fill(square, .radialGradient(RadialGradient(center: point, radii: size, start: bad, stops: stops))),
                .fill(square, .conicGradient(ConicGradient(center: point, startAngle: bad, sweep: bad, stops: stops))),
                .fill(square, .conicGradient(ConicGradient(center: point, startAngle: bad, sweep: bad, stops: []))),
                .stroke(square, .color(.white), StrokeStyle(width: 2, dashes: [1], dashPhase: bad, miterLimit: bad)),
                .group(
                    Group(
                        contentShadow: ContentShadow(
                            color: .white, offset: size, radius: bad,
                            bounds: CGRect(x: bad, y: bad, width: bad, height: bad)),
                        items: [.fill(square, .color(.white))])),
            ])
        }
    }

    // MARK: Shadows of content

    @Test func contentCastsItsOwnShadow() throws {
        let shadow = ContentShadow(
            color: .hex(0xFF0000), offset: CGSize(width: 10, height: 0), radius: 0, bounds: CGRect(0, 0, 40, 40))
        let sheet = try Sheet([
            .group(
                Group(contentShadow: shadow, items: [.fill(.rectangle(CGRect(5, 5, 5, 5)), .color(.white))]))
        ])
        #expect(sheet[7, 7] == 0xFFFFFF)
        #expect(sheet[17, 7] == 0xFF0000)
        #expect(sheet[12, 7] == 0)
    }

    @Test func aSoftShadowSpreads() throws {
        let shadow = ContentShadow(
            color: .hex(0xFF0000), offset: .zero, radius: 6, bounds: CGRect(10, 10, 20, 20))
        let sheet = try Sheet([
            .group(
                Group(contentShadow: shadow, items: [.fill(.rectangle(CGRect(10, 10, 20, 20)), .color(.white))]))
        ])
        #expect(red(sheet[9, 20]) > red(sheet[6, 20]))
        #expect(red(sheet[6, 20]) > 0)
        #expect(sheet[20, 20] == 0xFFFFFF)
    }
}
