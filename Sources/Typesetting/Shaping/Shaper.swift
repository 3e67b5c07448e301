import CPango

/// Turns stretches of text into glyphs with HarfBuzz.
final class Shaper {
    /// What is to be shaped together.
    struct Stretch {
        var bytes: Range<Int>
        /// The hard line around it, whose characters decide how its first and last letters join.
        var context: Range<Int>
        var font: ResolvedFont
        var face: Int
        var isEmoji: Bool
        var level: UInt8
        var script: ScriptTag
        var span: Int
        var tracking: Double
        /// Upwards, in points.
        var baselineOffset: Double
    }

    private let book: FontBook
    private let buffer = ShapingBuffer()
    private var features: [hb_feature_t] = []
    private var language: OpaquePointer?

    init(book: FontBook) {
        self.book = book
    }

    /// For what is shaped from now on. `nil` is no language in particular.
    func setLanguage(_ tag: String?) {
        language = tag.flatMap { ShapingBuffer.language($0) }
    }

    /// Adds the stretch's item, clusters and glyphs to `shaped`.
    func shape(_ stretch: Stretch, of text: SourceText, into shaped: inout ShapedText) {
        let face = book.faces[stretch.face]
        let measure = ClusterMeasure(stretch, face: face)
        shaped.items.append(
            ShapedText.Item(
                face: stretch.face, drawingSize: measure.drawingSize, pointSize: stretch.font.description.size,
                level: stretch.level, span: stretch.span))
        collectFeatures(of: stretch, text)
        let rightToLeft = stretch.level & 1 == 1
        let glyphs = buffer.shape(
            stretch.bytes, in: stretch.context, of: text, rightToLeft: rightToLeft, script: stretch.script,
            language: language, face: face, features: features)
        let origin = stretch.context.lowerBound
        let count = glyphs.infos.count
        func start(ofClusterAt glyph: Int) -> Int {
            glyph >= 0 && glyph < count ? Int(glyphs.infos[glyph].cluster) + origin : stretch.bytes.upperBound
        }
        if rightToLeft {
            var last = count
            while last > 0 {
                let first = glyphs.startOfCluster(to: last)
                let bytes = start(ofClusterAt: first)..<start(ofClusterAt: first - 1)
                measure.append(bytes, glyphs, first..<last, text, &shaped)
                last = first
            }
        } else {
            var first = 0
            while first < count {
                let next = glyphs.endOfCluster(from: first)
                let bytes = start(ofClusterAt: first)..<start(ofClusterAt: next)
                measure.append(bytes, glyphs, first..<next, text, &shaped)
                first = next
            }
        }
    }

    private func collectFeatures(of stretch: Stretch, _ text: SourceText) {
        features.removeAll(keepingCapacity: true)
        guard stretch.face == stretch.font.face else { return }
        features.append(contentsOf: stretch.font.features)
        if stretch.tracking != 0 { features.append(FontFeature.noLigatures) }
        guard stretch.font.isSubstitute, stretch.bytes.count > 2 else { return }
        let bytes = text.bytes
        for byte in stretch.bytes.lowerBound + 1..<stretch.bytes.upperBound - 1 where bytes[byte] == 0x3a {
            let (before, after) = (bytes[byte - 1], bytes[byte + 1])
            guard Self.isDigit(before) && Self.isDigitOrCapital(after) || Self.isCapital(before) && Self.isDigit(after)
            else { continue }
            let start = byte - stretch.context.lowerBound
            features.append(FontFeature.raised(from: start, to: start + 1))
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
    private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5a ~= byte }
    private static func isDigitOrCapital(_ byte: UInt8) -> Bool { isDigit(byte) || isCapital(byte) }
}
