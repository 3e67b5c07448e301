import Foundation
import UIKit

/// What a cell of a list shows: views that are nodes already.
@MainActor
struct HostedRow {
    private(set) var traits: RowTraits
    /// What the row is selected by; `nil` where it cannot be.
    let tag: AnyHashable?
    private let node: ViewNode
    /// `nil` is the cell's own content before anything is set.
    private var defaults: UIListContentConfiguration?
    /// Points; `nil` is the cell's own.
    private var leastHeight: CGFloat?

    init(row: ViewNode, _ environment: EnvironmentValues) {
        traits = row.rowTraits
        if traits.isDeleteDisabled { traits.accessories.removeAll { $0.accessoryType == .delete } }
        if traits.isMoveDisabled { traits.accessories.removeAll { $0.accessoryType == .reorder } }
        tag = row.choiceTag
        node = Self.leading(row)
        leastHeight = environment[storage: \.list].leastRowHeight
    }

    /// `nil` where there is nothing to show.
    init?(_ place: SectionPlace, _ nodes: [ViewNode], _ environment: EnvironmentValues) {
        guard let first = nodes.first else { return nil }
        let whole =
            nodes.count == 1
            ? first
            : StackNode(
                nodes, axis: .horizontal, spacing: nil, alignment: VerticalAlignment.center.key,
                isRightToLeft: first.isRightToLeft)
        traits = whole.rowTraits
        tag = nil
        node = Self.leading(whole)
        defaults = place.defaults(environment)
        leastHeight = place == .header ? environment.defaultMinListHeaderHeight : nil
    }

    /// Whether a view of that name is in the row.
    func holds(_ id: AnyHashable) -> Bool { node.holds(id) }

    /// Shows that the row can be selected among others, in place of what would delete it.
    mutating func offerSelection() {
        guard tag != nil, !traits.isSelectionDisabled else { return }
        traits.accessories.removeAll { $0.accessoryType == .delete }
        traits.accessories.append(.multiselect())
    }

    /// Content begins at the leading margin, however much room there is.
    private static func leading(_ node: ViewNode) -> ViewNode {
        FlexibleFrameNode(
            node, width: FlexibleFrameNode.Limits(most: .infinity), height: FlexibleFrameNode.Limits(), .leading)
    }

    var content: HostedRowContent {
        HostedRowContent(
            hostedContent: NodeView(node: node), hostedBackground: traits.background.map { NodeView(node: $0) },
            hostedMargins: traits.margins, hostedMinimum: HostedMinimum(height: leastHeight), hostedDefaults: defaults)
    }

    /// From the content to the row's end.
    var accessories: [UICellAccessory] {
        (traits.badge.map { [UICellAccessory.label(text: $0)] } ?? []) + traits.accessories
    }
}

/// The configuration of a cell whose views are nodes already.
nonisolated struct HostedRowContent: HostingConfiguration {
    let hostedContent: any View
    let hostedBackground: (any View)?
    let hostedMargins: HostedMargins
    let hostedMinimum: HostedMinimum
    let hostedDefaults: UIListContentConfiguration?

    @MainActor
    func makeContentView() -> any UIView & UIContentView { HostedContent(self) }
    func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Fills UIKit's list with rows.
final class HostedListSource: NSObject, UICollectionViewDataSource {
    private let list: HostedList
    private typealias Cell = UICollectionView.CellRegistration<UICollectionViewListCell, HostedRow>
    private typealias Boundary = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    private let plain: Cell
    /// Of rows with a background of their own: a cell that is used again keeps what was set.
    private let ownBackground: Cell
    private let header: Boundary
    private let footer: Boundary

    init(_ list: HostedList) {
        self.list = list
        plain = Cell { cell, _, row in row.fill(cell) }
        ownBackground = Cell { cell, _, row in
            row.fill(cell)
            cell.backgroundConfiguration = .clear()
        }
        header = Boundary(elementKind: UICollectionView.elementKindSectionHeader) { cell, _, path in
            list.sections[path.section].header?.fill(cell)
        }
        footer = Boundary(elementKind: UICollectionView.elementKindSectionFooter) { cell, _, path in
            list.sections[path.section].footer?.fill(cell)
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { list.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list.sections[section].rows.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let row = list.sections[indexPath.section].rows[indexPath.item]
        return collectionView.dequeueConfiguredReusableCell(
            using: row.traits.background == nil ? plain : ownBackground, for: indexPath, item: row)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        return collectionView.dequeueConfiguredReusableSupplementary(using: isHeader ? header : footer, for: indexPath)
    }
}

extension HostedRow {
    @MainActor
    fileprivate func fill(_ cell: UICollectionViewListCell) {
        cell.contentConfiguration = content
        cell.accessories = accessories
        cell.isExpanded = traits.isExpanded
    }
}
