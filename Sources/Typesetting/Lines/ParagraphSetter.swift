import DisplayLists
import Foundation

/// Sets one paragraph at one scale. Keeps its working memory from one paragraph to the next.
final class ParagraphSetter {
    let book: FontBook
    let itemizer: Itemizer
    var text = SourceText()
    var spans: [Itemizer.ReadySpan] = []
    var shaped = ShapedText()
    var filler = LineFiller()
    /// Whether the filler's boundaries are those of the hard line at hand.
    var knowsBoundaries = false
    /// Of the hard line at hand.
    private(set) var block = ParagraphBlock.plain
    private var blocks: [ParagraphBlock?] = []
    private var hasBlocks = false
    private var styles: [Int] = []
    /// Lines, their heights and the text's size so far.
    private var lines: [TypesetText.Line] = []
    /// What each line leaves free at its sides, and how it is aligned between.
    private var placements: [(left: Double, right: Double, alignment: Paragraph.Alignment)] = []
    /// All the room across.
    private var fullWidth = Double.infinity
    /// The number of the hard line's first line.
    private var firstLine = 0
    /// Above the hard line at hand.
    private var spacing = 0.0
    private var widest = 0.0
    private var bottom = 0.0
    private var lastDescent: (below: Double, gap: Double)?
    private var wasRightToLeft = false
    private var notch: Paragraph.Notch?
    var isTruncated = false

    /// Memory that is kept for the next paragraph, in elements; more than a screen of text needs.
    private static let keptCapacity = 1 << 16

    init(book: FontBook) {
        self.book = book
        itemizer = Itemizer(book: book)
    }

    /// - Parameter scale: what the spans' fonts, tracking and offsets are multiplied with.
    func set(_ paragraph: Paragraph, width: Double?, scale: Double) -> TypesetText {
        begin(paragraph, scale: scale)
        let room = width.map { max($0, 0) } ?? .infinity
        fullWidth = room
        var hasContent = false
        var start: Int? = 0
        while let lineStart = start {
            let (line, next) = text.hardLine(from: lineStart)
            hasContent = hasContent || !line.isEmpty
            // A break at the very end starts no line, unless the text is nothing but breaks: a label on the phone makes
            // "a\n" one line tall and "\n" two (rdar 37764376).
            let isLast = next == nil || (next == text.end && hasContent)
            beginBlock(at: lineStart)
            shapeHardLine(line, paragraph)
            setLines(of: line, next: isLast ? nil : next, paragraph, width: room)
            start = isLast || reachedLimit(of: paragraph) ? nil : next
        }
        return finish(paragraph, width: width, scale: scale)
    }

    var lineCount: Int { lines.count }

    /// What is taken of a line's room by what stands beside the first lines.
    func notchWidth(atLine line: Int) -> Double {
        guard let notch, line < notch.lines else { return 0 }
        return max(0, notch.width)
    }

    func reachedLimit(of paragraph: Paragraph) -> Bool {
        paragraph.lineLimit > 0 && lines.count >= paragraph.lineLimit
    }

    func isLastAllowed(in paragraph: Paragraph) -> Bool {
        paragraph.lineLimit > 0 && lines.count == paragraph.lineLimit - 1
    }

    private func begin(_ paragraph: Paragraph, scale: Double) {
        text.load(paragraph.spans)
        itemizer.setLanguage(paragraph.language)
        spans.removeAll(keepingCapacity: true)
        styles.removeAll(keepingCapacity: true)
        blocks.removeAll(keepingCapacity: true)
        hasBlocks = false
        (block, spacing, firstLine) = (.plain, 0, 0)
        (filler.tabs, filler.indent) = (TabStops(), 0)
        for span in paragraph.spans {
            var font = span.font
            if scale != 1 {
                font.size *= scale
                font.linePitch = font.linePitch.map { $0 * scale }
            }
            spans.append(
                Itemizer.ReadySpan(
                    font: book.resolve(font), tracking: span.tracking * scale,
                    baselineOffset: span.baselineOffset * scale, attachment: span.attachment?.scaled(scale)))
            styles.append(span.style)
            blocks.append(span.block.map { scale == 1 ? $0 : $0.scaled(scale) })
            hasBlocks = hasBlocks || span.block != nil
        }
        if spans.isEmpty {
            let font = book.resolve(FontDescription(size: 17 * scale))
            spans.append(Itemizer.ReadySpan(font: font, tracking: 0, baselineOffset: 0, attachment: nil))
            styles.append(0)
        }
        filler.breaksAnywhere = paragraph.lineBreak == .characterWrapping
        notch = paragraph.notch
        lines = []
        placements.removeAll(keepingCapacity: true)
        (widest, bottom, lastDescent, isTruncated) = (0, 0, nil, false)
    }

