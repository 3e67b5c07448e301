/// The lengths that accessories are placed by, in points, for one look and text size.
package struct AccessoryMetrics: Hashable, Sendable {
    package var context: StyleContext
    package var displayScale: Double

    package init(context: StyleContext, displayScale: Double) {
        self.context = context
        self.displayScale = displayScale
    }

    /// Between two leading accessories. Source: uikit-rules §5.3.
    package let leadingGap = 16.0
    /// Between two trailing accessories. Source: uikit-rules §5.3.
    package let trailingGap = 8.0
    /// Between a grip and what stands before it, when a line separates them. Source: uikit-rules §5.3.
    package let gapBeforeSeparatedGrip = 17.0
    /// From that line's leading edge to the grip's slot. Source: uikit-rules §5.3.
    package let separatorBeforeGrip = 9.0
    /// The line's thickness: as that of the look's separators.
    package var gripSeparatorWidth: Double { context.generation == .iOS26 ? 1 : 1 / displayScale }

    /// The slot that accessories are centred in so that those of different rows line up: 24, in sidebars 28, growing with
    /// Body. `nil` at accessibility sizes, where each has its own width: there a phone printed slots as wide as what they
    /// held. Sources: uikit-metrics §6.1, uikit-rules §13.
    package var standardSlot: Double? {
        guard !context.category.isAccessibility else { return nil }
        let isSidebar = context.environment == .sidebar || context.environment == .sidebarPlain
        return TextStyle.body.scaled(isSidebar ? 28 : 24, category: context.category, displayScale: displayScale)
    }

    /// Width and height of the glyph, growing with Body; `nil` for a kind without one. At accessibility sizes symbols are
    /// set at a smaller scale, except chevrons, which are small already.
    package func glyphSize(_ kind: AccessoryKind) -> (width: Double, height: Double)? {
        guard let glyph = kind.glyph else { return nil }
        let factor = TextStyle.body.attributes(context.category).size / 17 * scaleFactor(glyph.scale)
        return (glyph.width * factor, glyph.height * factor)
    }

    /// The box around the glyph. A chevron's is square on iOS 26 and as wide as the glyph before. Sources: uikit-metrics
    /// §6.1, uikit-rules §5.1.
    package func boxSize(_ kind: AccessoryKind) -> (width: Double, height: Double)? {
        guard let size = glyphSize(kind) else { return nil }
        switch (kind, context.generation) {
        case (.disclosureIndicator, .iOS26), (.outlineDisclosure, .iOS26):
            let side = max(size.width, size.height)
            return (side, side)
        default: return size
        }
    }

    /// Symbols shrink to the medium scale up to the second accessibility size and to the small one above: 26 points become
    /// 39 rather than 50 at 33-point text. Sources: uikit-rules §13, uikit-metrics §6.1 and §12.1.
    private func scaleFactor(_ scale: AccessoryGlyph.Scale) -> Double {
        let factors = [0.795, 1, 1.286]
        guard context.category.isAccessibility else { return 1 }
        let largest: AccessoryGlyph.Scale = context.category >= .accessibilityExtraLarge ? .small : .medium
        return factors[min(scale.rawValue, largest.rawValue)] / factors[scale.rawValue]
    }
}
