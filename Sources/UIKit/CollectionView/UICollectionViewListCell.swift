import Appearance
import DisplayLists
public import Foundation

/// A row of a list: content between accessories, above a background.
open class UICollectionViewListCell: UICollectionViewCell {
    // MARK: Accessories

    /// Two of one system kind are a programming error.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            UICellAccessory.requireUniqueKinds(accessories)
            makeAccessoryViews()
            contentFrameMayHaveChanged()
        }
    }
    private var accessoryViews: [AccessoryView] = []

    private func makeAccessoryViews() {
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = accessories.map { AccessoryView(accessory: $0) }
        for view in accessoryViews { addSubview(view) }
    }

    // MARK: Indentation

    /// How deep the row is; the content moves in by `indentationWidth` for each level.
    open var indentationLevel = 0 { didSet { contentFrameMayHaveChanged() } }
    /// Points a level: 10, in sidebars 20.
    open var indentationWidth: CGFloat {
        get { storedIndentationWidth ?? (listContext?.appearance == .sidebar ? 20 : 10) }
        set {
            storedIndentationWidth = newValue
            contentFrameMayHaveChanged()
        }
    }
    private var storedIndentationWidth: CGFloat?
    /// Whether leading accessories move in with the content.
    open var indentsAccessories = true { didSet { contentFrameMayHaveChanged() } }

    /// Less room for the content may make it taller.
    private func contentFrameMayHaveChanged() {
        setNeedsLayout()
        contentSizeMayHaveChanged()
    }

    // MARK: Configurations

    /// The content that a row, header or footer of this list has before anything is set.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        let hasPopUpMenu = accessories.contains { $0.kind == .popUpMenu }
        traitCollection.performAsCurrent {
            configuration = listContext?.defaultContent(hasPopUpMenu: hasPopUpMenu) ?? .cell()
        }
        return configuration
    }

    override func listContextDidChange() {
        super.listContextDidChange()
        guard let context = listContext else { return }
        storedMargins = NSDirectionalEdgeInsets(
            top: 0, leading: context.margin + context.safeArea.leading, bottom: 0,
            trailing: context.margin + context.safeArea.trailing)
        insetsLayoutMarginsFromSafeArea = false
        contentView.setNeedsLayout()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        indentationLevel = 0
    }

    // MARK: Layout

    private var isShowingEditing: Bool { configurationState.isEditing }
    private var gripLine: GripLine?

    private func accessoryLayout(
        where isIncluded: (UICellAccessory) -> Bool = { _ in true }
    ) -> (layout: AccessoryLayout, shown: [Int]) {
        let isEditing = isShowingEditing
        let shown = accessories.indices.filter {
            accessories[$0].displayedState.isDisplayed(isEditing: isEditing) && isIncluded(accessories[$0])
        }
        let margins = directionalLayoutMargins
        var layout = UICellAccessory.layout(
            shown.map { accessories[$0] }, cellSize: bounds.size, margins: (margins.leading, margins.trailing),
            traits: traitCollection
        ) { _ in .zero }
        let (views, systemSize) = (accessoryViews, layout.size)
        layout.size = { item in views[shown[item]].contentSize ?? systemSize(item) }
        let safe = directional(safeAreaInsets)
        layout.safeArea = (safe.leading, safe.trailing)
        layout.indentation = AccessoryLayout.Indentation(
            level: indentationLevel, width: indentationWidth, movesAccessories: indentsAccessories)
        return (layout, shown)
    }

    override func contentFrame() -> CGRect {
        let (layout, _) = accessoryLayout()
        return directed(layout.solve().content)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (layout, shown) = accessoryLayout()
        let solution = layout.solve()
        for index in accessoryViews.indices where !shown.contains(index) { accessoryViews[index].isHidden = true }
        let state = configurationState
        for slot in solution.leading + solution.trailing {
            let view = accessoryViews[shown[slot.item]]
            view.isHidden = slot.isHidden
            view.frame = directed(slot.frame)
            view.update(for: state, metrics: layout.metrics)
        }
        layoutGripLine(solution.gripSeparator)
    }

    private func layoutGripLine(_ frame: CGRect?) {
        guard let frame else {
            gripLine?.removeFromSuperview()
            gripLine = nil
            return
        }
        let line = gripLine ?? GripLine()
        if gripLine == nil {
            line.backgroundColor = .separator
            line.listingName = ListingName("", role: "")
            addSubview(line)
            gripLine = line
        }
        line.frame = directed(frame)
    }

    /// Between a grip and the accessory before it; above the background, which it crosses from top to bottom.
    private final class GripLine: UIView, CellFurniture {}

    // MARK: Separators

    /// Pinned to something by its leading or trailing anchor, moves that end of the row's separators there.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        separatorGuide = guide
        return guide
    }()
    /// The guide, when somebody has asked for it.
    private var separatorGuide: UILayoutGuide?

    /// Whether a constraint says where one end of the guide is.
    private func isPinned(_ attributes: Set<NSLayoutConstraint.Attribute>) -> Bool {
        guard let guide = separatorGuide else { return false }
        return guide.constraintsAffectingLayout(for: .horizontal).contains { constraint in
            (constraint.firstItem === guide && attributes.contains(constraint.firstAttribute))
                || (constraint.secondItem === guide && attributes.contains(constraint.secondAttribute))
        }
    }

    override var separatorTrailing: Double? {
        guard let guide = separatorGuide, isPinned([.trailing, isRightToLeft ? .left : .right]) else { return nil }
        return bounds.width - directed(guide.layoutFrame).maxX
    }

    override var separatorLeading: Double {
        if let guide = separatorGuide, isPinned([.leading, isRightToLeft ? .right : .left]) {
            return directed(guide.layoutFrame).minX
        }
        return automaticSeparatorLeading
    }

    private var automaticSeparatorLeading: Double {
        guard let content = contentView as? UIListContentView else {
            guard listContext != nil else { return super.separatorLeading }
            return directionalLayoutMargins.leading + Double(max(0, indentationLevel)) * indentationWidth
        }
        guard traitCollection.generation == .iOS18, isShowingEditing else {
            return directed(content.frame).minX + content.textLeading
        }
        // Before iOS 26 the controls of editing push the content aside and leave its separator where it was
        // (ios-references/measurements §3, editing).
        return content.textLeading(
            startingAt: accessoryLayout { $0.kind.side != .leading }.layout.solve().content.minX)
    }
}

extension UICollectionViewCell {
    /// Whether the row looks selected, so that the lines beside it give way.
    var hidesSeparators: Bool {
        let state = configurationState
        return state.isSelected || state.isHighlighted
    }

    /// Whether the row belongs to what is selected.
    var looksSelected: Bool { configurationState.isSelected }
}
