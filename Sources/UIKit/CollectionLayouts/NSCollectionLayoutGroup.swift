import CollectionLayout
import Foundation

/// Items in a row, in a column or where a closure puts them.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let arrangement: Arrangement
    private let repetition: GroupSpec.Repetition
    /// Copies: what happens to the items afterwards does not count.
    public let subitems: [NSCollectionLayoutItem]
    /// `nil` is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Attached to the group.
    open var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    private init(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
        _ repetition: GroupSpec.Repetition
    ) {
        self.arrangement = arrangement
        self.repetition = repetition
        self.subitems = subitems.map { $0.copied() }
        super.init(layoutSize: size)
    }

    override func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems, repetition)
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        copy.interItemSpacing = interItemSpacing
        copy.groupSupplementaryItems = groupSupplementaryItems
        return copy
    }

    /// The subitems in a row, over and over as long as they fit. There has to be one.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        precondition(!subitems.isEmpty, "At least 1 subitem is required for a group")
        return NSCollectionLayoutGroup(layoutSize, .horizontal, subitems, .filling)
    }

    /// The subitems in a column, over and over as long as they fit. There has to be one.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        precondition(!subitems.isEmpty, "At least 1 subitem is required for a group")
        return NSCollectionLayoutGroup(layoutSize, .vertical, subitems, .filling)
    }

    /// So many subitems in a row, which share its width evenly; at least one.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        precondition(count >= 1, "A repeating horizontal group should specify a count >= 1")
        return NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .equalShares(count))
    }

    /// So many subitems in a column, which share its height evenly; at least one.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        precondition(count >= 1, "A repeating vertical group should specify a count >= 1")
        return NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .equalShares(count))
    }

    /// So many subitems in a row, each at its own size; at least one.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        precondition(count >= 1, "A repeating horizontal group should specify a count >= 1")
        return NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], .times(count))
    }

    /// So many subitems in a column, each at its own size; at least one.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        precondition(count >= 1, "A repeating vertical group should specify a count >= 1")
        return NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], .times(count))
    }

    /// Items where the provider puts them; it is asked once a section.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .filling)
    }

    /// The full group drawn with characters, its items numbered in their order; for reading, not for parsing.
    open func visualDescription() -> String {
        // Somebody looks at the group by itself: fractions are of a phone's screen.
        let screen = CGSize(width: 390, height: 844)
        let surroundings = LayoutSurroundings(size: screen, traitCollection: .current)
        return GroupSketch.text(of: spec(in: surroundings), container: screen)
    }

    /// The group in an environment: a custom group's provider is asked now.
    func spec(in environment: LayoutSurroundings) -> GroupSpec {
        let nodes = subitems.map { item -> NodeSpec in
            (item as? NSCollectionLayoutGroup).map { .group($0.spec(in: environment)) } ?? item.node
        }
        let kind: GroupSpec.Arrangement =
            switch arrangement {
            case .horizontal: .horizontal(nodes)
            case .vertical: .vertical(nodes)
            case .custom(let provider):
                .custom { size in
                    // The solver runs where the layout does.
                    MainActor.assumeIsolated {
                        provider(LayoutSurroundings(size: size, traitCollection: environment.traitCollection))
                            .map { GroupSpec.CustomItem(frame: $0.frame, zIndex: $0.zIndex) }
                    }
                }
            }
        return GroupSpec(
            size: layoutSize.spec, arrangement: kind, repetition: repetition, spacing: interItemSpacing?.spec,
            insets: DirectionalInsets(contentInsets), edgeSpacing: edgeSpacing?.spec ?? .zero,
            supplementaries: (supplementaryItems + groupSupplementaryItems).map(\.supplementarySpec))
    }
}

/// Places the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
