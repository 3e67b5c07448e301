import Appearance
import DisplayLists
import Foundation
import Testing

struct SymbolRegionTests {
    private static func square(_ x: Double, _ y: Double, _ side: Double) -> SymbolRegion {
        SymbolRegion(filling: .rectangle(CGRect(x: x, y: y, width: side, height: side)))
    }

    @Test func joinsAndCuts() {
        let (first, second) = (Self.square(0, 0, 10), Self.square(5, 5, 10))
        #expect(abs(first.area - 100) < 0.01)
        #expect(abs(first.union(second).area - 175) < 0.01)
        #expect(abs(first.subtracting(second).area - 75) < 0.01)
        #expect(first.union(first).area == first.area, "edges that coincide count once")
        #expect(first.subtracting(first).edges.isEmpty)
        #expect(abs(first.union(Self.square(20, 0, 2)).area - 104) < 0.01, "fields apart from each other")
        #expect(abs(first.union(Self.square(10, 0, 10)).area - 200) < 0.01, "fields side by side")
    }

    @Test func cutsHoles() throws {
        let frame = Self.square(0, 0, 10).subtracting(Self.square(2, 2, 6))
        #expect(abs(frame.area - 64) < 0.01)
        #expect(frame.path.elements.filter { if case .close = $0 { true } else { false } }.count == 2)
        #expect(abs(SymbolRegion(filling: frame.path).area - 64) < 0.01, "the outlines give the same field")
    }

    @Test func takesOutlinesInEitherDirection() {
        let clockwise = Path.rectangle(CGRect(x: 0, y: 0, width: 4, height: 4))
        let other = Path([.move(.zero), .line(CGPoint(x: 0, y: 4)), .line(CGPoint(x: 4, y: 4)), .close])
        #expect(SymbolRegion(filling: clockwise).area > 15.9)
        #expect(abs(SymbolRegion(filling: other).area - 8) < 0.01)
        #expect(abs(Self.square(0, 0, 4).union(filling: other).area - 16) < 0.01)
    }

    @Test func strokesWithARoundPen() {
        let line = Path([.move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 0))])
        #expect(abs(SymbolRegion(stroking: line, width: 2).area - (20 + Double.pi)) < 0.1)
        let ring = SymbolRegion(filling: .ellipse(CGRect(x: -10, y: -10, width: 20, height: 20))).rim(width: 2)
        #expect(abs(ring.area - (100 - 64) * Double.pi) < 0.5, "inside the edge")
        #expect(SymbolRegion(stroking: line, width: 0).edges.isEmpty)
    }

    /// Pens that go round corners overlap themselves nearly everywhere; nothing may be lost or left open there.
    @Test(arguments: [0.5, 1, 2.5, 4])
    func closesEveryOutline(width: Double) throws {
        let texts = [
            "M6 37H20L44 16A1 1 0 0 1 46 17V83A1 1 0 0 1 44 84L20 63H6z", "M2 2C30 60 60 -40 90 20S20 80 2 2z",
        ]
        for text in texts {
            let path = try #require(PathDataReader.path(Substring(text))).placed(degrees: 13, scale: 0.22, x: 1, y: 1)
            let region = SymbolRegion(stroking: path, width: width).union(filling: path)
            var balance: [CGPoint: Int] = [:]
            for edge in region.edges {
                balance[edge.start, default: 0] += 1
                balance[edge.end, default: 0] -= 1
            }
            #expect(balance.values.allSatisfy { $0 == 0 })
        }
    }
}

extension SymbolRegion {
    /// Holes count as nothing.
    var area: Double {
        edges.reduce(0) { $0 + ($1.start.x * $1.end.y - $1.end.x * $1.start.y) / 2 }
    }
}
