package import Foundation

/// What a group holds: single cells or further groups.
package enum NodeSpec {
    case item(ItemSpec)
    case group(GroupSpec)
}

/// One cell.
package struct ItemSpec: Hashable, Sendable {
    package var size: SizeSpec
    /// Between the item's slot and its frame. Of no effect along an estimated dimension.
    package var insets: DirectionalInsets
    /// Around the outside of the slot.
    package var edgeSpacing: EdgeSpacingSpec
    package var supplementaries: [SupplementarySpec]

    package init(
        size: SizeSpec, insets: DirectionalInsets = .zero, edgeSpacing: EdgeSpacingSpec = .zero,
        supplementaries: [SupplementarySpec] = []
    ) {
        self.size = size
        self.insets = insets
        self.edgeSpacing = edgeSpacing
        self.supplementaries = supplementaries
    }
}

/// Cells and groups in a row, in a column, or where a closure puts them.
package struct GroupSpec {
    package enum Arrangement {
        case horizontal([NodeSpec])
        case vertical([NodeSpec])
        /// Frames relative to the group's outer corner. The closure is asked once, with the size that the group would have
        /// in the whole container.
        case custom((CGSize) -> [CustomItem])
    }

    /// How many of the subitems there are.
    package enum Repetition: Hashable, Sendable {
        /// Over and over, until the next does not fit.
        case filling
        /// Exactly so many, each an equal share of the group's length whatever it declares (`subitem:count:`).
        case equalShares(Int)
        /// Exactly so many, each of its own size (`repeatingSubitem:count:`).
        case times(Int)
    }

    package struct CustomItem: Hashable, Sendable {
        package var frame: CGRect
        package var zIndex: Int

        package init(frame: CGRect, zIndex: Int = 0) {
            self.frame = frame
            self.zIndex = zIndex
        }
    }

    package var size: SizeSpec
    package var arrangement: Arrangement
    package var repetition: Repetition
    package var spacing: SpacingSpec
    /// Between the group and what it holds.
    package var insets: DirectionalInsets
    package var edgeSpacing: EdgeSpacingSpec
    package var supplementaries: [SupplementarySpec]

    package init(
        size: SizeSpec, arrangement: Arrangement, repetition: Repetition = .filling, spacing: SpacingSpec? = nil,
        insets: DirectionalInsets = .zero, edgeSpacing: EdgeSpacingSpec = .zero,
        supplementaries: [SupplementarySpec] = []
    ) {
        self.size = size
        self.arrangement = arrangement
        self.repetition = repetition
        self.spacing = spacing ?? .zero
        self.insets = insets
        self.edgeSpacing = edgeSpacing
        self.supplementaries = supplementaries
    }
}
