import DisplayLists

/// What fills a canvas behind everything, written a row at a time and only when something needs the row: most of a page
/// lies under cells that cover it, and what they cover need not be written twice.
struct Ground {
    private let ink: Ink
    /// Device row of the first flag.
    private let top: Int
    /// Whether a row still holds what was there before.
    private var isPending: [Bool]
    private var pendingCount: Int

    /// Covers all of a canvas, sooner or later.
    init(_ ink: Ink, of canvas: Canvas) {
        self.ink = ink
        top = canvas.bounds.top
        pendingCount = canvas.bounds.bottom - top
        isPending = [Bool](repeating: true, count: pendingCount)
    }

    /// Nothing: the canvas is what it is.
    static let none = Ground()

    private init() {
        (ink, top, isPending, pendingCount) = (Ink(.black, opacity: 0), 0, [], 0)
    }

    /// Writes the pending rows of an area, which lies inside the canvas; whoever draws there calls this before.
    mutating func settle(_ area: PixelRect, on canvas: Canvas) {
        guard pendingCount > 0, !area.isEmpty else { return }
        eachRun(area) { ground, rows, isPending in
            guard isPending else { return }
            canvas.fill(canvas.rows(rows), with: ground.ink)
            ground.forget(rows)
        }
    }

    /// Fills pixels of the canvas with an opaque ink. Rows that were pending are written once.
    mutating func fill(_ rect: PixelRect, with ink: Ink, on canvas: Canvas) {
        guard pendingCount > 0, !rect.isEmpty else { return canvas.fill(rect, with: ink) }
        eachRun(rect) { ground, rows, isPending in
            var part = rect
            (part.top, part.bottom) = (rows.lowerBound, rows.upperBound)
            guard isPending else { return canvas.fill(part, with: ink) }
            let first = rows.lowerBound..<rows.lowerBound + 1
            canvas.fill(canvas.rows(first), with: ground.ink)
            part.bottom = first.upperBound
            canvas.fill(part, with: ink)
            canvas.repeatRow(rows)
            ground.forget(rows)
        }
    }

    /// Goes through runs of rows that are all pending or all settled.
    private mutating func eachRun(_ area: PixelRect, _ body: (inout Ground, Range<Int>, _ isPending: Bool) -> Void) {
        var y = area.top
        while y < area.bottom {
            let isFirstPending = isPending[y - top]
            var end = y + 1
            while end < area.bottom, isPending[end - top] == isFirstPending { end += 1 }
            body(&self, y..<end, isFirstPending)
            y = end
        }
    }

    private mutating func forget(_ rows: Range<Int>) {
        for y in rows { isPending[y - top] = false }
        pendingCount -= rows.count
    }
}
