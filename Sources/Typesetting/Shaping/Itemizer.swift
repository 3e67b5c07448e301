/// Cuts hard lines into stretches that one face can draw in one direction, and has them shaped.
final class Itemizer {
    private let book: FontBook
    private let shaper: Shaper
    private var cluster: [UInt32] = []

    /// The spans of the paragraph at hand, made ready.
    struct ReadySpan {
        let font: ResolvedFont
        let tracking: Double
        let baselineOffset: Double
        let attachment: Paragraph.Attachment?
    }

    init(book: FontBook) {
        self.book = book
        shaper = Shaper(book: book)
    }

    private var language: OpaquePointer?
    private var region: CJKRegion?

    func setLanguage(_ tag: String?) {
        shaper.setLanguage(tag)
        language = PangoAnalysis.language(tag)
        region = tag.flatMap(CJKRegion.init(language:))
    }

    /// Shapes a hard line, adding to `shaped`.
    ///
    /// - Parameter boundaries: filled for the line if its text is not simple, else left alone.
    /// - Returns: whether `boundaries` was filled.
    func shape(
        _ line: Range<Int>, of text: SourceText, spans: [ReadySpan], direction: Paragraph.Direction,
        into shaped: inout ShapedText, boundaries: inout [Boundary]
    ) -> Bool {
        guard !line.isEmpty else { return false }
        if direction != .rightToLeft, isSimple(line, of: text, spans: spans) {
            shapeSimple(line, of: text, spans: spans, into: &shaped)
            return false
        }
        resize(&boundaries, for: line)
        shapeMixed(line, of: text, spans: spans, direction: direction, into: &shaped, boundaries: &boundaries)
        return true
    }

    /// Fills `boundaries` for a line, by offset from its start.
    func findBoundaries(of line: Range<Int>, in text: SourceText, _ boundaries: inout [Boundary]) {
        resize(&boundaries, for: line)
        text.bytes.withUnsafeBufferPointer { bytes in
            PangoAnalysis.findBoundaries(
                of: UnsafeBufferPointer(rebasing: bytes[line]), language: language, in: &boundaries)
        }
    }

    private func resize(_ boundaries: inout [Boundary], for line: Range<Int>) {
        boundaries.removeAll(keepingCapacity: true)
        boundaries.append(contentsOf: repeatElement([], count: line.count + 1))
    }

    /// Shapes a mark that stands outside the text, such as an ellipsis, in a span's font.
    func shapeMark(
        _ mark: Range<Int>, of text: SourceText, span: Int, spans: [ReadySpan], level: UInt8,
        into shaped: inout ShapedText
    ) {
        let ready = spans[span]
        var scalars: [UInt32] = []
        append(mark, of: text, to: &scalars)
        let face = book.face(
            for: scalars, script: .common, region: region ?? .mainland, font: ready.font)
        shaper.shape(
            Shaper.Stretch(
                bytes: mark, context: mark, font: ready.font, face: face, isEmoji: false, level: level, script: .common,
                span: span, tracking: ready.tracking, baselineOffset: ready.baselineOffset),
            of: text, into: &shaped)
    }

    private func append(_ range: Range<Int>, of text: SourceText, to scalars: inout [UInt32]) {
        var byte = range.lowerBound
        while byte < range.upperBound {
            let scalar = text.scalar(at: byte)
            scalars.append(scalar.value)
            byte = scalar.next
        }
    }
}

// MARK: - Text of Latin letters

extension Itemizer {
    /// Whether the text is left to right, of Latin letters, without control characters, in faces that have them all: most
    /// text. Nothing needs to be looked up for it.
    private func isSimple(_ line: Range<Int>, of text: SourceText, spans: [ReadySpan]) -> Bool {
        var byte = line.lowerBound
        var span = -1
        var spanEnd = byte
        while byte < line.upperBound {
            if byte >= spanEnd {
                span = text.span(at: byte, from: max(span, 0))
                spanEnd = text.spanEnd(span)
            }
            let lead = text.bytes[byte]
            // Above 0xcb begin the combining marks and other scripts.
            guard lead >= 0x20, lead <= 0xcb, spans[span].attachment == nil else { return false }
            let scalar = text.scalar(at: byte)
            guard !(0x7f...0x9f).contains(scalar.value), book.faces[spans[span].font.face].covers(scalar.value) else {
                return false
            }
            byte = scalar.next
        }
        return true
    }

    private func shapeSimple(
        _ line: Range<Int>, of text: SourceText, spans: [ReadySpan], into shaped: inout ShapedText
    ) {
        var start = line.lowerBound
        var span = 0
        while start < line.upperBound {
            span = text.span(at: start, from: span)
            let end = min(text.spanEnd(span), line.upperBound)
            let ready = spans[span]
            shaper.shape(
                Shaper.Stretch(
                    bytes: start..<end, context: line, font: ready.font, face: ready.font.face, isEmoji: false,
                    level: 0,
                    script: .latin, span: span, tracking: ready.tracking, baselineOffset: ready.baselineOffset),
                of: text, into: &shaped)
            start = end
        }
    }
}