    private func beginBlock(at start: Int) {
        firstLine = lines.count
        guard hasBlocks else { return }
        let before = block
        block = blocks[text.span(at: start)] ?? .plain
        spacing = lines.isEmpty ? 0 : before.spacingAfter + block.spacingBefore
        (filler.tabs, filler.indent) = (block.tabs, block.firstLineIndent)
    }

    private func shapeHardLine(_ line: Range<Int>, _ paragraph: Paragraph) {
        shaped.removeAll()
        shaped.isRightToLeft = paragraph.direction == .rightToLeft
        filler.boundaries.removeAll(keepingCapacity: true)
        filler.start = line.lowerBound
        knowsBoundaries = itemizer.shape(
            line, of: text, spans: spans, direction: paragraph.direction, into: &shaped,
            boundaries: &filler.boundaries)
        if shaped.clusters.contains(where: { $0.kind == .tab }) {
            // Gives the tabs their advances for those who only read them.
            _ = filler.fill(&shaped.clusters, from: 0, to: shaped.clusters.count, room: .infinity)
        }
    }

    private func finish(_ paragraph: Paragraph, width: Double?, scale: Double) -> TypesetText {
        if width == nil, lines.count > 1 { align() }
        let size = CGSize(width: widest, height: bottom)
        let result = TypesetText(size: size, lines: lines, isTruncated: isTruncated, scale: scale)
        lines = []
        if text.bytes.count > Self.keptCapacity {
            text = SourceText()
            shaped = ShapedText()
            filler = LineFiller()
        }
        return result
    }
}

// MARK: - Placing lines

extension ParagraphSetter {
    /// A line that has been decided on.
    struct Decided {
        /// Clusters in reading order.
        var pieces: [Range<Int>]
        var width: Double
        /// The hard line it belongs to starts at this byte.
        var start: Int
        var endsHardLine = true
        var tightening = 0.0
    }

    /// Adds a line below the others.
    func add(_ line: Decided, _ paragraph: Paragraph, room: Double) {
        let pieces = line.pieces.filter { !$0.isEmpty }
        let (ascent, descent, gap) = extent(of: pieces, start: line.start)
        let isFirst = lines.count == firstLine
        let baseline = lastDescent.map { bottom + $0.gap + (isFirst ? spacing : 0) + ascent } ?? ascent
        var width = line.width
        var stretching = 0.0
        let alignment = block.alignment ?? paragraph.alignment
        if alignment == .justified, !line.endsHardLine, room.isFinite, room > width {
            let spaces = pieces.joined().count { shaped.clusters[$0].kind == .space }
            if spaces > 0 {
                stretching = (room - width) / Double(spaces)
                width = room
            }
        }
        let sides = (start: block.leading(isFirst: isFirst), end: block.trailing(width: fullWidth))
        var inset = shaped.isRightToLeft ? (left: sides.end, right: sides.start) : (left: sides.start, right: sides.end)
        let notched = notchWidth(atLine: lines.count)
        if notch?.isAtRight == true { inset.right += notched } else { inset.left += notched }
        let x =
            inset.left
            + (room.isFinite ? Self.offset(alignment, shaped.isRightToLeft, room: room, width: width) : 0)
        let assembler = LineAssembler(
            shaped: shaped, text: text, faces: book.faces, styles: styles, tightening: line.tightening,
            stretching: stretching)
        let runs = assembler.runs(of: pieces, x: x, baseline: baseline)
        lines.append(
            TypesetText.Line(baseline: baseline, x: x, width: width, runs: runs, text: string(of: pieces, runs: runs)))
        placements.append((inset.left, inset.right, alignment))
        // Where lines end by a distance from the leading side, nothing is kept free behind them.
        widest = max(widest, inset.left + width + inset.right - (block.tailIndent > 0 ? sides.end : 0))
        bottom = baseline + descent
        lastDescent = (descent, gap)
        wasRightToLeft = shaped.isRightToLeft
    }

