// MARK: - Breaking a hard line into lines

extension ParagraphSetter {
    /// Adds the lines of the hard line at hand.
    ///
    /// - Parameters:
    ///   - next: where the next hard line starts; `nil` if this is the last.
    ///   - width: all the room across.
    func setLines(of line: Range<Int>, next: Int?, _ paragraph: Paragraph, width: Double) {
        let end = shaped.clusters.count
        let room = room(isFirst: true, line: lineCount, width: width)
        let wraps = paragraph.lineBreak != .clipping && room.isFinite
        if !wraps || filler.fits(shaped.clusters, from: 0, to: end, room: room) {
            if next != nil, isLastAllowed(in: paragraph) {
                cut(from: 0, to: end, line, next: next, paragraph, room: room)
            } else {
                let whole = filler.fill(&shaped.clusters, from: 0, to: end, room: wraps ? room : .infinity)
                add(whole, isLast: true, line, paragraph, room: room)
            }
            return
        }
        if !(paragraph.lineLimit == 1 && paragraph.lineBreak.truncates) { findBoundaries(of: line) }
        wrap(line, next: next, paragraph, width: width)
    }

    /// The room for a line, to be filled next.
    /// - Parameters:
    ///   - isFirst: Whether it is the hard line's first one.
    ///   - line: How many lines stand above it.
    private func room(isFirst: Bool, line: Int, width: Double) -> Double {
        filler.indent = block.leading(isFirst: isFirst)
        return max(0, block.room(isFirst: isFirst, width: width) - notchWidth(atLine: line))
    }

    private func wrap(_ line: Range<Int>, next: Int?, _ paragraph: Paragraph, width: Double) {
        let end = shaped.clusters.count
        filler.hyphenWidth = hyphenWidth(in: line)
        var first = 0
        /// Held back until it is known whether the next line is a lone word.
        var held: FilledLine?
        var heldRoom = 0.0
        while first < end {
            let room = room(isFirst: first == 0, line: lineCount + (held == nil ? 0 : 1), width: width)
            var filled = filler.fill(&shaped.clusters, from: first, to: end, room: room)
            let isLastAllowed = isLastAllowed(in: paragraph, held: held != nil)
            if isLastAllowed, !filled.isLast || next != nil {
                if let held { add(held, isLast: false, line, paragraph, room: heldRoom) }
                cut(from: first, to: end, line, next: next, paragraph, room: room)
                return
            }
            if filled.isLast, let before = held, paragraph.avoidsLoneWords {
                (held, filled) = keepingCompany(before, filled, end: end, rooms: (heldRoom, room))
            }
            if let held { add(held, isLast: false, line, paragraph, room: heldRoom) }
            (held, heldRoom) = (filled, room)
            first = filled.next
        }
        if let held { add(held, isLast: true, line, paragraph, room: heldRoom) }
    }

    private func isLastAllowed(in paragraph: Paragraph, held: Bool) -> Bool {
        guard paragraph.lineLimit > 0 else { return false }
        return lineCount + (held ? 1 : 0) == paragraph.lineLimit - 1
    }

    private func add(
        _ filled: FilledLine, isLast: Bool, _ line: Range<Int>, _ paragraph: Paragraph, room: Double
    ) {
        var decided = Decided(
            pieces: [filled.shown], width: filled.width, start: line.lowerBound, endsHardLine: isLast)
        if filled.needsHyphen, let last = filled.shown.last {
            let span = shaped.items[shaped.clusters[last].item].span
            decided.pieces.append(mark(text.hyphen, span: span))
        }
        add(decided, paragraph, room: room)
    }

    private func findBoundaries(of line: Range<Int>) {
        guard !knowsBoundaries else { return }
        itemizer.findBoundaries(of: line, in: text, &filler.boundaries)
        knowsBoundaries = true
    }

    /// The widest hyphen that a soft hyphen of the line could become; 0 if there is no soft hyphen.
    private func hyphenWidth(in line: Range<Int>) -> Double {
        guard let soft = shaped.clusters.first(where: { $0.kind == .softHyphen }) else { return 0 }
        let hyphen = mark(text.hyphen, span: shaped.items[soft.item].span)
        return shaped.clusters[hyphen].reduce(0) { $0 + $1.advance }
    }

    /// Shapes a mark and gives its clusters, which stand behind the text's.
    func mark(_ mark: Range<Int>, span: Int) -> Range<Int> {
        let start = shaped.clusters.count
        itemizer.shapeMark(
            mark, of: text, span: span, spans: spans, level: shaped.isRightToLeft ? 1 : 0, into: &shaped)
        return start..<shaped.clusters.count
    }

    /// Moves the last word of a line down if the line below is a single word, unless that would make the lower line the
    /// longer one: a label on the phone left "Enable Event / Notifications" alone.
    private func keepingCompany(
        _ upper: FilledLine, _ lower: FilledLine, end: Int, rooms: (upper: Double, lower: Double)
    ) -> (FilledLine, FilledLine) {
        func isSpace(_ index: Int) -> Bool { shaped.clusters[index].kind == .space }
        guard upper.next > upper.shown.upperBound, !lower.shown.dropLast().contains(where: isSpace) else {
            return (upper, lower)
        }
        var start = upper.shown.upperBound - 1
        while start > upper.shown.lowerBound, !isSpace(start - 1) { start -= 1 }
        guard start > upper.shown.lowerBound, filler.boundary(before: shaped.clusters[start]).contains(.line),
            filler.fits(shaped.clusters, from: start, to: end, room: rooms.lower)
        else { return (upper, lower) }
        var ending = start
        while ending > upper.shown.lowerBound, isSpace(ending - 1) { ending -= 1 }
        guard ending > upper.shown.lowerBound else { return (upper, lower) }
        var first = filler.fill(&shaped.clusters, from: upper.shown.lowerBound, to: ending, room: rooms.upper)
        first.next = start
        first.isLast = false
        let second = filler.fill(&shaped.clusters, from: start, to: end, room: rooms.lower)
        return first.width >= second.width ? (first, second) : (upper, lower)
    }
}

extension Paragraph.LineBreak {
    /// Whether an ellipsis stands for what is left out.
    var truncates: Bool {
        switch self {
        case .truncatingHead, .truncatingMiddle, .truncatingTail: true
        case .wordWrapping, .characterWrapping, .clipping: false
        }
    }
}
