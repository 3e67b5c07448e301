/// How a hard line is set among the others. Lengths are points; a side is leading where the hard line's direction begins.
package struct ParagraphBlock: Hashable, Sendable {
    /// From the leading side to the first line.
    package var firstLineIndent: Double
    /// From the leading side to the lines below it.
    package var indent: Double
    /// Where lines end: from the leading side if positive, else (negative) from the trailing one.
    package var tailIndent: Double
    /// Above the first line, unless it is the text's first one.
    package var spacingBefore: Double
    /// Below the last line, unless it is the text's last one.
    package var spacingAfter: Double
    /// Between lines.
    package var lineSpacing: Double
    package var minimumLineHeight: Double
    /// 0 is no limit.
    package var maximumLineHeight: Double
    /// Of the font's line height; 0 leaves it.
    package var lineHeightMultiple: Double
    /// `nil` is the paragraph's.
    package var alignment: Paragraph.Alignment?
    package var tabs: TabStops

    package init(
        firstLineIndent: Double = 0, indent: Double = 0, tailIndent: Double = 0, spacingBefore: Double = 0,
        spacingAfter: Double = 0, lineSpacing: Double = 0, minimumLineHeight: Double = 0, maximumLineHeight: Double = 0,
        lineHeightMultiple: Double = 0, alignment: Paragraph.Alignment? = nil, tabs: TabStops = TabStops()
    ) {
        self.firstLineIndent = firstLineIndent
        self.indent = indent
        self.tailIndent = tailIndent
        self.spacingBefore = spacingBefore
        self.spacingAfter = spacingAfter
        self.lineSpacing = lineSpacing
        self.minimumLineHeight = minimumLineHeight
        self.maximumLineHeight = maximumLineHeight
        self.lineHeightMultiple = lineHeightMultiple
        self.alignment = alignment
        self.tabs = tabs
    }

    static let plain = ParagraphBlock()
}

// MARK: - Room

extension ParagraphBlock {
    func leading(isFirst: Bool) -> Double { isFirst ? firstLineIndent : indent }

    /// What is left free at the trailing side.
    func trailing(width: Double) -> Double {
        guard tailIndent > 0 else { return -tailIndent }
        return width.isFinite ? max(0, width - tailIndent) : 0
    }

    /// The room for a line, of all the room there is across.
    func room(isFirst: Bool, width: Double) -> Double {
        let end = tailIndent > 0 ? min(width, tailIndent) : width + tailIndent
        return max(0, end - leading(isFirst: isFirst))
    }

    /// What a line takes that would take `height`.
    func lineHeight(_ height: Double) -> Double {
        var result = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
        result = max(result, minimumLineHeight)
        return maximumLineHeight > 0 ? min(result, maximumLineHeight) : result
    }

    /// Multiplied as the fonts of a text that shrinks.
    func scaled(_ scale: Double) -> ParagraphBlock {
        var block = self
        block.lineSpacing *= scale
        block.minimumLineHeight *= scale
        block.maximumLineHeight *= scale
        return block
    }

    var setsLineHeight: Bool { minimumLineHeight > 0 || maximumLineHeight > 0 || lineHeightMultiple > 0 }

    /// With numbers that can be set with.
    var sanitized: ParagraphBlock {
        var block = self
        let lengths: [WritableKeyPath<ParagraphBlock, Double>] = [
            \.firstLineIndent, \.indent, \.tailIndent, \.spacingBefore, \.spacingAfter, \.lineSpacing,
            \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.tabs.interval,
        ]
        for length in lengths where !(abs(block[keyPath: length]) <= Self.largest) { block[keyPath: length] = 0 }
        block.tabs.stops.removeAll { !(abs($0.location) <= Self.largest) }
        return block
    }
    /// Longer ones would overflow a painter's coordinates.
    private static let largest = 100_000.0
}
