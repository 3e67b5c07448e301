import DisplayLists
import Foundation
import Typesetting

/// A typesetter and short ways to use it.
struct Bench {
    let typesetter: Typesetter

    init(extraFolders: [String] = []) throws {
        typesetter = try Typesetter(fonts: FontLibrary(extraFolders: extraFolders))
    }

    func set(
        _ text: String, size: Double = 17, weight: FontWeight = .regular, width: Double? = nil,
        _ change: (inout Paragraph) -> Void = { _ in }
    ) -> TypesetText {
        var paragraph = Paragraph(spans: [.init(text: text, font: FontDescription(size: size, weight: weight))])
        change(&paragraph)
        return typesetter.typeset(paragraph, width: width)
    }

    func width(_ text: String, size: Double = 17, weight: FontWeight = .regular) -> Double {
        set(text, size: size, weight: weight).size.width
    }
}

extension TypesetText {
    var texts: [String] { lines.map(\.text) }
    var runs: [Run] { lines.flatMap(\.runs) }
    var faces: [String] { runs.map(\.face.name) }
    var glyphs: [GlyphRun.Glyph] { runs.flatMap(\.glyphs) }
}

/// Sums in another order differ by rounding alone.
func isClose(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) < 1e-6
}
