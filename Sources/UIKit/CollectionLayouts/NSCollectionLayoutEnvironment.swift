public import Foundation

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

/// The one place that sections go to: the collection view as it is laid out.
struct LayoutSurroundings: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    var size: CGSize
    var traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }
    var contentSize: CGSize { size }
    var effectiveContentSize: CGSize { size }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
