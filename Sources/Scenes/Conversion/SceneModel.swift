import UIKit

/// What the list's controller shows: the rows that are there, outlines unfolded as far as they are expanded.
@MainActor
final class SceneModel {
    struct Row {
        let item: SceneItem
        /// How deep it stands in an outline.
        let level: Int
    }

    let document: SceneDocument
    let images: SceneImages
    let list: SceneList
    let rows: [[Row]]
    /// Whether any row has separators or swipe actions of its own.
    private let hasSeparators: Bool
    private let hasSwipes: Bool

    init(_ document: SceneDocument, appearance: SceneListAppearance?, images: SceneImages) {
        self.document = document
        self.images = images
        var list = document.list ?? SceneList()
        if let appearance { list.appearance = appearance }
        self.list = list
        let rows = document.sections.map { section in
            var rows: [Row] = []
            rows.reserveCapacity(section.items.count)
            for item in section.items { Self.unfold(item, level: 0, into: &rows) }
            return rows
        }
        self.rows = rows
        hasSeparators = rows.contains { $0.contains { $0.item.separatorConfiguration != nil } }
        hasSwipes = rows.contains { $0.contains { $0.item.swipe != nil } }
    }

    private static func unfold(_ item: SceneItem, level: Int, into rows: inout [Row]) {
        rows.append(Row(item: item, level: level))
        guard item.state.contains(.expanded) else { return }
        for child in item.children { unfold(child, level: level + 1, into: &rows) }
    }

    func item(at indexPath: IndexPath) -> SceneItem { rows[indexPath.section][indexPath.item].item }

    /// The index paths of the rows that the closure picks.
    func indexPaths(where isPicked: (SceneItem) -> Bool) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (section, rows) in rows.enumerated() {
            for (index, row) in rows.enumerated() where isPicked(row.item) {
                paths.append(IndexPath(item: index, section: section))
            }
        }
        return paths
    }
}

// MARK: - Layout

extension SceneModel {
    /// A list; where not all sections have a header or footer, each section has a configuration of its own, and where
    /// sections have a layout, a layout of its own.
    func makeLayout() -> UICollectionViewLayout {
        let configurations = document.sections.map { configuration(for: $0) }
        if document.sections.contains(where: { $0.layout != nil }) {
            let sections = document.sections
            return UICollectionViewCompositionalLayout { section, environment in
                sections[section].layout.map { layout in
                    layout.section(
                        hasHeader: sections[section].header != nil, hasFooter: sections[section].footer != nil)
                } ?? .list(using: configurations[section], layoutEnvironment: environment)
            }
        }
        let modes = Set(configurations.map { [$0.headerMode.rawValue, $0.footerMode.rawValue] })
        if modes.count <= 1 {
            return UICollectionViewCompositionalLayout.list(
                using: configurations.first ?? configuration(for: SceneSection()))
        }
        return UICollectionViewCompositionalLayout { section, environment in
            .list(using: configurations[section], layoutEnvironment: environment)
        }
    }

    /// The colour behind everything: sections with a layout of their own have none to bring.
    var pageColor: UIColor {
        if let color = list.backgroundColor { return color.uiColor }
        switch list.appearance {
        case .grouped, .insetGrouped: return .systemGroupedBackground
        case .plain, .sidebar, .sidebarPlain: return .systemBackground
        }
    }

    private func configuration(for section: SceneSection) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: list.appearance.uiKit)
        configuration.headerMode =
            switch list.headerMode {
            case .firstItemInSection: .firstItemInSection
            case .none?: .none
            case .supplementary, nil: section.header == nil ? .none : .supplementary
            }
        configuration.footerMode =
            section.footer == nil || list.footerMode == SceneFooterMode.none ? .none : .supplementary
        if let showsSeparators = list.showsSeparators { configuration.showsSeparators = showsSeparators }
        if let color = list.backgroundColor { configuration.backgroundColor = color.uiColor }
        if let padding = list.headerTopPadding { configuration.headerTopPadding = padding }
        list.separatorConfiguration?.apply(to: &configuration.separatorConfiguration)
        addHandlers(to: &configuration)
        return configuration
    }

    private func addHandlers(to configuration: inout UICollectionLayoutListConfiguration) {
        if hasSeparators {
            configuration.itemSeparatorHandler = { [self] indexPath, separators in
                var separators = separators
                item(at: indexPath).separatorConfiguration?.apply(to: &separators)
                return separators
            }
        }
        guard hasSwipes else { return }
        configuration.leadingSwipeActionsConfigurationProvider = { [self] indexPath in
            item(at: indexPath).swipe?.configuration(.leading, images)
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [self] indexPath in
            item(at: indexPath).swipe?.configuration(.trailing, images)
        }
    }
}