// MARK: - All other text

extension Itemizer {
    /// The properties by which stretches are told apart.
    private struct Properties: Equatable {
        var face: Int
        var isEmoji: Bool
        var isTab: Bool
        /// Control characters, which show nothing.
        var isSilent: Bool
        var isAttachment = false
        var level: UInt8
        var script: ScriptTag
        var span: Int
    }

    private func shapeMixed(
        _ line: Range<Int>, of text: SourceText, spans: [ReadySpan], direction: Paragraph.Direction,
        into shaped: inout ShapedText, boundaries: inout [Boundary]
    ) {
        var levels: [UInt8] = []
        var scripts: [(end: Int, script: ScriptTag)] = []
        text.bytes.withUnsafeBufferPointer { bytes in
            let slice = UnsafeBufferPointer(rebasing: bytes[line])
            PangoAnalysis.findBoundaries(of: slice, language: language, in: &boundaries)
            (levels, shaped.isRightToLeft) = PangoAnalysis.levels(of: slice, direction: direction)
            scripts = PangoAnalysis.scripts(of: slice)
        }
        let lineRegion = region ?? scripts.lazy.compactMap { CJKRegion(script: $0.script) }.first ?? .mainland
        var (byte, character, scriptIndex, span) = (line.lowerBound, 0, 0, 0)
        var pending: (properties: Properties, start: Int)?
        while byte < line.upperBound {
            let start = byte
            let level = character < levels.count ? levels[character] : 0
            cluster.removeAll(keepingCapacity: true)
            repeat {
                let scalar = text.scalar(at: byte)
                cluster.append(scalar.value)
                byte = scalar.next
                character += 1
            } while byte < line.upperBound && !boundaries[byte - line.lowerBound].contains(.grapheme)
            span = text.span(at: start, from: span)
            while scriptIndex + 1 < scripts.count, scripts[scriptIndex].end <= start - line.lowerBound {
                scriptIndex += 1
            }
            let script = scriptIndex < scripts.count ? scripts[scriptIndex].script : .common
            let properties = properties(
                font: spans[span].font, isAttachment: spans[span].attachment != nil, level: level, script: script,
                span: span, region: lineRegion)
            if let last = pending, last.properties != properties || properties.isTab {
                flush(last.properties, last.start..<start, line, text, spans, &shaped)
                pending = (properties, start)
            } else if pending == nil {
                pending = (properties, start)
            }
        }
        if let last = pending { flush(last.properties, last.start..<byte, line, text, spans, &shaped) }
    }

    /// Of the cluster at hand.
    private func properties(
        font: ResolvedFont, isAttachment: Bool, level: UInt8, script: ScriptTag, span: Int, region: CJKRegion
    ) -> Properties {
        var properties = Properties(
            face: font.face, isEmoji: false, isTab: false, isSilent: false, level: level, script: script, span: span)
        let first = cluster[0]
        if isAttachment {
            properties.isAttachment = true
        } else if first < 0x20 || (0x7f...0x9f).contains(first) {
            properties.isTab = first == 0x09
            properties.isSilent = !properties.isTab
        } else if EmojiPresentation.holds(for: cluster), let face = book.emojiFace(for: cluster) {
            properties.face = face
            properties.isEmoji = true
        } else {
            properties.face = book.face(for: cluster, script: script, region: region, font: font)
            properties.isEmoji = book.faces[properties.face].isColor
        }
        return properties
    }

    private func flush(
        _ properties: Properties, _ bytes: Range<Int>, _ line: Range<Int>, _ text: SourceText, _ spans: [ReadySpan],
        _ shaped: inout ShapedText
    ) {
        let ready = spans[properties.span]
        if properties.isTab || properties.isSilent || properties.isAttachment {
            shaped.items.append(
                ShapedText.Item(
                    face: properties.face, drawingSize: ready.font.drawingSize,
                    pointSize: ready.font.description.size, level: properties.level, span: properties.span))
            shaped.clusters.append(
                ShapedText.Cluster(
                    bytes: bytes, glyphs: shaped.glyphs.count..<shaped.glyphs.count, item: shaped.items.count - 1,
                    advance: properties.isAttachment ? ready.attachment?.width ?? 0 : 0, kerning: 0,
                    kind: properties.isTab ? .tab : .ink))
            return
        }
        shaper.shape(
            Shaper.Stretch(
                bytes: bytes, context: line, font: ready.font, face: properties.face, isEmoji: properties.isEmoji,
                level: properties.level, script: properties.script, span: properties.span, tracking: ready.tracking,
                baselineOffset: ready.baselineOffset),
            of: text, into: &shaped)
    }
}
