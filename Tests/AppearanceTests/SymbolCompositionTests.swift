import Appearance
import DisplayLists
import Foundation
import Testing

/// Symbols that are drawn from sketches or put together from others.
struct SymbolCompositionTests {
    private let library = SymbolLibrary()
    private static let large = SymbolStyle(scale: .large)

    private func field(_ name: String, _ style: SymbolStyle = large) throws -> Path {
        let outline = try library.outline(name, style: style)
        return Path(
            outline.monochrome.flatMap { drawing -> [Path.Element] in
                guard case .fill(let shape) = drawing else { return [] }
                return shape.path.elements
            })
    }

    @Test func knowsWhatListsShow() {
        let missing = CommonSymbols.names.filter { !SymbolNames.contains($0) }
        #expect(missing == [])
        #expect(CommonSymbols.names.count > 1000)
    }

    @Test func readsEverySketch() {
        let entries = SymbolSketch.sheets.flatMap(SymbolSketch.entries)
        #expect(SymbolSketch.table.count == entries.count, "each entry is a sketch and stands there once")
        for text in ["line", "line M10", "fill box 1 2 3", "use wifi 100", "draw M0 0H10", "dash 0 1 disc 5 5 5", ""] {
            #expect(SymbolSketch(Substring(text)) == nil, "\(text)")
        }
    }

    @Test(arguments: [
        "_a", "_airplane", "bell.badge.plus", "wifi.bubble", "leaf.circle.square", "51.circle", "gear.fil",
    ])
    func knowsNothingElse(name: String) {
        #expect(!SymbolNames.contains(name))
        #expect(throws: SymbolError.self) { try library.outline(name, style: SymbolStyle()) }
    }

    @Test(arguments: ["heart.circle", "star.circle.fill", "person.circle", "12.circle", "a.circle.fill"])
    func isAsLargeAsTheCircle(name: String) throws {
        let (outline, circle) = (
            try library.outline(name, style: Self.large), try library.outline("circle", style: Self.large)
        )
        let (ink, ring) = (try #require(outline.inkBounds), try #require(circle.inkBounds))
        #expect(abs(ink.width - ring.width) < 0.05 && abs(ink.height - ring.height) < 0.05, "\(ink) \(ring)")
        #expect(abs(outline.size.width - circle.size.width) < 0.05)
        #expect(abs(outline.baseline - circle.baseline) < 0.05)
    }

    @Test(arguments: ["folder.badge.plus", "bell.badge", "bell.slash", "person.crop.circle.badge.xmark"])
    func badgesAndSlashesAreLayersOfTheirOwn(name: String) throws {
        let outline = try library.outline(name, style: Self.large)
        #expect(outline.layers.map(\.role) == [.base, .primary])
        let tint = SymbolTint.layered(primary: .black, secondary: .clear, base: .white)
        guard case .group(let group) = outline.item(in: CGRect(origin: .zero, size: outline.size), tint: tint) else {
            Issue.record("no group")
            return
        }
        let paints = group.items.map { item -> Paint? in if case .fill(_, let paint) = item { paint } else { nil } }
        #expect(paints == [.color(.white), .color(.black)])
    }

    @Test func someSymbolsHaveColours() {
        #expect(SymbolTints.whole("heart.fill") == .systemRed && SymbolTints.whole("pencil") == nil)
        #expect(SymbolTints.badge("folder.badge.plus") == .systemGreen)
        #expect(SymbolTints.badge("bell.badge.fill") == .systemRed)
        #expect(SymbolTints.badge("bell") == nil && SymbolTints.badge("folder.badge.gearshape") == nil)
    }

    @Test func putsTheFilledFigureIntoTheRing() throws {
        let ring = try field("heart.circle")
        let middle = CGPoint(x: 13, y: 13)
        #expect(ring.covers(middle), "the heart is filled")
        #expect(
            !ring.covers(CGPoint(x: 13, y: 4.5)) && ring.covers(CGPoint(x: 13, y: 2.7)), "free space, then the ring")
        let disc = try field("heart.circle.fill")
        #expect(!disc.covers(middle) && disc.covers(CGPoint(x: 13, y: 4.5)), "the heart is cut out")
    }

    @Test func layersFigureAndDisc() throws {
        let outline = try library.outline("heart.circle.fill", style: Self.large)
        #expect(outline.layers.map(\.role) == [.secondary, .primary])
        #expect(try library.outline("heart.circle", style: Self.large).layers.map(\.role) == [.primary])
    }

    @Test func strikesThroughFromTheUpperLeft() throws {
        let (bell, struck) = (try library.outline("bell", style: Self.large), try field("bell.slash"))
        let ink = try #require(Path(struck.elements).inkBounds)
        #expect(struck.covers(CGPoint(x: ink.minX + 0.9, y: ink.minY + 0.9)))
        #expect(struck.covers(CGPoint(x: ink.maxX - 0.9, y: ink.maxY - 0.9)))
        #expect(!struck.covers(CGPoint(x: ink.maxX - 2, y: ink.minY + 2)))
        #expect(ink.height > 0.9 * (bell.inkBounds?.height ?? 0))
    }

    @Test func badgesAtTheCorners() throws {
        let plus = try field("folder.badge.plus")
        let ink = try #require(plus.inkBounds)
        let middle = CGPoint(x: ink.maxX - 5.5, y: ink.maxY - 5.5)
        #expect(!plus.covers(middle), "the plus is cut out of its disc")
        #expect(plus.covers(CGPoint(x: middle.x + 2.5, y: middle.y + 2.5)))
        let dot = try field("app.badge")
        let corner = try #require(dot.inkBounds)
        #expect(dot.covers(CGPoint(x: corner.maxX - 4, y: corner.minY + 4)))
        #expect(!dot.covers(CGPoint(x: corner.minX + 4, y: corner.maxY - 4)))
    }

    /// Sketches, composed ones and installed icons alike.
    @Test(arguments: ["leaf", "gearshape", "wifi", "bell.slash", "folder.badge.plus", "envelope", "a.square"])
    func growsHeavierWithTheWeight(name: String) throws {
        let areas = try stride(from: 100, through: 900, by: 200).map { weight in
            SymbolRegion(filling: try inkOutline(name, SymbolStyle(pointSize: 34, weight: weight, scale: .large))).area
        }
        #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(areas)")
    }

    /// Fills and the strokes that make them heavier.
    private func inkOutline(_ name: String, _ style: SymbolStyle) throws -> Path {
        Path(
            try library.outline(name, style: style).monochrome.flatMap { drawing -> [Path.Element] in
                switch drawing {
                case .fill(let shape): return shape.path.elements
                case .stroke(let shape, let line):
                    return SymbolRegion(stroking: shape.path, width: line.width).path.elements
                case .vector: return []
                }
            })
    }

    @Test func isNoFirAnyMore() throws {
        let leaf = try library.outline("leaf", style: Self.large)
        let ink = try #require(leaf.inkBounds)
        #expect(ink.width > ink.height, "a leaf lies on its side; a tree stands")
    }
}

extension Path {
    /// Whether a place lies inside under the non-zero rule.
    fileprivate func covers(_ place: CGPoint) -> Bool {
        var winding = 0
        for edge in SymbolRegion(filling: self).edges where (edge.start.y > place.y) != (edge.end.y > place.y) {
            let share = (place.y - edge.start.y) / (edge.end.y - edge.start.y)
            if edge.start.x + share * (edge.end.x - edge.start.x) > place.x {
                winding += edge.end.y > edge.start.y ? 1 : -1
            }
        }
        return winding != 0
    }
}
