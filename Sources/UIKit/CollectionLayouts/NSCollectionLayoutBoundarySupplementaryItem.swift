import CollectionLayout
public import Foundation

/// A view at the edge of a section or layout, such as a header.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether the section grows by it rather than being overlapped.
    public var extendsBoundary = true
    /// Whether it stays in sight while its section does.
    public var pinToVisibleBounds = false
    /// Whether it is the header or footer that a list's configuration asks for.
    var isListBoundary = false

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }

    var boundarySpec: BoundarySpec {
        BoundarySpec(
            kind: elementKind, size: layoutSize.spec, alignment: alignment.spec, offset: offset,
            insets: DirectionalInsets(contentInsets), extendsBoundary: extendsBoundary, pins: pinToVisibleBounds,
            zIndex: zIndex)
    }
}