    private func string(of pieces: [Range<Int>], runs: [TypesetText.Run]) -> String {
        if runs.count == 1 { return runs[0].text }
        return pieces.map { piece in
            let first = shaped.clusters[piece.lowerBound].bytes.lowerBound
            return text.string(first..<shaped.clusters[piece.upperBound - 1].bytes.upperBound)
        }.joined()
    }

    /// How far a line reaches above and below its baseline, and the gap under it before the next one.
    private func extent(of pieces: [Range<Int>], start: Int) -> (ascent: Double, descent: Double, gap: Double) {
        var extent = (ascent: 0.0, descent: 0.0, gap: -Double.infinity)
        func include(_ span: Int) {
            let (metrics, offset) = (spans[span].font.metrics, spans[span].baselineOffset)
            if let attachment = spans[span].attachment {
                extent.ascent = max(extent.ascent, attachment.ascent + offset)
                extent.descent = max(extent.descent, attachment.descent - offset)
                return
            }
            extent.ascent = max(extent.ascent, metrics.ascender + offset)
            extent.descent = max(extent.descent, metrics.descender - offset)
            extent.gap = max(extent.gap, spans[span].font.linePitch - metrics.lineHeight)
        }
        if spans.count == 1 || pieces.isEmpty {
            include(spans.count == 1 ? 0 : text.span(at: start))
            return inBlock(extent)
        }
        var last = -1
        for piece in pieces {
            for cluster in shaped.clusters[piece] where shaped.items[cluster.item].span != last {
                last = shaped.items[cluster.item].span
                include(last)
            }
        }
        return inBlock(extent)
    }

    /// The line's height as the hard line has it: what is added or taken away is so above the letters. Pictures of it are few;
    /// that the font's own leading counts as part of the height is a guess.
    private func inBlock(
        _ extent: (ascent: Double, descent: Double, gap: Double)
    ) -> (ascent: Double, descent: Double, gap: Double) {
        var extent = extent
        // Nothing but attachments.
        if !extent.gap.isFinite { extent.gap = 0 }
        if block.setsLineHeight {
            let height = block.lineHeight(extent.ascent + extent.descent + extent.gap)
            extent.ascent = max(0, height - extent.descent)
            extent.gap = 0
        }
        extent.gap += block.lineSpacing
        return extent
    }

    /// The left edge of a line. One that is wider than the room keeps its beginning in sight.
    static func offset(_ alignment: Paragraph.Alignment, _ isRightToLeft: Bool, room: Double, width: Double) -> Double {
        switch alignment {
        case .left: 0
        case .right: isRightToLeft ? room - width : max(0, room - width)
        case .center: width > room ? (isRightToLeft ? room - width : 0) : (room - width) / 2
        case .natural, .justified: isRightToLeft ? room - width : 0
        }
    }

    /// Aligns lines with the widest one, when there was no width to align them in.
    private func align() {
        for index in lines.indices {
            let placement = placements[index]
            let x = Self.offset(
                placement.alignment, wasRightToLeft, room: max(0, widest - placement.left - placement.right),
                width: lines[index].width)
            guard x != 0 else { continue }
            lines[index].x += x
            for run in lines[index].runs.indices {
                lines[index].runs[run].x += x
                for glyph in lines[index].runs[run].glyphs.indices { lines[index].runs[run].glyphs[glyph].x += x }
            }
        }
    }
}
