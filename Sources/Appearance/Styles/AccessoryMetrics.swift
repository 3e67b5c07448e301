import DisplayLists
import Foundation

/// The lengths that accessories are placed by, in points, for one look and text size.
package struct AccessoryMetrics: Hashable, Sendable {
    package var context: StyleContext
    package var displayScale: Double
    /// Whether the row is a table's rather than a list's.
    package var isInTable = false

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

    /// What the glyph is drawn at; `nil` for a kind without one. It grows with Body. At accessibility sizes symbols are set
    /// at the medium scale up to the second of them and at the small one above: 26 points become 39 rather than 50 at
    /// 33-point text. Sources: uikit-rules §13, uikit-metrics §6.1.
    package func symbolStyle(_ kind: AccessoryKind) -> SymbolStyle? {
        guard let glyph = kind.glyph else { return nil }
        var scale = SymbolStyle.Scale(rawValue: glyph.scale.rawValue + 1) ?? .medium
        if context.category >= .accessibilityExtraLarge {
            scale = .small
        } else if context.category.isAccessibility, scale == .large {
            scale = .medium
        }
        return SymbolStyle(
            pointSize: TextStyle.body.attributes(context.category).size, weight: glyph.weight, scale: scale)
    }

    /// Width and height of the glyph's own box, to the pixel; `nil` for a kind without one.
    package func glyphSize(_ kind: AccessoryKind) -> (width: Double, height: Double)? {
        guard let glyph = kind.glyph, let style = symbolStyle(kind), let symbol = DrawnSymbol.table[glyph.symbolName]
        else { return nil }
        let size = symbol.frame.size(style)
        let grid = PixelGrid(scale: displayScale)
        return (grid.round(size.width), grid.round(size.height))
    }

    /// Where a box of some height starts in a row, in points: in its middle, on a pixel. Halves of a pixel go down, but up for
    /// the glyphs of tables (as printed by iOS 26.1: 19⅓ for a chevron of 14 in a row of 53, 18⅔ for a switch of 28 in one of 65;
    /// source as for `boxSize`).
    package func top(of height: Double, in row: Double, isGlyph: Bool) -> Double {
        let grid = PixelGrid(scale: displayScale)
        return isInTable && isGlyph ? grid.floor((row - height) / 2) : grid.round((row - height) / 2)
    }

    /// The box around the glyph. A chevron's is square in lists of iOS 26; before, and in tables, it is as wide as the glyph.
    /// Sources: uikit-metrics §6.1, uikit-rules §5.1; for tables the frames that iOS 26.1 printed for public table sources on two
    /// phones, whose chevrons of 10⅓ and 10½ points end at the margin (Vercantez/openuikit, `disclosureSize`).
    package func boxSize(_ kind: AccessoryKind) -> (width: Double, height: Double)? {
        guard let size = glyphSize(kind) else { return nil }
        guard !isInTable else { return size }
        switch (kind, context.generation) {
        case (.disclosureIndicator, .iOS26), (.outlineDisclosure, .iOS26):
            let side = max(size.width, size.height)
            return (side, side)
        default: return size
        }
    }
}
