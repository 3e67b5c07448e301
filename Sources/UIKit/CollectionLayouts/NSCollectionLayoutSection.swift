public import Foundation

/// The layout of one section.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
    enum Kind {
        case list(UICollectionLayoutListConfiguration)
    }

    let kind: Kind

    private init(kind: Kind) {
        self.kind = kind
    }

    /// A section that looks and behaves like a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        NSCollectionLayoutSection(kind: .list(configuration))
    }
}

/// What a section provider knows of the place its section goes to.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room that sections are laid out in, points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    /// The content size less the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

struct LayoutEnvironment: NSCollectionLayoutEnvironment {
    var size: CGSize
    var traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { LayoutContainer(contentSize: size) }
}

struct LayoutContainer: NSCollectionLayoutContainer {
    var contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
