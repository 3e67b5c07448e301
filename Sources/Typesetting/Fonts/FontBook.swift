import CPango
import DisplayLists

/// Opens faces when they are first needed and makes font descriptions ready. One for each typesetter.
final class FontBook {
    private let library: FontLibrary
    private(set) var faces: [Face] = []
    private var indices: [FontFace: Int?] = [:]
    private var fonts: [FontDescription: ResolvedFont] = [:]
    private var fallbacks: [FallbackKey: FallbackList] = [:]

    /// Opened when first asked for.
    private(set) lazy var emojiFace: Int? =
        (library.family(named: "Apple Color Emoji")
        ?? library.family(named: FaceCatalogue.emoji))?.members.first
        .flatMap { index(of: $0.face) }

    private struct FallbackKey: Hashable {
        let script: ScriptTag
        let region: CJKRegion
        let isBold: Bool
    }

    /// Descriptions kept; sizes that only a search for a fit passes through would pile up without a bound.
    private static let fontLimit = 1024
    /// Inter Display from here up, where the system face changes cuts too.
    private static let displaySize = 20.0
    /// The system face's height of capitals, in em (uikit-metrics §1.4).
    private static let systemCapHeight = 1443.0 / 2048

    init(library: FontLibrary) throws(TypesettingError) {
        self.library = library
        let regular = library.family(named: FaceCatalogue.inter)?.member(weight: 400, isItalic: false)
        guard let regular, index(of: regular.face) != nil else {
            throw .unreadableFace(path: regular?.face.path ?? FaceCatalogue.inter)
        }
    }

    /// `nil` if the face cannot be read.
    func index(of face: FontFace) -> Int? {
        if let known = indices[face] { return known }
        guard let opened = Face(face) else {
            indices[face] = .some(nil)
            return nil
        }
        faces.append(opened)
        indices[face] = faces.count - 1
        return faces.count - 1
    }

    func resolve(_ description: FontDescription) -> ResolvedFont {
        if let known = fonts[description] { return known }
        if fonts.count >= Self.fontLimit { fonts.removeAll(keepingCapacity: true) }
        let font = make(description)
        fonts[description] = font
        return font
    }

    private func make(_ description: FontDescription) -> ResolvedFont {
        let size = description.size
        if case .named(let name) = description.family, let index = namedFace(name, description) {
            return natural(description, face: index, metrics: metrics(ofFace: index, size: size))
        }
        let names: [String]
        switch description.family {
        case .system, .named: return withSystemAdvances(description)
        case .rounded: names = ["SF Pro Rounded", "SF Rounded"]
        case .monospaced: names = ["SF Mono", FaceCatalogue.monospaced]
        case .serif: names = ["New York", FaceCatalogue.serif]
        }
        guard let index = firstFace(of: names, description) else { return withSystemAdvances(description) }
        return natural(description, face: index, metrics: .system(size: size))
    }

    private func namedFace(_ name: String, _ description: FontDescription) -> Int? {
        if let member = library.member(named: name) { return index(of: member.face) }
        return library.family(named: name).flatMap { index(in: $0, description) }
    }

    private func index(in family: FaceFamily, _ description: FontDescription) -> Int? {
        family.member(weight: description.weight.rawValue, isItalic: description.isItalic)
            .flatMap { index(of: $0.face) }
    }

    private func firstFace(of families: [String], _ description: FontDescription) -> Int? {
        for name in families {
            if let family = library.family(named: name), let found = index(in: family, description) { return found }
        }
        return nil
    }

    /// A face with its own advances.
    private func natural(_ description: FontDescription, face: Int, metrics: FontMetrics) -> ResolvedFont {
        ResolvedFont(
            description: description, metrics: metrics, face: face, drawingSize: description.size,
            unit: description.size / faces[face].unitsPerEm,
            features: description.hasMonospacedDigits ? [FontFeature.tabularDigits] : [])
    }

    private func metrics(ofFace index: Int, size: Double) -> FontMetrics {
        let face = faces[index]
        let unit = size / face.unitsPerEm
        let ascender = (face.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? face.unitsPerEm) * unit
        let descender = -(face.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? 0) * unit
        let system = FontMetrics.system(size: size)
        return FontMetrics(
            ascender: ascender, descender: descender, lineHeight: ascender + descender,
            capHeight: face.metric(HB_OT_METRICS_TAG_CAP_HEIGHT).map { $0 * unit } ?? system.capHeight,
            xHeight: face.metric(HB_OT_METRICS_TAG_X_HEIGHT).map { $0 * unit } ?? system.xHeight,
            leading: (face.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0) * unit)
    }
}

// MARK: - The system face and its substitute

