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
    private let buffer: OpaquePointer?
    /// HarfBuzz's own shaper alone, whatever the environment lists.
    private let shapers: [StaticString] = ["ot"]
    private var features: [hb_feature_t] = []
    private var language: OpaquePointer?

    init(book: FontBook) {
        self.book = book
        buffer = hb_buffer_create()
    }

    deinit {
        hb_buffer_destroy(buffer)
    }

    /// For what is shaped from now on. `nil` is no language in particular.
    func setLanguage(_ tag: String?) {
        language = tag.flatMap { hb_language_from_string($0, -1) }
    }

    /// Adds the stretch's item, clusters and glyphs to `shaped`.
    func shape(_ stretch: Stretch, of text: SourceText, into shaped: inout ShapedText) {
        let face = book.faces[stretch.face]
        let measure = ClusterMeasure(stretch, face: face)
        shaped.items.append(
            ShapedText.Item(
                face: stretch.face, drawingSize: measure.drawingSize, level: stretch.level, span: stretch.span))
        run(stretch, of: text, with: face)
        var (count, positionCount): (UInt32, UInt32) = (0, 0)
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &positionCount), count == positionCount
        else { return }
        let glyphs = GlyphBuffer(
            infos: UnsafeBufferPointer(start: infos, count: Int(count)),
            positions: UnsafeBufferPointer(start: positions, count: Int(count)))
        let origin = stretch.context.lowerBound
        if stretch.level & 1 == 0 {
            var start = 0
            while start < glyphs.infos.count {
                let end = glyphs.endOfCluster(from: start)
                let next = end < glyphs.infos.count ? Int(glyphs.infos[end].cluster) + origin : stretch.bytes.upperBound
                let bytes = Int(glyphs.infos[start].cluster) + origin..<next
                measure.append(bytes, glyphs, start..<end, text, &shaped)
                start = end
            }
        } else {
            var end = glyphs.infos.count
            while end > 0 {
                let start = glyphs.startOfCluster(to: end)
                let next = start > 0 ? Int(glyphs.infos[start - 1].cluster) + origin : stretch.bytes.upperBound
                let bytes = Int(glyphs.infos[start].cluster) + origin..<next
                measure.append(bytes, glyphs, start..<end, text, &shaped)
                end = start
            }
        }
    }

    private func run(_ stretch: Stretch, of text: SourceText, with face: Face) {
        hb_buffer_clear_contents(buffer)
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        hb_buffer_set_direction(buffer, stretch.level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_script(buffer, hb_script_t(rawValue: stretch.script.code))
        hb_buffer_set_language(buffer, language)
        text.bytes.withUnsafeBufferPointer { bytes in
            let context = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[stretch.context])
            hb_buffer_add_utf8(
                buffer, context.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: context.count),
                UInt32(stretch.bytes.lowerBound - stretch.context.lowerBound), Int32(clamping: stretch.bytes.count))
        }
        collectFeatures(of: stretch, text)
        withUnsafeTemporaryAllocation(of: UnsafePointer<CChar>?.self, capacity: shapers.count + 1) { list in
            for (index, name) in shapers.enumerated() {
                list.initializeElement(
                    at: index, to: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self))
            }
            list.initializeElement(at: shapers.count, to: nil)
            _ = hb_shape_full(face.font, buffer, features, UInt32(features.count), list.baseAddress)
        }
    }

    private func collectFeatures(of stretch: Stretch, _ text: SourceText) {
        features.removeAll(keepingCapacity: true)
        guard stretch.face == stretch.font.face else { return }
        features.append(contentsOf: stretch.font.features)
        if stretch.tracking != 0 { features.append(FontFeature.noLigatures) }
        guard stretch.font.hasSystemAdvances, stretch.bytes.count > 2 else { return }
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
