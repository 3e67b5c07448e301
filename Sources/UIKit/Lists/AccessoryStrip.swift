import Appearance
import DisplayLists
import Foundation

/// The accessories of a row: their views, and where they stand.
@MainActor
final class AccessoryStrip {
    private unowned let row: any ListRow
    private var views: [AccessoryView] = []
    private var gripLine: GripLine?

    init(of row: any ListRow) { self.row = row }

    /// In the order the app gave.
    var accessories: [UICellAccessory] = [] {
        didSet {
            UICellAccessory.requireUniqueKinds(accessories)
            for view in views { view.removeFromSuperview() }
            views = accessories.map { AccessoryView(accessory: $0) }
            for view in views { row.addSubview(view) }
        }
    }

    /// The layout of those that are there in the row's state, whose items are indices into `shown`.
    func layout(
        isEditing: Bool, indentation: AccessoryLayout.Indentation,
        where isIncluded: (UICellAccessory) -> Bool = { _ in true }
    ) -> (layout: AccessoryLayout, shown: [Int]) {
        let shown = accessories.indices.filter {
            accessories[$0].displayedState.isDisplayed(isEditing: isEditing) && isIncluded(accessories[$0])
        }
        let margins = row.directionalLayoutMargins
        var layout = UICellAccessory.layout(
            shown.map { accessories[$0] }, cellSize: row.bounds.size,
            margins: (margins.leading, row.trailingAccessoryMargin ?? margins.trailing), traits: row.traitCollection,
            isInTable: row is UITableViewCell
        ) { _ in .zero }
        let (views, systemSize) = (views, layout.size)
        layout.size = { item in views[shown[item]].contentSize ?? systemSize(item) }
        let safe = row.directional(row.safeAreaInsets)
        layout.safeArea = (safe.leading, safe.trailing)
        layout.indentation = indentation
        return (layout, shown)
    }

    /// Brings the views into their places.
    func place(for state: UICellConfigurationState, indentation: AccessoryLayout.Indentation) {
        let (layout, shown) = layout(isEditing: state.isEditing, indentation: indentation)
        let solution = layout.solve()
        for index in views.indices where !shown.contains(index) { views[index].isHidden = true }
        for slot in solution.leading + solution.trailing {
            let view = views[shown[slot.item]]
            view.isHidden = slot.isHidden
            view.frame = row.directed(slot.frame)
            view.update(for: state, metrics: layout.metrics)
        }
        placeGripLine(solution.gripSeparator)
    }

    private func placeGripLine(_ frame: CGRect?) {
        guard let frame else {
            gripLine?.removeFromSuperview()
            gripLine = nil
            return
        }
        let line = gripLine ?? GripLine()
        if gripLine == nil {
            line.backgroundColor = .separator
            line.listingName = ListingName("", role: "")
            row.addSubview(line)
            gripLine = line
        }
        line.frame = row.directed(frame)
    }

    /// Between a grip and the accessory before it; above the background, which it crosses from top to bottom.
    private final class GripLine: UIView, RowFurniture {}
}
