import Appearance
import DisplayLists
import Foundation
import Testing

struct SymbolTests {
    private let library = SymbolLibrary()

    /// As well as the pictures could be measured, at two and three pixels a point (ios-references/measurements §3): their
    /// checkmarks alone differ by this much from each other.
    private static let precision = 0.2

    @Test(arguments: [
        ("chevron.forward", SymbolStyle(pointSize: 17, weight: 600, scale: .small), 6.92, 11.87),
        ("chevron.right", SymbolStyle(pointSize: 16, weight: 600, scale: .small), 6.51, 11.12),
        ("chevron.down", SymbolStyle(pointSize: 17, weight: 600, scale: .small), 11.86, 6.89),
        ("checkmark", SymbolStyle(pointSize: 17, weight: 400, scale: .medium), 14.27, 14.16),
        ("checkmark", SymbolStyle(pointSize: 16, weight: 400, scale: .medium), 13.43, 13.28),
        ("checkmark", SymbolStyle(pointSize: 17, weight: 600, scale: .medium), 14.89, 14.49),
        ("minus.circle.fill", SymbolStyle(scale: .large), 22, 22),
        ("circle", SymbolStyle(scale: .large), 22, 22),
        ("line.horizontal.3", SymbolStyle(scale: .large), 22, 11),
    ])
    func hasTheInkOfThePictures(name: String, style: SymbolStyle, width: Double, height: Double) throws {
        let ink = try #require(try library.outline(name, style: style).inkBounds)
        #expect(abs(ink.width - width) < Self.precision, "\(ink)")
        #expect(abs(ink.height - height) < Self.precision, "\(ink)")
    }

    @Test(arguments: [1e9, 1e100, Double.greatestFiniteMagnitude, .infinity, .nan, -1])
    func anySizeHasAnOutline(pointSize: Double) throws {
        for name in ["chevron.forward", "checkmark", "plus.circle.fill", "ellipsis", "heart", "person.badge.plus"] {
            let outline = try library.outline(name, style: SymbolStyle(pointSize: pointSize, scale: .large))
            #expect(outline.size.width.isFinite && outline.size.width > 0)
        }
    }

    @Test(arguments: [
        ("circle", 400, SymbolStyle.Scale.large, 26.0, 26.0), ("circle", 400, .small, 15.5, 15.5),
        ("checkmark", 700, .medium, 19.5, 18), ("chevron.up.chevron.down", 700, .small, 13, 16.5),
        ("line.horizontal.3", 400, .large, 27, 15), ("ellipsis", 400, .medium, 18.5, 6.5),
    ])
    func hasTheBoxesOfTheTable(name: String, weight: Int, scale: SymbolStyle.Scale, width: Double, height: Double)
        throws
    {
        let outline = try library.outline(name, style: SymbolStyle(weight: weight, scale: scale))
        #expect(outline.size == CGSize(width: width, height: height))
        // Boxes grow with the text.
        let twice = try library.outline(name, style: SymbolStyle(pointSize: 34, weight: weight, scale: scale))
        #expect(twice.size == CGSize(width: 2 * width, height: 2 * height))
    }

    @Test(arguments: [100, 400, 600, 900], SymbolStyle.Scale.allCases)
    func staysInItsBox(weight: Int, scale: SymbolStyle.Scale) throws {
        for name in ["chevron.right", "checkmark", "plus", "minus", "xmark", "ellipsis", "info.circle", "wifi", "gear"]
        {
            let outline = try library.outline(name, style: SymbolStyle(weight: weight, scale: scale))
            let ink = try #require(outline.inkBounds)
            #expect(CGRect(origin: .zero, size: outline.size).contains(ink), "\(name) \(ink) \(outline.size)")
        }
    }

    @Test func standsOnTheTextBesideIt() throws {
        let outline = try library.outline("checkmark", style: SymbolStyle())
        let ink = try #require(outline.inkBounds)
        // The ink's middle is half a cap height (0.7046 of 17) above the baseline.
        #expect(abs(outline.baseline - ink.midY - 17 * 0.7046 / 2) < 1e-3, "curves stand for arcs")
    }

