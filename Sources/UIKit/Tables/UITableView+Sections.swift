import Appearance
import CollectionLayout
import DisplayLists
import Foundation

extension UITableView {
    var listEnvironment: ListEnvironment {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    /// The traits of the views in the table.
    var rowTraits: UITraitCollection {
        let base = traitCollection
        if let storedRowTraits, storedRowTraits.base === base { return storedRowTraits.traits }
        let environment = TableMetrics(list: ListMetrics(environment: listEnvironment)).list.appearance.environment
        let traits = base.modifyingTraits { $0.listEnvironment = environment }
        storedRowTraits = (base, traits)
        return traits
    }

    var metrics: TableMetrics {
        TableMetrics(list: ListMetrics(context: rowTraits.styleContext, displayScale: pixelGrid.scale))
    }

    /// What the sections have in common.
    var frameForSections: TableFrame {
        let metrics = metrics
        let screen = window?.bounds.width ?? bounds.width
        let isPad = traitCollection.userInterfaceIdiom == .pad
        var margin = metrics.margin(tableWidth: bounds.width, screenWidth: screen, isPad: isPad)
        if let own = storedMargins { margin = max(own.leading, own.trailing) }
        let safe = insetsContentViewsToSafeArea ? directional(contentSafeArea) : .zero
        let inset = metrics.list.sectionInset(margin: margin, layoutMargin: 0)
        let accessoryMargin = margin
        if storedMargins == nil {
            margin = metrics.cellMargin(
                margin: margin, isPad: isPad, isHeightCompact: traitCollection.verticalSizeClass == .compact)
        }
        if cellLayoutMarginsFollowReadableWidth {
            let readable = ListMetrics.readableWidth(metrics.list.category)
            margin = max(margin, ((bounds.width - 2 * inset - readable) / 2).rounded(.down))
        }
        let isInset = inset > 0
        let padding = sectionHeaderTopPadding
        return TableFrame(
            metrics: metrics, leadingInset: isInset ? inset + safe.leading : 0,
            trailingInset: isInset ? inset + safe.trailing : 0, margin: margin,
            accessoryMargin: max(margin, accessoryMargin),
            safeArea: isInset
                ? .zero : NSDirectionalEdgeInsets(top: 0, leading: safe.leading, bottom: 0, trailing: safe.trailing),
            headerTopPadding: padding >= 0 ? padding : metrics.automaticHeaderTopPadding)
    }

    /// Asks for the sections again when the data, the size or the traits are others.
    func prepareSolver() {
        guard dataSource != nil, bounds.width > 0 else {
            solver = nil
            return
        }
        let solvedFor = SolvedFor(
            size: CGSize(width: bounds.width, height: 0), traits: traitCollection, margins: layoutMargins,
            safeArea: directional(contentSafeArea))
        guard needsSections || solver == nil || self.solvedFor != solvedFor else { return }
        needsSections = false
        sections = askForSections()
        solver = CollectionSolver(
            sections: sections.map { .list($0.spec) }, containerSize: bounds.size, scale: pixelGrid.scale)
        self.solvedFor = solvedFor
        for (id, view) in elements { setContext(of: view, id) }
    }

    private func askForSections() -> [TableSection] {
        let frame = frameForSections
        let rowEstimate = rowHeight >= 0 ? Double(rowHeight) : frame.metrics.list.rowEstimate
        var result: [TableSection] = []
        for section in 0..<numberOfSections {
            let place: TableMetrics.HeaderPlace =
                result.last.map { $0.footer.isShown ? .afterFooter : .afterGap } ?? .top
            result.append(
                TableSection(
                    section: section, itemCount: max(0, numberOfRows(inSection: section)),
                    header: boundary(
                        .header(section), height: delegate?.tableView(self, heightForHeaderInSection: section),
                        otherwise: frame.metrics.missingHeaderHeight(place), place: place),
                    footer: boundary(
                        .footer(section), height: delegate?.tableView(self, heightForFooterInSection: section),
                        otherwise: frame.metrics.missingFooterHeight, place: place),
                    headerPlace: place, frame: frame, rowEstimate: rowEstimate))
        }
        return result
    }

    /// What the delegate and the data source say of a header or footer; their views wait for being shown.
    private func boundary(
        _ id: ElementID, height: CGFloat?, otherwise missing: Double, place: TableMetrics.HeaderPlace
    ) -> TableSection.Boundary {
        let isHeader = id.isHeader
        let height = height ?? (isHeader ? sectionHeaderHeight : sectionFooterHeight)
        // A height of zero is taken as none given in grouped tables, as on the phone.
        let fixed = height > 0 || (height == 0 && style == .plain) ? Double(height) : nil
        if fixed == 0 { return .gap(0) }
        if let made = elements[id] ?? waiting[id] {
            (made as? UITableViewHeaderFooterView)?.headerPlace = place
            return .shown(fixedHeight: fixed)
        }
        let view =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: id.section)
            : delegate?.tableView(self, viewForFooterInSection: id.section)
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: id.section)
            : dataSource?.tableView(self, titleForFooterInSection: id.section)
        guard let shown = view ?? title.map({ titleView($0, id) }) else { return .gap(fixed ?? missing) }
        (shown as? UITableViewHeaderFooterView)?.headerPlace = place
        // Constraints inside meet a width that they can keep while the view waits.
        if shown.frame.isEmpty { shown.frame.size = CGSize(width: bounds.width, height: 44) }
        waiting[id] = shown
        return .shown(fixedHeight: fixed)
    }

    /// A header or footer made from a text.
    private func titleView(_ title: String, _ id: ElementID) -> UIView {
        let view = dequeueTitleView()
        addSubview(view)
        setContext(of: view, id)
        let properties = view.defaultContentConfiguration().textProperties
        view.textLabel?.text = properties.transform.applied(to: title, language: traitCollection.language)
        return view
    }

    // MARK: Contexts

    /// Tells a view what its place says.
    func setContext(of view: UIView, _ id: ElementID) {
        guard let frame = sections.first?.frame ?? (bounds.width > 0 ? frameForSections : nil) else { return }
        if let cell = view as? UITableViewCell {
            cell.separatorRoom = separatorStyle == .none ? 0 : frame.metrics.list.separatorThickness
            cell.listContext = frame.context(.item)
        } else if let view = view as? UITableViewHeaderFooterView {
            view.listContext = frame.context(id.isHeader ? .header : .footer)
        }
    }

    var automaticSeparatorInset: UIEdgeInsets {
        let frame = frameForSections
        return UIEdgeInsets(
            top: 0, left: frame.margin, bottom: 0,
            right: frame.metrics.list.separatorTrailingInset(margin: frame.margin))
    }
}

extension ElementID {
    static let headerKind = UICollectionView.elementKindSectionHeader
    static let footerKind = UICollectionView.elementKindSectionFooter
    static func header(_ section: Int) -> ElementID { .supplementary(kind: headerKind, section: section, item: 0) }
    static func footer(_ section: Int) -> ElementID { .supplementary(kind: footerKind, section: section, item: 0) }
    var isHeader: Bool { kind == Self.headerKind }
}
