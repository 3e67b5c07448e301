import DisplayLists
import Foundation
import Painting
import Testing

struct GroupTests {
    private let square = DisplayItem.fill(.rectangle(CGRect(0, 0, 10, 10)), .color(.white))

    @Test func groupsMoveTurnAndScale() throws {
        let turn = Transform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
        let group = Group(origin: CGPoint(x: 30, y: 5), transform: turn, items: [square])
        let sheet = try Sheet([.group(group)])
        // A quarter turn about (30, 5) takes the square to x 10…30, y 5…25.
        #expect(sheet[10, 5] == 0xFFFFFF)
        #expect(sheet[29, 24] == 0xFFFFFF)
        #expect(sheet[30, 10] == 0)
        #expect(sheet[9, 10] == 0)
        #expect(sheet[15, 25] == 0)
    }

    @Test func clipsHoldForTheirGroupAlone() throws {
        let clipped = Group(
            origin: CGPoint(x: 5, y: 5), clip: .rectangle(CGRect(0, 0, 4, 4)), items: [square])
        let after = Group(origin: CGPoint(x: 20, y: 20), items: [square])
        let sheet = try Sheet([.group(clipped), .group(after)])
        #expect(sheet[8, 8] == 0xFFFFFF)
        #expect(sheet[9, 8] == 0)
        #expect(sheet[29, 29] == 0xFFFFFF)
    }

    @Test func roundClipsCutFastFills() throws {
        let clipped = Group(
            clip: .roundedRectangle(RoundedRectangle(rect: CGRect(0, 0, 40, 40), radius: 12)),
            items: [
                .fill(.rectangle(CGRect(0, 0, 40, 40)), .color(.white)),
                .fill(.rectangle(CGRect(0, 19, 40, 2)), .color(.hex(0xFF3B30))),
            ])
        let sheet = try Sheet([.group(clipped)])
        #expect(sheet[0, 0] == 0)
        #expect(sheet[39, 39] == 0)
        #expect(sheet[20, 0] == 0xFFFFFF)
        #expect(sheet[0, 20] == 0xFF3B30)
    }

    @Test func nestedClipsMeet() throws {
        let inner = Group(
            clip: .ellipse(CGRect(0, 0, 40, 40)),
            items: [
                .fill(.rectangle(CGRect(0, 0, 40, 40)), .color(.white))
            ])
        let sheet = try Sheet([.group(Group(clip: .rectangle(CGRect(0, 0, 40, 20)), items: [.group(inner)]))])
        #expect(sheet[20, 10] == 0xFFFFFF)
        #expect(sheet[1, 1] == 0)
        #expect(sheet[20, 30] == 0)
    }

    @Test func overlappingItemsFadeAsOne() throws {
        let group = Group(
            opacity: 0.5,
            items: [
                .fill(.rectangle(CGRect(0, 0, 20, 20)), .color(.hex(0xFF0000))),
                .fill(.rectangle(CGRect(10, 0, 20, 20)), .color(.hex(0x0000FF))),
            ])
        let sheet = try Sheet([.fill(.rectangle(CGRect(0, 0, 40, 40)), .color(.white)), .group(group)])
        // Red shows nothing through the blue that lies over it.
        #expect(sheet[15, 5] == sheet[25, 5])
        #expect((0x7F...0x80).contains(sheet[15, 5] >> 16))
        #expect((0x7F...0x80).contains(sheet[5, 5] & 0xFF))
        #expect(sheet[5, 5] >> 16 == 0xFF)
    }

    @Test func aSingleMarkFadesWithoutALayer() throws {
        let sheet = try Sheet([.group(Group(opacity: 0.5, items: [.group(Group(opacity: 0.5, items: [square]))]))])
        #expect((0x3F...0x40).contains(sheet[5, 5] & 0xFF))
    }

    @Test func shadowsLieBeneathAndSpreadAsAGaussian() throws {
        let box = CGRect(20, 20, 40, 40)
        let shadow = Shadow(
            shape: .rectangle(box), color: .black, offset: CGSize(width: 0, height: 10), radius: 10)
        let group = Group(shadow: shadow, items: [.fill(.rectangle(box), .color(.hex(0xFF0000)))])
        let sheet = try Sheet(
            [.fill(.rectangle(CGRect(0, 0, 80, 100)), .color(.white)), .group(group)], width: 80, height: 100)
        #expect(sheet[40, 40] == 0xFF0000)
        // The shadow's own edge, at 70, has half of the shade.
        let edge = (sheet[40, 69] & 0xFF) + (sheet[40, 70] & 0xFF)
        #expect((0xF8...0x106).contains(edge))
        // One deviation (5 points) outside: 15.9 % of the shade, to two steps for the box filters.
        #expect(abs(Int(sheet[40, 74] & 0xFF) - 211) <= 8)
        #expect(sheet[40, 95] == 0xFFFFFF)
        #expect(sheet[40, 5] == 0xFFFFFF)
    }

    @Test func aShadowWithoutRadiusIsSharp() throws {
        let shadow = Shadow(
            shape: .rectangle(CGRect(0, 0, 10, 10)), color: .white, offset: CGSize(width: 20, height: 0), radius: 0)
        let sheet = try Sheet([.group(Group(shadow: shadow))])
        #expect(sheet[20, 0] == 0xFFFFFF)
        #expect(sheet[19, 0] == 0)
        #expect(sheet[29, 9] == 0xFFFFFF)
        #expect(sheet[30, 9] == 0)
    }
}