    @Test func cutsTheFigureOutOfTheDisc() throws {
        let outline = try library.outline("minus.circle.fill", style: SymbolStyle(scale: .large))
        #expect(outline.monochrome.count == 1)
        #expect(outline.layers.map(\.role) == [.secondary, .primary])
        guard case .fill(let disc) = outline.layers[0].drawing, case .fill(let bar) = outline.layers[1].drawing,
            case .fill(let whole) = outline.monochrome[0]
        else { Issue.record("layers are fills"); return }
        #expect(whole.path.elements == disc.path.elements + bar.path.elements)
        #expect(disc.path.turn > 0 && bar.path.turn < 0, "the bar runs against the disc, so it is a hole")
        let ink = try #require(bar.path.inkBounds)
        #expect(abs(ink.width - 10.5) < Self.precision && abs(ink.height - 1.5) < Self.precision, "\(ink)")
    }

    @Test(arguments: ["plus", "xmark", "checkmark", "info", "ellipsis", "chevron.right"])
    func cutsEveryFigure(figure: String) throws {
        let outline = try library.outline(figure + ".circle.fill", style: SymbolStyle(scale: .large))
        guard case .fill(let shape) = outline.layers[1].drawing else { Issue.record("a fill"); return }
        #expect(shape.path.turn < 0)
    }

    @Test func turnsWithTheInterfaceByItsName() throws {
        #expect(try library.outline("chevron.forward", style: SymbolStyle()).isDirectional)
        #expect(try library.outline("arrow.backward", style: SymbolStyle()).isDirectional)
        #expect(try !library.outline("chevron.right", style: SymbolStyle()).isDirectional)
    }

    /// Composed ones are many and alike: of each base one, and each way to compose once, but no more.
    @Test func drawsEveryNameOfItsTables() {
        var (bases, ways): (Set<String>, Set<String>) = ([], [])
        let names = SymbolNames.all.filter { name in
            guard let dot = name.firstIndex(of: "."), SymbolNames.isComposed(name) else { return true }
            let isNewBase = bases.insert(String(name[..<dot])).inserted
            return ways.insert(String(name[dot...])).inserted || isNewBase
        }
        for name in names {
            #expect(throws: Never.self) { try library.outline(name, style: SymbolStyle()) }
        }
        #expect(names.count > 1000)
        #expect(SymbolNames.all.count > 2000 && SymbolNames.all.contains("49.square.fill"))
    }

    @Test func tellsWhatIsMissing() {
        let nearest = ["chevron.right", "chevron.backward", "chevron.backward.2"]
        #expect(throws: SymbolError.unknown("chevron.rigth", nearest: nearest)) {
            try library.outline("chevron.rigth", style: SymbolStyle())
        }
        #expect(
            SymbolError.unknown("wifi.ruter", nearest: ["wifi.router", "wifi"]).description
                == "unknown symbol \"wifi.ruter\" — did you mean \"wifi.router\" or \"wifi\"?")
        #expect(throws: SymbolError.missingFile(symbol: "wifi", path: "/nowhere/wifi.svg")) {
            try SymbolLibrary(iconFolder: "/nowhere").outline("wifi", style: SymbolStyle())
        }
    }

    @Test func prefersTheUsersOwnFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>"#
        try Data(svg.utf8).write(to: folder.appendingPathComponent("checkmark.svg"))
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("wifi.svg"))
        let library = SymbolLibrary(userFolders: [folder.path])
        let outline = try library.outline("checkmark", style: SymbolStyle(scale: .large))
        #expect(outline.size == CGSize(width: 26, height: 13))
        #expect(outline.monochrome.count == 1)
        #expect(throws: SymbolError.unreadable(symbol: "wifi", path: folder.path + "/wifi.svg")) {
            try library.outline("wifi", style: SymbolStyle())
        }
        #expect(try library.outline("gear", style: SymbolStyle()).monochrome.isEmpty == false)
    }
}

extension Path {
    /// Twice the area that the outline goes around, positive where it runs clockwise (y down). Straight lines between the
    /// elements' ends tell the direction well enough.
    fileprivate var turn: Double {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point), .curve(_, _, let point): points.append(point)
            case .close: break
            }
        }
        return points.indices.reduce(0) { sum, index in
            let next = points[(index + 1) % points.count]
            return sum + points[index].x * next.y - next.x * points[index].y
        }
    }
}
