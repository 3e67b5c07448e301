/// What of a hard line one line takes.
struct FilledLine {
    /// Clusters shown; spaces that hang over the line's end are not among them.
    var shown: Range<Int>
    /// The first cluster of the next line.
    var next: Int
    /// In points.
    var width: Double
    /// What is shown up to its last mark of ink, and how wide that is.
    var ink: Range<Int>
    var inkWidth: Double
    var needsHyphen: Bool = false
    /// Whether the line reaches the end of what was to be filled.
    var isLast: Bool = false
}

/// Takes as many clusters as a line has room for.
struct LineFiller {
    /// By offset from `start`. Empty if a break may come before any cluster, but no line break is known.
    var boundaries: [Boundary] = []
    /// The byte that the boundaries count from.
    var start = 0
    /// Breaks between any two graphemes, not only between words.
    var breaksAnywhere = false
    /// Room that a hyphen takes after a soft hyphen.
    var hyphenWidth = 0.0

    /// Sums of the same advances in another order differ by less than this, and no pixel is as small.
    static let slack = 1e-6
    var tabs = TabStops()
    /// From the leading side to the line, in points: tabs count from there.
    var indent = 0.0

    /// Fills one line from the cluster `first` on, in clusters that end at `end`.
    func fill(_ clusters: inout [ShapedText.Cluster], from first: Int, to end: Int, room: Double) -> FilledLine {
        var pen = 0.0
        var line = FilledLine(
            shown: first..<first, next: end, width: 0, ink: first..<first, inkWidth: 0, isLast: true)
        var best: FilledLine?
        var index = first
        while index < end {
            if index > first, let candidate = candidate(line, before: index, clusters, room: room) { best = candidate }
            let cluster = clusters[index]
            switch cluster.kind {
            case .space: pen += cluster.advance
            case .tab:
                clusters[index].advance = tabAdvance(at: pen, index, clusters, to: end)
                pen += clusters[index].advance
            case .ink, .softHyphen:
                if pen + cluster.advance - cluster.kerning > room + Self.slack, index > first {
                    return best ?? emergency(line, at: index, clusters, from: first, to: end)
                }
                pen += cluster.advance
                line.ink = first..<index + 1
                line.inkWidth = pen - cluster.kerning
            }
            index += 1
        }
        // Spaces before a hard end count as long as there is room for them.
        line.shown = first..<end
        line.width = max(line.inkWidth, min(pen, room))
        return line
    }

    /// Whether everything fits one line.
    func fits(_ clusters: [ShapedText.Cluster], from first: Int, to end: Int, room: Double) -> Bool {
        var pen = 0.0
        for (index, cluster) in zip(first..<end, clusters[first..<end]) {
            if cluster.kind == .ink || cluster.kind == .softHyphen,
                pen + cluster.advance - cluster.kerning > room + Self.slack
            {
                return false
            }
            pen += cluster.kind == .tab ? tabAdvance(at: pen, index, clusters, to: end) : cluster.advance
        }
        return true
    }

    /// Of the tab at `index`, which begins at `pen` in its line.
    func tabAdvance(at pen: Double, _ index: Int, _ clusters: [ShapedText.Cluster], to end: Int) -> Double {
        tabs.advance(at: pen + indent) {
            clusters[min(index + 1, end)..<end].prefix { $0.kind != .tab }.reduce(0) { $0 + $1.advance }
        }
    }

    /// What may happen in front of a cluster.
    func boundary(before cluster: ShapedText.Cluster) -> Boundary {
        let offset = cluster.bytes.lowerBound - start
        return boundaries.indices.contains(offset) ? boundaries[offset] : .grapheme
    }

    /// The line so far, if it may end before the cluster at `index`.
    private func candidate(
        _ line: FilledLine, before index: Int, _ clusters: [ShapedText.Cluster], room: Double
    ) -> FilledLine? {
        let boundary = boundary(before: clusters[index])
        guard boundary.contains(breaksAnywhere ? .grapheme : .line) else { return nil }
        var candidate = line
        candidate.next = index
        candidate.shown = line.ink
        candidate.width = line.inkWidth
        candidate.isLast = false
        if clusters[index - 1].kind == .softHyphen {
            candidate.needsHyphen = true
            candidate.width += hyphenWidth
            if candidate.width > room + Self.slack { return nil }
        }
        return candidate
    }

    /// Breaks inside a word that is longer than the line, between two graphemes.
    private func emergency(
        _ line: FilledLine, at overflow: Int, _ clusters: [ShapedText.Cluster], from first: Int, to end: Int
    ) -> FilledLine {
        var index = overflow
        while index > first, !boundary(before: clusters[index]).contains(.grapheme) { index -= 1 }
        if index == first {
            index = overflow
            while index < end, !boundary(before: clusters[index]).contains(.grapheme) { index += 1 }
        }
        var width = 0.0
        for cluster in clusters[first..<index] { width += cluster.advance }
        width -= clusters[index - 1].kerning
        return FilledLine(
            shown: first..<index, next: index, width: width, ink: first..<index, inkWidth: width, isLast: index == end)
    }
}
