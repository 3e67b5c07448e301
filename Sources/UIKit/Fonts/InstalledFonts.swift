import Foundation
import Typesetting

/// The fonts that iOS brings along beside the system's own, by family. None of them is drawn as itself: texts are set in the system face, at
/// the weight and slant that the name says.
enum InstalledFonts {
    /// Family, the beginning of its fonts' PostScript names, and how those go on.
    private static let table: [(family: String, stem: String, styles: [String])] = [
        (
            "Academy Engraved LET", "AcademyEngravedLetPlain", [""]
        ),
        (
            "American Typewriter", "AmericanTypewriter",
            ["", "-Light", "-Semibold", "-Bold", "-Condensed", "-CondensedLight", "-CondensedBold"]
        ),
        ("Arial", "Arial", ["MT", "-ItalicMT", "-BoldMT", "-BoldItalicMT"]),
        ("Arial Hebrew", "ArialHebrew", ["", "-Light", "-Bold"]),
        ("Arial Rounded MT Bold", "ArialRoundedMTBold", [""]),
        (
            "Avenir", "Avenir",
            [
                "-Book", "-BookOblique", "-Roman", "-Oblique", "-Medium", "-MediumOblique", "-Light", "-LightOblique",
                "-Heavy", "-HeavyOblique", "-Black", "-BlackOblique",
            ]
        ),
        (
            "Avenir Next", "AvenirNext",
            [
                "-Regular", "-Italic", "-UltraLight", "-UltraLightItalic", "-Medium", "-MediumItalic", "-DemiBold",
                "-DemiBoldItalic", "-Bold", "-BoldItalic", "-Heavy", "-HeavyItalic",
            ]
        ),
        (
            "Avenir Next Condensed", "AvenirNextCondensed",
            [
                "-Regular", "-Italic", "-UltraLight", "-UltraLightItalic", "-Medium", "-MediumItalic", "-DemiBold",
                "-DemiBoldItalic", "-Bold", "-BoldItalic", "-Heavy", "-HeavyItalic",
            ]
        ),
        (
            "Baskerville", "Baskerville",
            ["", "-Italic", "-SemiBold", "-SemiBoldItalic", "-Bold", "-BoldItalic"]
        ),
        ("Bodoni 72", "BodoniSvtyTwoITCTT", ["-Book", "-BookIta", "-Bold"]),
        ("Bradley Hand", "BradleyHandITCTT", ["-Bold"]),
        ("Chalkboard SE", "ChalkboardSE", ["-Regular", "-Light", "-Bold"]),
        ("Chalkduster", "Chalkduster", [""]),
        ("Charter", "Charter", ["-Roman", "-Italic", "-Bold", "-BoldItalic", "-Black", "-BlackItalic"]),
        ("Cochin", "Cochin", ["", "-Italic", "-Bold", "-BoldItalic"]),
        ("Copperplate", "Copperplate", ["", "-Light", "-Bold"]),
        ("Courier", "Courier", ["", "-Oblique", "-Bold", "-BoldOblique"]),
        ("Courier New", "CourierNewPS", ["MT", "-ItalicMT", "-BoldMT", "-BoldItalicMT"]),
        ("Didot", "Didot", ["", "-Italic", "-Bold"]),
        ("DIN Alternate", "DINAlternate", ["-Bold"]),
        ("DIN Condensed", "DINCondensed", ["-Bold"]),
        ("Futura", "Futura", ["-Medium", "-MediumItalic", "-Bold", "-CondensedMedium", "-CondensedExtraBold"]),
        ("Georgia", "Georgia", ["", "-Italic", "-Bold", "-BoldItalic"]),
        (
            "Gill Sans", "GillSans",
            [
                "", "-Italic", "-Light", "-LightItalic", "-SemiBold", "-SemiBoldItalic", "-Bold", "-BoldItalic",
                "-UltraBold",
            ]
        ),
        ("Helvetica", "Helvetica", ["", "-Oblique", "-Light", "-LightOblique", "-Bold", "-BoldOblique"]),
        (
            "Helvetica Neue", "HelveticaNeue",
            [
                "", "-Italic", "-UltraLight", "-UltraLightItalic", "-Thin", "-ThinItalic", "-Light", "-LightItalic",
                "-Medium", "-MediumItalic", "-Bold", "-BoldItalic", "-CondensedBold", "-CondensedBlack",
            ]
        ),
        ("Hoefler Text", "HoeflerText", ["-Regular", "-Italic", "-Black", "-BlackItalic"]),
        ("Impact", "Impact", [""]),
        ("Kefa", "Kefa", ["-Regular"]),
        ("Marker Felt", "MarkerFelt", ["-Thin", "-Wide"]),
        ("Menlo", "Menlo", ["-Regular", "-Italic", "-Bold", "-BoldItalic"]),
        ("Noteworthy", "Noteworthy", ["-Light", "-Bold"]),
        ("Optima", "Optima", ["-Regular", "-Italic", "-Bold", "-BoldItalic", "-ExtraBlack"]),
        ("Palatino", "Palatino", ["-Roman", "-Italic", "-Bold", "-BoldItalic"]),
        ("Papyrus", "Papyrus", ["", "-Condensed"]),
        ("Party LET", "PartyLetPlain", [""]),
        (
            "PingFang SC", "PingFangSC",
            ["-Regular", "-Ultralight", "-Thin", "-Light", "-Medium", "-Semibold"]
        ),
        ("Rockwell", "Rockwell", ["-Regular", "-Italic", "-Bold", "-BoldItalic"]),
        ("Savoye LET", "SavoyeLetPlain", [""]),
        ("Snell Roundhand", "SnellRoundhand", ["", "-Bold", "-Black"]),
        ("Symbol", "Symbol", [""]),
        ("Times New Roman", "TimesNewRomanPS", ["MT", "-ItalicMT", "-BoldMT", "-BoldItalicMT"]),
        ("Trebuchet MS", "TrebuchetMS", ["", "-Italic", "-Bold"]),
        ("Trebuchet MS", "Trebuchet", ["-BoldItalic"]),
        ("Verdana", "Verdana", ["", "-Italic", "-Bold", "-BoldItalic"]),
        ("Zapf Dingbats", "ZapfDingbatsITC", [""]),
        ("Zapfino", "Zapfino", [""]),
    ]

