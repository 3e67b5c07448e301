/// The lengths of the column of titles at a list's trailing edge, in points. None was measured in a picture: width and type are
/// those that public code which stands in for the column, or makes room for it, is written with.
package enum SectionIndexMetrics {
    /// The column's width, which rows keep clear of.
    package static let width = 15.0
    /// Titles are bold and stay as large as they are, whatever the user's text size.
    package static let textSize = 11.0
    /// Between two titles' line boxes.
    package static let spacing = 0.5
    /// What stands for titles that there is no room for.
    package static let ellipsis = "•"

    /// Which titles show where there is room for so many: all, or the first and the last with others evenly between them, each
    /// parted from the next by an ellipsis (`nil`).
    package static func shown(of count: Int, capacity: Int) -> [Int?] {
        guard count > max(1, capacity) else { return Array(0..<count) }
        let kept = max(1, (capacity + 1) / 2)
        guard kept > 1 else { return [0] }
        var result: [Int?] = []
        for place in 0..<kept {
            if place > 0 { result.append(nil) }
            // Rounded to the nearest: integers alone, so that it is the same everywhere.
            result.append((place * (count - 1) * 2 + (kept - 1)) / ((kept - 1) * 2))
        }
        return result
    }
}
