import CPango

/// How wide a stretch's clusters are.
struct ClusterMeasure {
    let stretch: Shaper.Stretch
    let face: Face
    let unit: Double
    let drawingSize: Double
    /// Whether the system face's advances count.
    let usesSystemAdvances: Bool

    init(_ stretch: Shaper.Stretch, face: Face) {
        self.stretch = stretch
        self.face = face
        let isOwnFace = stretch.face == stretch.font.face
        usesSystemAdvances = isOwnFace && stretch.font.hasSystemAdvances
        if stretch.isEmoji {
            // The picture is as wide as its advance, so the advance is what has to have the emoji's size.
            let width = face.emojiAdvance / face.unitsPerEm
            drawingSize = EmojiPresentation.size(besideTextOf: stretch.font.description.size) / width
        } else {
            drawingSize = isOwnFace ? stretch.font.drawingSize : stretch.font.description.size
        }
        unit = drawingSize / face.unitsPerEm
    }

    /// Adds one cluster.
    @inline(__always)
    func append(
        _ bytes: Range<Int>, _ buffer: GlyphBuffer, _ range: Range<Int>, _ text: SourceText,
        _ shaped: inout ShapedText
    ) {
        let kind = ClusterKind.of(bytes, in: text)
        let firstGlyph = shaped.glyphs.count
        /// The face's own widths: of the glyphs, and with kerning.
        var (own, pen) = (0.0, 0.0)
        for index in range {
            let (glyph, position) = (buffer.infos[index].codepoint, buffer.positions[index])
            if kind == .ink {
                shaped.glyphs.append(
                    ShapedText.Glyph(
                        id: glyph, x: pen + Double(position.x_offset) * unit,
                        y: -Double(position.y_offset) * unit - stretch.baselineOffset))
            }
            // A mark takes no room, whatever its glyph would take alone.
            guard position.x_advance != 0 else { continue }
            pen += Double(position.x_advance) * unit
            own += face.advance(ofGlyph: glyph) * unit
        }
        let kerning = stretch.level & 1 == 0 ? pen - own + systemKerning(of: bytes, text) : 0
        let width = pen == 0 ? 0 : width(of: bytes, text, own: stretch.level & 1 == 0 ? own : pen)
        // What the width gains is shared by both sides of the glyphs.
        let shift = pen == 0 ? 0 : (width - (stretch.level & 1 == 0 ? own : pen)) / 2
        if shift != 0 {
            for index in firstGlyph..<shaped.glyphs.count { shaped.glyphs[index].x += shift }
        }
        shaped.clusters.append(
            ShapedText.Cluster(
                bytes: bytes, glyphs: firstGlyph..<shaped.glyphs.count, item: shaped.items.count - 1,
                advance: pen == 0 ? 0 : width + kerning + stretch.tracking, kerning: kerning, kind: kind))
    }

    /// Without kerning and tracking.
    @inline(__always)
    private func width(of bytes: Range<Int>, _ text: SourceText, own: Double) -> Double {
        guard usesSystemAdvances else { return own }
        let width = systemAdvance(of: bytes, text)
        return width.isNaN ? own + stretch.font.correction : width
    }

    /// What the system face's kerning differs by from the face's own.
    @inline(__always)
    private func systemKerning(of bytes: Range<Int>, _ text: SourceText) -> Double {
        guard usesSystemAdvances, stretch.font.isSubstitute, bytes.count == 1,
            bytes.upperBound < stretch.bytes.upperBound
        else { return 0 }
        return SystemKerning.adjustment(text.bytes[bytes.lowerBound], text.bytes[bytes.upperBound])
            * stretch.font.description.size
    }

    /// The sum over the cluster's characters; NaN if one of them has none.
    @inline(__always)
    private func systemAdvance(of bytes: Range<Int>, _ text: SourceText) -> Double {
        var (byte, sum) = (bytes.lowerBound, 0.0)
        while byte < bytes.upperBound {
            let scalar = text.scalar(at: byte)
            sum += stretch.font.systemAdvance(of: scalar.value)
            byte = scalar.next
        }
        return sum
    }
}

/// What a cluster's first character makes of it.
enum ClusterKind {
    @inline(__always)
    static func of(_ bytes: Range<Int>, in text: SourceText) -> ShapedText.Kind {
        let first = text.bytes[bytes.lowerBound]
        if first == 0x20 { return .space }
        if first < 0xc2 { return .ink }
        switch text.scalar(at: bytes.lowerBound).value {
        case 0xad: return .softHyphen
        // The spaces that Unicode lets a line break after; not the no-break ones.
        case 0x1680, 0x2000...0x2006, 0x2008...0x200b, 0x205f, 0x3000: return .space
        default: return .ink
        }
    }
}