extension FontBook {
    /// The system face if the user's folders hold it, else Inter, drawn so that its capitals are as tall as the system
    /// face's; both with the advances that the system face has on iOS.
    private func withSystemAdvances(_ description: FontDescription) -> ResolvedFont {
        let size = description.size
        let (face, isSubstitute) = systemFace(description, weight: description.weight)
        let unit = systemUnit(face, size: size)
        var advances = [Double](repeating: .nan, count: 0x80)
        let system = SystemAdvances(size: size, weight: description.weight).ascii
        let first = Int(SystemAdvances.firstScalar)
        advances.replaceSubrange(first..<first + system.count, with: system)
        adapt(&advances, to: description, face: face, unit: unit)
        var correction = 0.0
        for letter in Self.letters {
            correction += advances[Int(letter)] - faces[face].advance(ofGlyph: faces[face].glyph(of: letter)) * unit
        }
        var features = isSubstitute ? [FontFeature.noContextualAlternates] : []
        if description.hasMonospacedDigits {
            features.append(FontFeature.tabularDigits)
            for digit in 0x30...0x39 { advances[digit] = advances[0x2b] }
        }
        return ResolvedFont(
            description: description, metrics: .system(size: size), face: face,
            drawingSize: unit * faces[face].unitsPerEm, unit: unit, correction: correction / Double(Self.letters.count),
            features: features, isSubstitute: isSubstitute, asciiAdvances: advances)
    }

    private static let letters: ClosedRange<UInt32> = 0x61...0x7a

    private func systemFace(
        _ description: FontDescription, weight: FontWeight
    ) -> (face: Int, isSubstitute: Bool) {
        let isSmall = description.size < Self.displaySize
        var wanted = description
        wanted.weight = weight
        if let real = firstFace(of: [isSmall ? "SF Pro Text" : "SF Pro Display", "SF Pro", ".SF NS"], wanted) {
            return (real, false)
        }
        let name = isSmall ? FaceCatalogue.inter : FaceCatalogue.interDisplay
        return (library.family(named: name).flatMap { index(in: $0, wanted) } ?? 0, true)
    }

    /// Points to a unit of the face.
    private func systemUnit(_ face: Int, size: Double) -> Double {
        let units = faces[face].unitsPerEm
        let capHeight = faces[face].metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? units * Self.systemCapHeight
        return size * Self.systemCapHeight / capHeight
    }

    /// A weight that was not measured differs from the nearest measured one as the drawing face's two weights differ.
    private func adapt(_ advances: inout [Double], to description: FontDescription, face: Int, unit: Double) {
        let measured = SystemAdvances.nearestTable(to: description.weight).weight
        guard measured != description.weight else { return }
        let reference = systemFace(description, weight: measured).face
        let referenceUnit = systemUnit(reference, size: description.size)
        for scalar in SystemAdvances.firstScalar...SystemAdvances.lastScalar {
            let own = faces[face].advance(ofGlyph: faces[face].glyph(of: scalar)) * unit
            let other = faces[reference].advance(ofGlyph: faces[reference].glyph(of: scalar)) * referenceUnit
            advances[Int(scalar)] += own - other
        }
    }
}

// MARK: - Other scripts

extension FontBook {
    /// The face for a cluster that the font's own face may lack, as an index into `faces`. The font's own face if none has
    /// it: that face's box for the unknown then stands for it.
    func face(for cluster: [UInt32], script: ScriptTag, region: CJKRegion, font: ResolvedFont) -> Int {
        if covers(font.face, cluster) { return font.face }
        let list = fallback(script: script, region: region, isBold: font.description.weight >= .semibold)
        if let whole = first(in: list, covering: cluster) { return whole }
        let base = Array(cluster.prefix(1))
        return covers(font.face, base) ? font.face : first(in: list, covering: base) ?? font.face
    }

    private func first(in list: FallbackList, covering cluster: [UInt32]) -> Int? {
        for position in list.faces.indices {
            if position == list.indices.count { list.indices.append(index(of: list.faces[position])) }
            if let face = list.indices[position], covers(face, cluster) { return face }
        }
        return nil
    }

    /// `nil` if the emoji face lacks it.
    func emojiFace(for cluster: [UInt32]) -> Int? {
        guard let first = cluster.first, let face = emojiFace, faces[face].covers(first) else { return nil }
        return face
    }

    private func covers(_ face: Int, _ cluster: [UInt32]) -> Bool {
        cluster.allSatisfy { faces[face].covers($0) || Self.isInvisible($0) }
    }

    /// Joiners, variation selectors and the like need no glyph.
    private static func isInvisible(_ scalar: UInt32) -> Bool {
        Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? false
    }

    private func fallback(script: ScriptTag, region: CJKRegion, isBold: Bool) -> FallbackList {
        let key = FallbackKey(script: script, region: region, isBold: isBold)
        if let known = fallbacks[key] { return known }
        var names: [String] = []
        if let family = ScriptFallback.family(for: script) { names.append(family) }
        if ScriptFallback.usesIdeographicFace(script) { names.append(region.familyName) }
        names += ScriptFallback.generalFamilies + [region.familyName, FaceCatalogue.emoji]
        let families = library.extraFamilies + names.compactMap { library.family(named: $0) }
        let faces = families.compactMap { $0.member(weight: isBold ? 700 : 400, isItalic: false)?.face }
        let list = FallbackList(faces: faces)
        fallbacks[key] = list
        return list
    }
}

/// Faces to ask in turn, each opened when its turn first comes.
private final class FallbackList {
    let faces: [FontFace]
    /// Of the faces opened so far; `nil` for one that cannot be read.
    var indices: [Int?] = []

    init(faces: [FontFace]) {
        self.faces = faces
    }
}
