import DisplayLists

/// The faces that the package declares, by the Debian package that holds them.
enum FaceCatalogue {
    static let inter = "Inter"
    static let interDisplay = "Inter Display"
    static let monospaced = "DejaVu Sans Mono"
    static let serif = "Noto Serif"
    static let general = "Noto Sans"
    static let emoji = "Noto Color Emoji"

    /// A family of the catalogue and where it comes from.
    struct Entry: Sendable {
        let family: FaceFamily
        let package: String
    }

    static let entries: [Entry] = {
        var entries = [
            entry(inter, in: "opentype/inter", of: "fonts-inter", stem: "Inter", styles: interStyles),
            entry(interDisplay, in: "opentype/inter", of: "fonts-inter", stem: "InterDisplay", styles: interStyles),
            entry(
                monospaced, in: "truetype/dejavu", of: "fonts-dejavu-core", stem: "DejaVuSansMono", fileType: "ttf",
                styles: [("", 400, false), ("-Bold", 700, false), ("-Oblique", 400, true), ("-BoldOblique", 700, true)]),
            entry(
                emoji, in: "truetype/noto", of: "fonts-noto-color-emoji", stem: "NotoColorEmoji", fileType: "ttf",
                styles: [("", 400, false)]),
        ]
        for name in [general, serif] { entries.append(noto(name, styles: fourStyles)) }
        for name in ScriptFallback.boldNotoFamilies { entries.append(noto(name, styles: twoStyles)) }
        for name in ScriptFallback.plainNotoFamilies { entries.append(noto(name, styles: [("-Regular", 400, false)])) }
        for (index, region) in CJKRegion.allCases.enumerated() { entries.append(cjk(region, index: index)) }
        return entries
    }()

    private typealias Style = (suffix: String, weight: Int, isItalic: Bool)

    private static let interStyles: [Style] = [
        ("-Thin", 100, false), ("-ThinItalic", 100, true), ("-ExtraLight", 200, false),
        ("-ExtraLightItalic", 200, true), ("-Light", 300, false), ("-LightItalic", 300, true),
        ("-Regular", 400, false), ("-Italic", 400, true), ("-Medium", 500, false), ("-MediumItalic", 500, true),
        ("-SemiBold", 600, false), ("-SemiBoldItalic", 600, true), ("-Bold", 700, false), ("-BoldItalic", 700, true),
        ("-ExtraBold", 800, false), ("-ExtraBoldItalic", 800, true), ("-Black", 900, false),
        ("-BlackItalic", 900, true),
    ]
    private static let fourStyles: [Style] = [
        ("-Regular", 400, false), ("-Bold", 700, false), ("-Italic", 400, true), ("-BoldItalic", 700, true),
    ]
    private static let twoStyles: [Style] = [("-Regular", 400, false), ("-Bold", 700, false)]

    private static func entry(
        _ name: String, in folder: String, of package: String, stem: String, fileType: String = "otf", styles: [Style]
    ) -> Entry {
        let members = styles.map { style in
            FaceFamily.Member(
                face: FontFace(
                    name: stem + style.suffix, path: "/usr/share/fonts/\(folder)/\(stem)\(style.suffix).\(fileType)"),
                weight: style.weight, isItalic: style.isItalic)
        }
        return Entry(family: FaceFamily(name: name, members: members), package: package)
    }

    private static func noto(_ name: String, styles: [Style]) -> Entry {
        let stem = name.filter { $0 != " " }
        return entry(name, in: "truetype/noto", of: "fonts-noto-core", stem: stem, fileType: "ttf", styles: styles)
    }

    /// One region's faces in the two collections, which hold the regions in the order of `CJKRegion`.
    private static func cjk(_ region: CJKRegion, index: Int) -> Entry {
        let members = [("Regular", 400), ("Bold", 700)].map { style, weight in
            FaceFamily.Member(
                face: FontFace(
                    name: "NotoSansCJK\(region.rawValue.lowercased())-\(style)",
                    path: "/usr/share/fonts/opentype/noto/NotoSansCJK-\(style).ttc", index: index),
                weight: weight, isItalic: false)
        }
        return Entry(family: FaceFamily(name: region.familyName, members: members), package: "fonts-noto-cjk")
    }
}
