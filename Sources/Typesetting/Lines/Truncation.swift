/// Which clusters stay when a line has no room for all.
enum Truncation {
    /// Clusters and their width in points.
    typealias Part = (clusters: Range<Int>, width: Double)

    /// The longest beginning that fits, cut between graphemes, without spaces at its end.
    static func beginning(
        of range: Range<Int>, _ clusters: [ShapedText.Cluster], room: Double, _ filler: LineFiller
    ) -> Part {
        var pen = 0.0
        var part: Part = (range.lowerBound..<range.lowerBound, 0)
        for index in range {
            let cluster = clusters[index]
            let advance =
                cluster.kind == .tab
                ? filler.tabAdvance(at: pen, index, clusters, to: range.upperBound) : cluster.advance
            pen += advance
            if pen - cluster.kerning > room + LineFiller.slack { break }
            let isWhole =
                index + 1 == range.upperBound || filler.boundary(before: clusters[index + 1]).contains(.grapheme)
            if isWhole, cluster.kind == .ink { part = (range.lowerBound..<index + 1, pen - cluster.kerning) }
        }
        return part
    }

    /// The longest ending that fits, cut between graphemes, without spaces at its start.
    static func ending(
        of range: Range<Int>, _ clusters: [ShapedText.Cluster], room: Double, _ filler: LineFiller
    ) -> Part {
        var pen = 0.0
        var part: Part = (range.upperBound..<range.upperBound, 0)
        for index in range.reversed() {
            let cluster = clusters[index]
            pen += cluster.advance - (index + 1 == range.upperBound ? cluster.kerning : 0)
            if pen > room + LineFiller.slack { break }
            if cluster.kind == .ink, filler.boundary(before: cluster).contains(.grapheme) {
                part = (index..<range.upperBound, pen)
            }
        }
        return part
    }
}
