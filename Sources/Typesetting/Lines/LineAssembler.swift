import DisplayLists

/// Puts a line's clusters in visual order and its glyphs in their places.
struct LineAssembler {
    let shaped: ShapedText
    let text: SourceText
    let faces: [Face]
    /// Handed back on the runs, by span.
    let styles: [Int]
    /// Taken from every cluster's advance, in points.
    var tightening = 0.0
    /// Given to every space, in points.
    var stretching = 0.0

    private typealias Segment = (item: Int, clusters: Range<Int>)

    /// - Parameters:
    ///   - pieces: clusters in reading order.
    ///   - x: the line's left edge.
    func runs(of pieces: [Range<Int>], x: Double, baseline: Double) -> [TypesetText.Run] {
        var runs: [TypesetText.Run] = []
        /// The last stretch of each run's text, which may yet grow.
        var texts: [Range<Int>] = []
        var pen = x
        var mayJoin = false
        for segment in visualSegments(of: pieces) {
            let item = shaped.items[segment.item]
            let bytes = self.bytes(of: segment.clusters)
            let isLeftToRight = item.level & 1 == 0
            let start = pen
            if isLeftToRight, mayJoin, let last = runs.last, last.size == item.drawingSize,
                last.style == styles[item.span], last.face == faces[item.face].identity
            {
                let open = texts.count - 1
                if texts[open].upperBound == bytes.lowerBound {
                    texts[open] = texts[open].lowerBound..<bytes.upperBound
                } else {
                    runs[open].text += text.string(texts[open])
                    texts[open] = bytes
                }
            } else {
                runs.append(
                    TypesetText.Run(
                        face: faces[item.face].identity, size: item.drawingSize, pointSize: item.pointSize, x: pen,
                        glyphs: [], style: styles[item.span], text: "", width: 0))
                texts.append(bytes)
            }
            append(segment.clusters, reversed: !isLeftToRight, to: &runs[runs.count - 1].glyphs, &pen, baseline)
            runs[runs.count - 1].width += pen - start
            mayJoin = isLeftToRight
        }
        for (index, bytes) in texts.enumerated() { runs[index].text += text.string(bytes) }
        return runs
    }

    private func bytes(of clusters: Range<Int>) -> Range<Int> {
        shaped.clusters[clusters.lowerBound].bytes
            .lowerBound..<shaped.clusters[clusters.upperBound - 1].bytes.upperBound
    }

    private func append(
        _ clusters: Range<Int>, reversed: Bool, to glyphs: inout [GlyphRun.Glyph], _ pen: inout Double,
        _ baseline: Double
    ) {
        let (first, last) = (shaped.clusters[clusters.lowerBound], shaped.clusters[clusters.upperBound - 1])
        glyphs.reserveCapacity(glyphs.count + max(0, last.glyphs.upperBound - first.glyphs.lowerBound))
        for offset in 0..<clusters.count {
            let index = reversed ? clusters.upperBound - 1 - offset : clusters.lowerBound + offset
            let cluster = shaped.clusters[index]
            for position in cluster.glyphs {
                let glyph = shaped.glyphs[position]
                glyphs.append(GlyphRun.Glyph(id: glyph.id, x: pen + glyph.x, y: baseline + glyph.y))
            }
            pen += cluster.advance
            if cluster.advance > 0 { pen -= tightening }
            if cluster.kind == .space { pen += stretching }
        }
    }

    /// The clusters by item, from left to right: the highest levels are turned first, then each lower one down to the lowest
    /// odd level (rule L2 of the bidirectional algorithm).
    private func visualSegments(of pieces: [Range<Int>]) -> [Segment] {
        var segments: [Segment] = []
        var (highest, lowestOdd): (UInt8, UInt8) = (0, .max)
        for piece in pieces {
            var index = piece.lowerBound
            while index < piece.upperBound {
                let item = shaped.clusters[index].item
                let start = index
                while index < piece.upperBound, shaped.clusters[index].item == item { index += 1 }
                let level = shaped.items[item].level
                highest = max(highest, level)
                if level & 1 == 1 { lowestOdd = min(lowestOdd, level) }
                segments.append((item, start..<index))
            }
        }
        guard lowestOdd <= highest else { return segments }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var index = 0
            while index < segments.count {
                let start = index
                while index < segments.count, shaped.items[segments[index].item].level >= level { index += 1 }
                segments[start..<index].reverse()
                index = max(index, start + 1)
            }
        }
        return segments
    }
}
