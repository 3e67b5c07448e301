import CollectionLayout
public import Foundation

/// A layout made of sections, each with a layout of its own.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// `nil` from the provider for a section with items is a programming error.
    public typealias SectionProvider =
        (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

    let sectionProvider: SectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// Every section is laid out alike.
    public init(section: NSCollectionLayoutSection) {
        sectionProvider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        sectionProvider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    public init(sectionProvider: @escaping SectionProvider) {
        self.sectionProvider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }

    public init(
        sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) {
        sectionProvider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size != originalAttributes.size }

    override var mirrorsSolvedFrames: Bool { true }
    override var isSystemLayout: Bool { type(of: self) == UICollectionViewCompositionalLayout.self }

    override func arrangement(in view: UICollectionView) -> SolverArrangement? {
        let surroundings = LayoutSurroundings(size: view.bounds.size, traitCollection: view.traitCollection)
        let count = view.numberOfSections
        var (specs, sections) = ([SectionSpec](), [SolvedSection]())
        for section in 0..<count {
            let items = max(0, view.numberOfItems(inSection: section))
            let declared = sectionProvider(section, surroundings)
            var solved = SolvedSection(itemCount: items)
            solved.visibleItemsHandler = declared?.visibleItemsInvalidationHandler
            switch declared?.kind {
            case .list(let configuration):
                let list = ListSection(
                    configuration: configuration, section: section, sectionCount: count, itemCount: items,
                    rowSpacing: Double(declared?.interGroupSpacing ?? 0),
                    boundaries: declared?.listBoundaries ?? ListSection.Boundaries(), in: view)
                var spec = list.spec
                if let own = declared?.contentInsets { spec.insets = spec.insets.adding(own) }
                solved.list = list
                specs.append(.list(spec))
            case .group(let group):
                let spec = declared?.spec(group, itemCount: items, in: surroundings)
                specs.append(spec.map { .compositional($0) } ?? .list(.empty))
            case nil:
                precondition(
                    items == 0,
                    "Invalid section definition. Please specify a valid section definition when content is to be "
                        + "rendered for a section.")
                specs.append(.list(.empty))
            }
            sections.append(solved)
        }
        let configuration = configuration.spec(environment: view.environmentInsets)
        let faults = SpecError.errors(in: specs, configuration: configuration)
        precondition(faults.isEmpty, faults.first?.description ?? "")
        return SolverArrangement(
            container: view.bounds.size, configuration: configuration, specs: specs, sections: sections)
    }

    /// A list. The layout keeps a copy of the configuration: later changes to it do not count.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
