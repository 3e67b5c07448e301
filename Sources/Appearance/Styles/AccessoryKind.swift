/// A kind of accessory at the end of a row.
package enum AccessoryKind: String, Hashable, Sendable, CaseIterable {
    case disclosureIndicator, outlineDisclosure, popUpMenu, checkmark, detail, label
    case delete, insert, multiselect, reorder
    case customView

    package enum Side: Hashable, Sendable { case leading, trailing }

    /// Where the system puts it; custom views choose for themselves. An outline's chevron stands at the trailing end, as
    /// measured on the phone (uikit-rules X3, ios-references/measurements §3); only the Mac leads with it.
    package var side: Side {
        switch self {
        case .delete, .insert, .multiselect: .leading
        default: .trailing
        }
    }

    /// Accessories of a side stand in this order, from the left in a left-to-right row: lower ones nearer to the leading
    /// edge. Equal ones keep the order in which they were given. Source: uikit-rules §5.1 and §5.2; that `detail` and
    /// `popUpMenu` stand next to each other is known, which comes first is not.
    package var order: Int {
        switch self {
        case .delete: 0
        case .insert: 1
        case .multiselect: 2
        case .label: 1
        case .checkmark: 2
        case .detail: 3
        case .popUpMenu: 4
        case .disclosureIndicator, .outlineDisclosure: 5
        case .reorder: 6
        case .customView: 0
        }
    }

    /// Whether it reserves the standard slot by default, rather than its own width. Source: uikit-metrics §6.1.
    package var reservesStandardSlot: Bool {
        switch self {
        case .disclosureIndicator, .outlineDisclosure, .popUpMenu, .label: false
        default: true
        }
    }

    /// Whether an accessory of this kind may be given once only.
    package var isUnique: Bool { self != .customView }

    /// How far below the middle of its box the ink of an editing control stands, in point sizes: symbols stand on their alignment
    /// rectangle's middle, which is above the middle of capitals (uikit-metrics §12.1: 1.174 ÷ 2 − 0.2085 − 0.7046 ÷ 2).
    /// Measured 0.47 points at 16 (ios-references 10); chevrons and ticks were measured without (ios-references 12, 13).
    package var inkDrop: Double {
        switch self {
        case .delete, .insert, .multiselect: 0.0262
        default: 0
        }
    }

    /// What it draws; `nil` where that is a text or a view of the app's. Source: uikit-metrics §6.1.
    package var glyph: AccessoryGlyph? { AccessoryGlyph.table[self] }
}

/// The symbol of an accessory, set in Body.
package struct AccessoryGlyph: Hashable, Sendable {
    package enum Scale: Int, Hashable, Sendable { case small, medium, large }

    /// The symbol's name.
    package var symbolName: String
    /// Of a multiple selection's control when the row is selected.
    package var selectedSymbolName: String?
    /// On the scale 100…900.
    package var weight: Int
    package var scale: Scale
    package var color: StyleColor
    /// The disc behind a white sign; `nil` where there is none.
    package var discColor: StyleColor?
    /// Width and height at 17 points, in points.
    package var width: Double
    package var height: Double

    private init(
        _ symbolName: String, weight: Int = 400, _ scale: Scale, _ color: StyleColor, disc: StyleColor? = nil,
        selected: String? = nil, size: (Double, Double)
    ) {
        self.symbolName = symbolName
        self.selectedSymbolName = selected
        self.weight = weight
        self.scale = scale
        self.color = color
        self.discColor = disc
        (width, height) = size
    }

    /// Symbols, weights, scales and tints: uikit-metrics §6.1. Sizes: uikit-rules §5.1 and §5.3, uikit-metrics §12.2; the
    /// one of `detail` is that of every symbol in a circle.
    static let table: [AccessoryKind: AccessoryGlyph] = [
        .disclosureIndicator: AccessoryGlyph(
            "chevron.forward", weight: 600, .small, .system(.tertiaryLabel), size: (10.5, 14)),
        .outlineDisclosure: AccessoryGlyph("chevron.forward", weight: 600, .small, .tint, size: (10.5, 14)),
        .popUpMenu: AccessoryGlyph(
            "chevron.up.chevron.down", weight: 600, .small, .system(.secondaryLabel), size: (12.5, 16)),
        .checkmark: AccessoryGlyph("checkmark", weight: 600, .medium, .tint, size: (19, 18)),
        .detail: AccessoryGlyph("info.circle", .large, .tint, size: (26, 26)),
        .delete: AccessoryGlyph(
            "minus.circle.fill", .large, .system(.white), disc: .system(.systemRed), size: (26, 26)),
        .insert: AccessoryGlyph(
            "plus.circle.fill", .large, .system(.white), disc: .system(.systemGreen), size: (26, 26)),
        .multiselect: AccessoryGlyph(
            "circle", .large, .system(.tertiaryLabel), disc: .tint, selected: "checkmark.circle.fill", size: (26, 26)),
        .reorder: AccessoryGlyph(
            "line.horizontal.3", .large, .system(.tertiaryLabel), size: (27, 15)),
    ]
}