    /// One of the fonts.
    struct Entry {
        let family: String
        let name: String
        let weight: FontWeight
        let isItalic: Bool
    }

    static let entries: [Entry] = table.flatMap { row in
        row.styles.map { style in
            Entry(
                family: row.family, name: row.stem + style, weight: weight(of: style),
                isItalic: style.contains("Italic") || style.contains("Oblique") || style.hasSuffix("Ita"))
        }
    }
    private static let byName: [String: Entry] = Dictionary(
        entries.flatMap { [($0.name.lowercased(), $0)] }, uniquingKeysWith: { first, _ in first })
    private static let byFamily: [String: Entry] = Dictionary(
        entries.map { ($0.family.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

    /// By PostScript name, or a family's first one.
    static func entry(_ name: String) -> Entry? {
        let key = name.lowercased()
        return byName[key] ?? byFamily[key]
    }

    private static func weight(of style: String) -> FontWeight {
        // Longer names first: "DemiBold" ends as "Bold" does.
        let weights: [(String, Int)] = [
            ("UltraLight", 100), ("Ultralight", 100), ("UltraBold", 900), ("ExtraBold", 800), ("ExtraBlack", 900),
            ("DemiBold", 600), ("SemiBold", 600), ("Semibold", 600), ("Thin", 200), ("Light", 300), ("Medium", 500),
            ("Heavy", 800), ("Black", 900), ("Bold", 700), ("Wide", 700),
        ]
        return FontWeight(nearest: weights.first { style.contains($0.0) }?.1 ?? 400)
    }
}

extension UIFont {
    /// The families that iOS brings along, by the alphabet. Fonts of an app's own are not among them.
    public class var familyNames: [String] { Set(InstalledFonts.entries.map(\.family)).sorted() }
    /// The PostScript names of a family's fonts.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        InstalledFonts.entries.filter { $0.family.caseInsensitiveCompare(familyName) == .orderedSame }.map(\.name)
    }
}
