import DisplayLists

/// What fills a canvas behind everything, written a row at a time and only when something needs the row: most of a page
/// lies under cells that cover it, and what they cover need not be written twice. Rows that are the same are written once,
/// and where a row may differ from the one above is noted.
struct Ground {
    private enum Row {
        case written
        /// Is to show nothing but the ground.
        case behind
        /// Is to be the same as the row above.
        case asAbove
    }

    private let ink: Ink
    /// Device row of the first one.
    private let top: Int
    /// What a row holds.
    private var rows: [Row]
    private var unwritten: Int
    private var marks: RowMarks

    /// Covers all of a canvas, sooner or later.
    init(_ ink: Ink, of canvas: Canvas) {
        self.ink = ink
        top = canvas.bounds.top
        unwritten = canvas.bounds.height
        rows = [Row](repeating: .behind, count: unwritten)
        marks = RowMarks(width: canvas.bounds.width, rows: unwritten)
    }

    /// Nothing: the canvas is what it is.
    static let none = Ground()

    private init() {
        (ink, top, rows, unwritten) = (Ink(.black, opacity: 0), 0, [], 0)
        marks = RowMarks(width: 1, rows: 0)
    }

    /// Writes the rows of an area, which lies inside the canvas; whoever draws there calls this before.
    mutating func settle(_ area: PixelRect, on canvas: Canvas) {
        guard !rows.isEmpty, !area.isEmpty else { return }
        let (first, end) = (area.top - top, area.bottom - top)
        mark(area, rows: first..<min(end + 1, rows.count))
        guard unwritten > 0 else { return }
        writeLast(below: end, on: canvas)
        write(first..<end, on: canvas)
    }

    /// Fills pixels of the canvas with an opaque ink. Rows that are the same stay so.
    mutating func fill(_ rect: PixelRect, with ink: Ink, on canvas: Canvas) {
        guard !rows.isEmpty, !rect.isEmpty else { return canvas.fill(rect, with: ink) }
        let (first, end) = (rect.top - top, rect.bottom - top)
        mark(rect, rows: first..<first + 1)
        if end < rows.count { mark(rect, rows: end..<end + 1) }
        guard unwritten > 0 else { return canvas.fill(rect, with: ink) }
        writeLast(below: end, on: canvas)
        if rows[first] == .asAbove { write(first..<first + 1, on: canvas) }
        var row = first
        while row < end {
            let run = self.run(from: row, to: end)
            var part = rect
            (part.top, part.bottom) = (top + run.lowerBound, top + run.upperBound)
            switch rows[row] {
            case .written: canvas.fill(part, with: ink)
            case .asAbove: break
            case .behind:
                write(row..<row + 1, on: canvas)
                part.bottom = part.top + 1
                canvas.fill(part, with: ink)
                for row in run.dropFirst() { rows[row] = .asAbove }
            }
            row = run.upperBound
        }
    }

    /// Writes what is left, but for rows that are the same as the one above and the one below; says which differ, and where.
    mutating func finish(on canvas: Canvas) -> RowMarks {
        var row = 0
        while row < rows.count {
            let run = self.run(from: row, to: rows.count)
            switch rows[row] {
            case .written: break
            case .asAbove:
                run.forEach { marks.clear(row: $0) }
                write(run.upperBound - 1..<run.upperBound, on: canvas)
            case .behind:
                write(row..<row + 1, on: canvas)
                for row in run.dropFirst() { rows[row] = .asAbove }
                // These come next.
                row += 1
                continue
            }
            row = run.upperBound
        }
        return marks
    }

    /// Rows of one kind.
    private func run(from row: Int, to end: Int) -> Range<Int> {
        var next = row + 1
        while next < end, rows[next] == rows[row] { next += 1 }
        return row..<next
    }

    private mutating func mark(_ rect: PixelRect, rows: Range<Int>) {
        marks.mark(columns: rect.left..<rect.right, rows: rows)
    }

    /// Before a row changes: writes the one below, should it be the same.
    private mutating func writeLast(below row: Int, on canvas: Canvas) {
        if row < rows.count, rows[row] == .asAbove { write(row..<row + 1, on: canvas) }
    }

    private mutating func write(_ range: Range<Int>, on canvas: Canvas) {
        var row = range.lowerBound
        while row < range.upperBound {
            let run = self.run(from: row, to: range.upperBound)
            let pixels = top + run.lowerBound..<top + run.upperBound
            switch rows[row] {
            case .written: break
            case .behind: canvas.fill(canvas.rows(pixels), with: ink)
            case .asAbove:
                let source = rows[..<row].lastIndex { $0 == .written } ?? 0
                canvas.copyRow(top + source, to: pixels)
            }
            if rows[row] != .written {
                for row in run { rows[row] = .written }
                unwritten -= run.count
            }
            row = run.upperBound
        }
    }
}
