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

    /// A list. The layout keeps a copy of the configuration: later changes to it do not count.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

/// What counts for a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
    public init() {}

    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Between sections, empty ones included, points.
    open var interSectionSpacing: CGFloat = 0
    /// At the edges of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// What the solver needs, in a view with the given insets.
    func spec(environment: LayoutConfiguration.EnvironmentInsets) -> LayoutConfiguration {
        LayoutConfiguration(
            scrollDirection: scrollDirection == .horizontal ? .horizontal : .vertical,
            interSectionSpacing: interSectionSpacing, boundaries: boundarySupplementaryItems.map(\.boundarySpec),
            contentInsetsReference: contentInsetsReference.spec, environment: environment)
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}
