import CPango

/// Pango's text analysis, with its pointers kept inside this file.
enum PangoAnalysis {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    /// A language by its BCP 47 tag. Pango keeps languages for good, so nobody owns them.
    static func language(_ tag: String?) -> OpaquePointer? {
        // Never `nil`: Pango would then ask the environment.
        pango_language_from_string(tag ?? "und")
    }

    /// Bidirectional embedding levels, one for each character; odd ones run right to left.
    ///
    /// - Parameter direction: what neutral text takes. `natural` lets the first strong character decide.
    /// - Returns: the levels and whether the text as a whole runs right to left.
    static func levels(of text: Bytes, direction: Paragraph.Direction) -> (levels: [UInt8], isRightToLeft: Bool) {
        var base: PangoDirection
        switch direction {
        case .leftToRight: base = PANGO_DIRECTION_LTR
        case .rightToLeft: base = PANGO_DIRECTION_RTL
        case .natural: base = PANGO_DIRECTION_NEUTRAL
        }
        let count = characterCount(of: text)
        guard let levels = pango_log2vis_get_embedding_levels(characters(text), Int32(clamping: text.count), &base)
        else {
            return ([UInt8](repeating: 0, count: count), false)
        }
        defer { g_free(levels) }
        let isRightToLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
        return (Array(UnsafeBufferPointer(start: levels, count: count)), isRightToLeft)
    }

    /// Stretches of one script, in bytes from the text's start. Characters of no script of their own take that of the text
    /// around them.
    static func scripts(of text: Bytes) -> [(end: Int, script: ScriptTag)] {
        guard let start = characters(text) else { return [] }
        let iterator = pango_script_iter_new(start, Int32(clamping: text.count))
        defer { pango_script_iter_free(iterator) }
        var scripts: [(end: Int, script: ScriptTag)] = []
        repeat {
            var (from, to): (UnsafePointer<CChar>?, UnsafePointer<CChar>?) = (nil, nil)
            var script = PANGO_SCRIPT_COMMON
            pango_script_iter_get_range(iterator, &from, &to, &script)
            guard let to else { break }
            // Pango's scripts have GLib's numbers.
            let code = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
            scripts.append((to - start, ScriptTag(code: code)))
        } while pango_script_iter_next(iterator) != 0
        return scripts
    }

    /// Writes a boundary for each byte of the text that a character starts at, and for the text's end.
    ///
    /// - Parameter boundaries: of the text's length in bytes and one more.
    static func findBoundaries(of text: Bytes, language: OpaquePointer?, in boundaries: inout [Boundary]) {
        let count = characterCount(of: text)
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attributes in
            attributes.initialize(repeating: PangoLogAttr())
            pango_get_log_attrs(
                characters(text), Int32(clamping: text.count), -1, language, attributes.baseAddress,
                Int32(clamping: count + 1))
            var character = 0
            for byte in 0...text.count where byte == text.count || text[byte] & 0xc0 != 0x80 {
                let attribute = attributes[character]
                var boundary: Boundary = []
                if attribute.is_line_break != 0 { boundary.insert(.line) }
                if attribute.is_cursor_position != 0 { boundary.insert(.grapheme) }
                boundaries[byte] = boundary
                character += 1
            }
        }
    }

    private static func characterCount(of text: Bytes) -> Int {
        text.reduce(into: 0) { count, byte in if byte & 0xc0 != 0x80 { count += 1 } }
    }

    private static func characters(_ text: Bytes) -> UnsafePointer<CChar>? {
        UnsafeRawPointer(text.baseAddress)?.assumingMemoryBound(to: CChar.self)
    }
}

/// What may happen in front of a character.
struct Boundary: OptionSet {
    let rawValue: UInt8

    static let line = Boundary(rawValue: 1)
    static let grapheme = Boundary(rawValue: 2)
}
