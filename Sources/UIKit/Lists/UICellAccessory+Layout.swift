package import Appearance
package import Foundation

/// What a list cell asks.
extension UICellAccessory {
    /// The system's kinds that an array holds more than once, each named once. There should be none: of each kind a cell
    /// can show one.
    package static func duplicateKinds(in accessories: [UICellAccessory]) -> [AccessoryKind] {
        guard accessories.count > 1 else { return [] }
        var seen: Set<AccessoryKind> = []
        var duplicates: [AccessoryKind] = []
        for kind in accessories.map(\.kind) where kind.isUnique {
            if !seen.insert(kind).inserted, !duplicates.contains(kind) { duplicates.append(kind) }
        }
        return duplicates
    }

    /// Stops the program, as UIKit does, when an array holds a kind of the system's twice.
    package static func requireUniqueKinds(_ accessories: [UICellAccessory]) {
        let duplicates = duplicateKinds(in: accessories)
        precondition(
            duplicates.isEmpty,
            "A cell's accessories hold more than one system accessory of the same type: "
                + duplicates.map(\.rawValue).joined(separator: ", "))
    }

    /// The layout of the accessories that are there, whose items are indices into `accessories`.
    ///
    /// - Parameters:
    ///   - accessories: Those whose displayed state matches the cell's, in the order the app gave.
    ///   - margins: From the cell's edges to the outermost accessories, in points.
    ///   - isInTable: Whether the cell is a table's.
    ///   - contentSize: The size of an accessory that has no glyph of the system's: of a label's text, of a custom view.
    package static func layout(
        _ accessories: [UICellAccessory], cellSize: CGSize, margins: (leading: Double, trailing: Double),
        traits: UITraitCollection, isInTable: Bool = false, contentSize: @escaping (UICellAccessory) -> CGSize
    ) -> AccessoryLayout {
        var measures = AccessoryMetrics(context: traits.styleContext, displayScale: traits.pixelsPerPoint)
        measures.isInTable = isInTable
        let metrics = measures
        let items = accessories.map { accessory in
            let custom = accessory.details.customView
            return AccessoryLayout.Item(
                kind: accessory.kind, side: custom.map { $0.placement.isLeading ? .leading : .trailing },
                reservedWidth: accessory.reservedLayoutWidth.map { AccessoryLayout.Reservation($0) },
                isHidden: accessory.isHidden, showsSeparator: accessory.details.showsVerticalSeparator,
                position: custom.map { custom in
                    { indices in custom.placement.position(indices.map { accessories[$0] }) }
                })
        }
        return AccessoryLayout(items: items, cellSize: cellSize, margins: margins, metrics: metrics) { index in
            metrics.boxSize(accessories[index].kind).map { CGSize(width: $0.width, height: $0.height) }
                ?? contentSize(accessories[index])
        }
    }
}

extension AccessoryLayout.Reservation {
    init(_ dimension: UICellAccessory.LayoutDimension) {
        switch dimension {
        case .actual: self = .actual
        case .standard: self = .standard
        case .custom(let width): self = .custom(width)
        }
    }
}
