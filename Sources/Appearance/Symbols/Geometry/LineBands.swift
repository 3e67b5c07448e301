import Foundation

/// Lines sorted into level bands, so that one looks only at those that can lie at a place.
struct LineBands {
    private let top: Double
    private let height: Double
    private let members: [[Int]]
    private let firstBands: [Int]

    /// - Parameter slack: How much farther than it goes a line counts as reaching, up and down.
    init(_ lines: [SymbolRegion.Edge], slack: Double) {
        var (top, bottom) = (Double.infinity, -Double.infinity)
        for line in lines {
            top = min(top, line.start.y, line.end.y)
            bottom = max(bottom, line.start.y, line.end.y)
        }
        let count = max(1, min(128, lines.count / 5))
        let height = max(bottom - top, slack) / Double(count)
        func band(_ y: Double) -> Int { min(max(Int(((y - top) / height).rounded(.down)), 0), count - 1) }
        var members = [[Int]](repeating: [], count: count)
        var firstBands: [Int] = []
        for (index, line) in lines.enumerated() {
            let first = band(min(line.start.y, line.end.y) - slack)
            firstBands.append(first)
            for band in first...band(max(line.start.y, line.end.y) + slack) { members[band].append(index) }
        }
        (self.top, self.height, self.members, self.firstBands) = (top, height, members, firstBands)
    }

    /// Those that may cross a level.
    func lines(at y: Double) -> [Int] {
        let band = ((y - top) / height).rounded(.down)
        return band >= 0 && band < Double(members.count) ? members[Int(band)] : []
    }

    /// Calls with every two lines that share a band, once.
    func forEachPair(_ body: (Int, Int) -> Void) {
        for (band, members) in members.enumerated() {
            for (place, first) in members.enumerated() {
                for second in members[(place + 1)...] where max(firstBands[first], firstBands[second]) == band {
                    body(first, second)
                }
            }
        }
    }
}
