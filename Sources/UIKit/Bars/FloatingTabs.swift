import Appearance

/// The widths of a floating bar's tabs and how far they reach into one another, in points: alike, but for titles that need
/// more, which the others make room for by overlapping more.
struct FloatingTabs {
    let widths: [Double]
    let overlap: Double

    /// - Parameters:
    ///   - titles: Their widths.
    ///   - room: For the capsule.
    init(titles: [Double], room: Double, metrics: TabBarMetrics) {
        let inside = max(0, room - 2 * metrics.platterPadding)
        let gaps = Double(max(titles.count - 1, 0))
        let needs = titles.map { $0 + 2 * metrics.titlePadding }
        func share(_ width: Double, _ count: Int) -> Double {
            min(metrics.widestTab, max(metrics.narrowestTab, width / Double(max(count, 1))))
        }
        let whole = inside + metrics.tabOverlap * gaps
        let even = share(whole, titles.count)
        let wide = needs.filter { $0 > even }
        let rest = share(whole - wide.reduce(0, +), titles.count - wide.count)
        let widths = needs.map { $0 > even ? $0 : rest }
        let sum = widths.reduce(0, +)
        guard gaps > 0, sum > whole else {
            // One tab alone has nothing to overlap.
            self.widths = widths.map { min($0, inside) }
            overlap = metrics.tabOverlap
            return
        }
        let needed = (sum - inside) / gaps
        let least = widths.min() ?? 0
        guard needed > least / 2 else {
            self.widths = widths
            overlap = needed
            return
        }
        // More tabs than there is room for: all alike, and narrower than they ought to be.
        self.widths = widths.map { _ in whole / Double(titles.count) }
        overlap = metrics.tabOverlap
    }
}
