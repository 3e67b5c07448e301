import Appearance
import DisplayLists
import Foundation

extension UITableViewCell: ListRow {
    var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }
    var separatorTrailing: Double? {
        guard let hosted = contentView as? any HostedContentView, let trailing = hosted.separatorTrailing else {
            return nil
        }
        return bounds.width - directed(hosted.frame).minX - trailing
    }

    var trailingAccessoryMargin: Double? {
        guard !hasOwnMargins, let listContext, let margin = listContext.accessoryMargin else { return nil }
        return margin + listContext.safeArea.trailing
    }

    /// Whether the state shows at all that the row is selected.
    private var showsSelection: Bool {
        let state = configurationState
        return selectionStyle != .none && (state.isSelected || state.isHighlighted)
    }
    var hidesSeparators: Bool { showsSelection }
    var looksSelected: Bool { showsSelection && isSelected }

    var separatorLeading: Double {
        let start = contentStart
        if let content = contentView as? UIListContentView { return content.textLeading(startingAt: start) }
        if let hosted = contentView as? any HostedContentView, let leading = hosted.separatorLeading {
            return start + leading
        }
        let margin = directionalLayoutMargins.leading + indentation
        guard hasLabels, contentConfiguration == nil, let inset = labels.textInset else { return margin }
        return max(margin, start + inset)
    }

    /// Where the content starts, from the leading edge, as far as separators care: before iOS 26 the controls of editing
    /// push the content aside and leave its separator where it was (ios-references/measurements §3, editing).
    private var contentStart: Double {
        let keeps = traitCollection.generation == .iOS18
        return strip.layout(isEditing: isEditing, indentation: accessoryIndentation) {
            !keeps || $0.kind.side != .leading
        }.layout.solve().content.minX
    }

    var automaticSeparatorInset: UIEdgeInsets {
        let metrics = ListMetrics(context: traitCollection.styleContext, displayScale: pixelGrid.scale)
        return UIEdgeInsets(
            top: 0, left: separatorLeading, bottom: 0,
            right: metrics.separatorTrailingInset(margin: directionalLayoutMargins.trailing))
    }
}

extension UITableViewCell: ConfiguredView {
    var placedBackground: UIBackgroundConfiguration? { listContext?.defaultBackground() ?? .listPlainCell() }
}

