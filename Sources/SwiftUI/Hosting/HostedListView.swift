import Appearance
import Foundation
import UIKit

/// UIKit's list as `List` fills it.
final class HostedListView: UICollectionView {
    private let source: HostedListSource
    /// The item to show, and at which share of the list's height; `nil` shows the beginning.
    private var target: (path: IndexPath, share: CGFloat?)?

    init(_ content: some View, _ selection: ListSelection?, _ environment: EnvironmentValues) {
        let appearance = environment.listAppearance
        var inner = environment
        inner[storage: \.control].isInList = true
        inner[storage: \.list].isAround = true
        inner[storage: \.list].isContent = true
        inner.traits = environment.traits.modifyingTraits { $0.listEnvironment = appearance.environment }
        let isEdited = environment.editMode?.wrappedValue.isEditing ?? false
        inner[storage: \.control].collectsTags = selection != nil
        let space = SpaceRecord(.named(ScrollSpaceName()))
        inner[storage: \.live].spaces.insert(space, at: 0)
        var list = HostedList(content.nodes(inner), inner)
        let isChoosing = isEdited && selection?.isSingle == false
        if isChoosing { list.offerSelection() }
        source = HostedListSource(list)
        super.init(frame: .zero, collectionViewLayout: list.layout())
        traitOverrides.preferredContentSizeCategory = environment.traits.preferredContentSizeCategory
        traitOverrides.layoutDirection = environment.traits.layoutDirection
        tintColor = UIColor(environment.tint.color(environment))
        backgroundColor = list.pageColor
        isEditing = isEdited
        allowsMultipleSelectionDuringEditing = selection?.isSingle == false
        list.forEachRow { path, row in
            if row.traits.level > 0 { outlineLevels[path] = row.traits.level }
            if row.traits.isExpanded { expandedItems.insert(path) }
        }
        dataSource = source
        space.scrollView = self
        target = list.target
        // That one row is gray without editing is a guess for phones: no picture shows one.
        guard let selection, isChoosing || (selection.isSingle && !isEdited) else { return }
        list.forEachRow { path, row in
            guard let tag = row.tag, selection.tags.contains(tag) else { return }
            selectItem(at: path, animated: false, scrollPosition: [])
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // Each time: what bars leave free changes as they give way to what is scrolled.
        guard let target else { return }
        let position: ScrollPosition =
            switch target.share {
            case nil: []
            case .some(..<0.25): .top
            case .some(0.75...): .bottom
            case .some: .centeredVertically
            }
        scrollToItem(at: target.path, at: position, animated: false)
    }
}

/// The sections of a list with what they are laid out by.
@MainActor
struct HostedList {
    var sections: [HostedSection]
    let appearance: UICollectionLayoutListConfiguration.Appearance
    let values: ListValues
    private let metrics: ListMetrics

    init(_ nodes: [ViewNode], _ environment: EnvironmentValues) {
        sections = HostedSection.all(of: nodes, environment)
        appearance = environment.listAppearance
        values = environment[storage: \.list]
        metrics = ListMetrics(
            context: environment.traits.styleContext, displayScale: Double(environment.displayScale))
    }

    /// Rows that have tags get a ring, in place of what would delete them.
    mutating func offerSelection() {
        for section in sections.indices {
            for row in sections[section].rows.indices { sections[section].rows[row].offerSelection() }
        }
    }

    func forEachRow(_ body: (IndexPath, HostedRow) -> Void) {
        for (section, rows) in sections.map(\.rows).enumerated() {
            for (item, row) in rows.enumerated() { body(IndexPath(item: item, section: section), row) }
        }
    }

    /// The row that is to show first, and at which share of the list's height; `nil` is the beginning.
    var target: (path: IndexPath, share: CGFloat?)? {
        for target in [values.scrolling.requested, values.scrolling.position].compactMap(\.self) {
            switch target.place {
            case .view(let id):
                if let path = path(of: id) { return (path, target.anchor?.y) }
            case .edge(.bottom): return lastPath.map { ($0, 1) }
            case .edge, .point: continue
            }
        }
        return nil
    }

    private func path(of id: AnyHashable) -> IndexPath? {
        for (section, rows) in sections.map(\.rows).enumerated() {
            if let item = rows.firstIndex(where: { $0.holds(id) }) { return IndexPath(item: item, section: section) }
        }
        return nil
    }

    private var lastPath: IndexPath? {
        sections.lastIndex { !$0.rows.isEmpty }.map { IndexPath(item: sections[$0].rows.count - 1, section: $0) }
    }

    /// Behind the rows, also where there are none.
    var pageColor: UIColor {
        if values.scrollBackground == .hidden { return .clear }
        return appearance == .plain ? .systemBackground : .systemGroupedBackground
    }

    func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            guard sections.indices.contains(index) else { return nil }
            let section = NSCollectionLayoutSection.list(
                using: configuration(of: sections[index]), layoutEnvironment: environment)
            section.interGroupSpacing = values.rowSpacing ?? 0
            section.contentInsets = spacing(of: index)
            return section
        }
    }

    private func configuration(of section: HostedSection) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = section.header == nil ? .none : .supplementary
        configuration.footerMode = section.footer == nil ? .none : .supplementary
        if values.scrollBackground == .hidden { configuration.backgroundColor = .clear }
        configuration.itemSeparatorHandler = { path, separators in
            section.separators(of: path.item, from: separators)
        }
        return configuration
    }

    /// What a section keeps from its neighbours beyond what the kind of list gives it: first below it, then, where that
    /// is not enough to bring them together, above the next one.
    private func spacing(of index: Int) -> NSDirectionalEdgeInsets {
        let own = values.contentMargins
        return NSDirectionalEdgeInsets(
            top: index > 0 ? change(after: index - 1).above : own.top ?? 0, leading: own.leading ?? 0,
            bottom: index + 1 < sections.count ? change(after: index).below : own.bottom ?? 0,
            trailing: own.trailing ?? 0)
    }

    private func change(after index: Int) -> (below: CGFloat, above: CGFloat) {
        // Two sections that want other distances get the smaller one, as documented.
        let lengths = [sections[index], sections[index + 1]].compactMap(\.spacing.length)
        guard let wanted = lengths.min() else { return (0, 0) }
        let below = sections[index].footer == nil ? metrics.bottomInset(isLastSection: false) : 0
        let above = sections[index + 1].header == nil ? metrics.topInset(isFirstSection: false) : 0
        let change = Double(wanted) - below - above
        let first = max(change, -below)
        return (CGFloat(first), CGFloat(max(change - first, -above)))
    }
}
