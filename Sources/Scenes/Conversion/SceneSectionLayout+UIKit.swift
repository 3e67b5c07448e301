import UIKit

extension SceneSectionLayout {
    /// The section, with its header and footer as boundary items where it has some.
    @MainActor
    func section(hasHeader: Bool, hasFooter: Bool) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group.group())
        section.interGroupSpacing = interGroupSpacing ?? 0
        if let contentInsets { section.contentInsets = contentInsets.over(.zero) }
        section.orthogonalScrollingBehavior = orthogonalScrollingBehavior?.uiKit ?? .none
        if hasHeader { section.boundarySupplementaryItems.append(Self.boundary(.top)) }
        if hasFooter { section.boundarySupplementaryItems.append(Self.boundary(.bottom)) }
        return section
    }

    /// As wide as the section and as tall as its content.
    @MainActor
    private static func boundary(_ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: alignment == .top
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
            alignment: alignment)
    }
}

extension SceneGroup {
    @MainActor
    func group() -> NSCollectionLayoutGroup {
        let subitems = items.map { $0.item() }
        let size = size.layoutSize
        let group: NSCollectionLayoutGroup =
            switch (direction, count, subitems.first) {
            case (.horizontal, let count?, let item?): .horizontal(layoutSize: size, subitem: item, count: count)
            case (.vertical, let count?, let item?): .vertical(layoutSize: size, subitem: item, count: count)
            case (.horizontal, _, _): .horizontal(layoutSize: size, subitems: subitems)
            case (.vertical, _, _): .vertical(layoutSize: size, subitems: subitems)
            }
        group.interItemSpacing = interItemSpacing?.spacing
        if let contentInsets { group.contentInsets = contentInsets.over(.zero) }
        return group
    }
}

extension SceneLayoutItem {
    @MainActor
    func item() -> NSCollectionLayoutItem {
        let item = group.first?.group() ?? NSCollectionLayoutItem(layoutSize: (size ?? SceneLayoutSize()).layoutSize)
        if let contentInsets { item.contentInsets = contentInsets.over(.zero) }
        return item
    }
}

extension SceneLayoutSize {
    @MainActor
    fileprivate var layoutSize: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
    }
}

extension SceneDimension {
    @MainActor
    fileprivate var dimension: NSCollectionLayoutDimension {
        if let fractionalWidth { return .fractionalWidth(fractionalWidth) }
        if let fractionalHeight { return .fractionalHeight(fractionalHeight) }
        if let absolute { return .absolute(absolute) }
        if let estimated { return .estimated(estimated) }
        // UIKit refuses an estimate of 0; a scene may well say that it knows nothing.
        return .uniformAcrossSiblings(estimate: max(uniformAcrossSiblings ?? 0, 1))
    }
}

extension SceneSpacing {
    @MainActor
    fileprivate var spacing: NSCollectionLayoutSpacing {
        flexible.map { .flexible($0) } ?? .fixed(fixed ?? 0)
    }
}

extension SceneOrthogonalScrolling {
    fileprivate var uiKit: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        switch self {
        case .none: .none
        case .continuous: .continuous
        case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
        case .paging: .paging
        case .groupPaging: .groupPaging
        case .groupPagingCentered: .groupPagingCentered
        }
    }
}