extension UITableViewCell {
    func styledContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        traitCollection.performAsCurrent {
            configuration =
                switch style {
                case .default: .cell()
                case .value1, .value2: .valueCell()
                case .subtitle: .subtitleCell()
                }
        }
        return configuration
    }

    func label<Kind>(_ path: KeyPath<CellLabels, Kind>) -> Kind? {
        guard contentConfiguration == nil else { return nil }
        hasLabels = true
        return labels[keyPath: path]
    }

    func resetForReuse() {
        isSelected = false
        isHighlighted = false
        isSwiped = false
    }

    func chooseSelectedBackground() {
        let several = editing.selectsSeveral ? multipleSelectionBackgroundView : nil
        contents.selectedBackgroundView = several ?? selectedBackgroundView
    }

    // MARK: Margins

    func applyMargins() {
        guard !hasOwnMargins else { return }
        let side = listContext?.margin ?? 16
        let safe = listContext?.safeArea ?? .zero
        let vertical = tableMetrics.contentVerticalMargin
        storedMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: side + safe.leading, bottom: vertical, trailing: side + safe.trailing)
        if !(contentView is any UIContentView) { prepareContentView() }
        layoutInputChanged()
        contentView.setNeedsLayout()
    }

    /// A content view of the cell's own keeps the row's margins, and less beside an accessory.
    func prepareContentView() {
        guard !(contentView is any UIContentView) else { return }
        let (side, vertical) = (TableMetrics.contentSideMargin, tableMetrics.contentVerticalMargin)
        contentView.storedMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: side, bottom: vertical, trailing: side)
        contentView.preservesSuperviewLayoutMargins = true
        contentView.insetsLayoutMarginsFromSafeArea = false
    }

    var tableMetrics: TableMetrics {
        TableMetrics(list: ListMetrics(context: traitCollection.styleContext, displayScale: pixelGrid.scale))
    }

    // MARK: Accessories

    func accessoriesChanged() {
        strip.accessories = currentAccessories
        contentFrameMayHaveChanged()
    }

    func contentFrameMayHaveChanged() {
        setNeedsLayout()
        measureAgain()
    }

    /// Asks for the height again where the row is shown already.
    func measureAgain() {
        guard let rowPath, let table = superview as? UITableView else { return }
        table.measureAgain(rowPath)
    }

    private var currentAccessories: [UICellAccessory] {
        guard isEditing else { return trailing(accessoryType, accessoryView) }
        guard editing.isEditable else { return trailing(editingAccessoryType, editingAccessoryView) + grip }
        return control + trailing(editingAccessoryType, editingAccessoryView) + grip
    }

    private var control: [UICellAccessory] {
        if editing.isSelectable { return [.multiselect(displayed: .always)] }
        switch editingStyle {
        case .delete: return [.delete(displayed: .always)]
        case .insert: return [.insert(displayed: .always)]
        case .none:
            return shouldIndentWhileEditing ? [.delete(displayed: .always, options: .init(isHidden: true))] : []
        }
    }

    /// A table's grip stands at the margin rather than in the middle of a slot. Source: uikit-rules §13.
    private var grip: [UICellAccessory] {
        guard editing.canMove ?? showsReorderControl else { return [] }
        return [
            .reorder(displayed: .always, options: .init(reservedLayoutWidth: .actual, showsVerticalSeparator: false))
        ]
    }

    private func trailing(_ type: AccessoryType, _ view: UIView?) -> [UICellAccessory] {
        if let view {
            return [
                .customView(
                    configuration: .init(
                        customView: view, placement: .trailing(displayed: .always), reservedLayoutWidth: .actual,
                        maintainsFixedSize: !Self.hasSystemSize(view)))
            ]
        }
        return switch type {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator()]
        case .detailDisclosureButton: [.detail(), .disclosureIndicator()]
        case .checkmark: [.checkmark()]
        case .detailButton: [.detail()]
        }
    }

    /// Whether the system gives the view its size: some whatever their frames say, others where nobody gave them one.
    private static func hasSystemSize(_ view: UIView) -> Bool {
        if view is UISwitch || view is UIActivityIndicatorView || view is UIStepper { return true }
        guard view.frame.size == .zero else { return false }
        return view is UISegmentedControl || view is UIDatePicker || view is UIColorWell
    }

    // MARK: Layout

    var accessoryIndentation: AccessoryLayout.Indentation {
        AccessoryLayout.Indentation(level: indentationLevel, width: indentationWidth, movesAccessories: false)
    }

    /// Where the content goes, in the cell's space.
    private func contentFrame() -> CGRect {
        var content = strip.layout(isEditing: isEditing, indentation: accessoryIndentation).layout.solve().content
        content.size.height = max(0, content.height - separatorRoom)
        return directed(content)
    }

    func placeContents() {
        contents.layOut(content: contentFrame())
        strip.place(for: configurationState, indentation: accessoryIndentation)
        if hasLabels, contentConfiguration == nil { labels.place() }
    }

    func updateIfNeeded() {
        // A colour or view of the app's behind the row still shows that it is selected.
        let state = configurationState
        let showsSelection = showsSelection
        let needsFallback = showsSelection && selectedBackgroundView == nil && !contents.isDefaultBackground
        contents.fallbackBackground = needsFallback && contents.background == nil ? .listPlainCell() : nil
        contents.update(
            for: state, isSelected: { _ in showsSelection },
            background: { state in
                guard !showsSelection else { return state }
                var state = state
                state.isSelected = false
                state.isHighlighted = false
                return state
            }
        ) { state in
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Measuring

    func contentSize(fitting size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 100_000 ? size.width : bounds.width
        if bounds.width != width { frame.size.width = width }
        return fittingSize(CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
    }

    func fittingSize(
        _ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        updateIfNeeded()
        let content = contentFrame()
        let isConfigured = contentConfiguration != nil
        var size = CGSize(width: targetSize.width, height: tableMetrics.labelRow.minimumHeight)
        if isConfigured || contentView.usesConstraints {
            size = contents.fittingSize(
                targetSize, content: content, horizontal: horizontal, vertical: vertical, isWidthFree: false)
            // Constraints that say nothing of the height would make a row of none: the phone takes the standard one, and warns.
            if !isConfigured, size.height < 1 { size.height = tableMetrics.labelRow.minimumHeight }
        } else if hasLabels {
            contentView.frame = content
            size.height = labels.rowHeight
        }
        guard usesConstraints else { return size }
        let own = constrainedSize(for: targetSize, horizontal: horizontal, vertical: vertical)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
}
