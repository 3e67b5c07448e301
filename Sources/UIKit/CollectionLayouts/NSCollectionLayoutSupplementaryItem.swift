import CollectionLayout
public import Foundation

/// A view that belongs to an item or group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    /// `nil` is the container anchor's edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    open var zIndex = 1

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize)
    }

    var supplementarySpec: SupplementarySpec {
        SupplementarySpec(
            kind: elementKind, size: layoutSize.spec, containerAnchor: containerAnchor.spec,
            itemAnchor: itemAnchor?.spec, zIndex: zIndex)
    }
}

/// A view at the edge of a section or layout, such as a header.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether the section grows by it rather than being overlapped.
    public var extendsBoundary = true
    /// Whether it stays in sight while its section does.
    public var pinToVisibleBounds = false

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

/// A view behind a section that no data stands for.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    public var zIndex = 0

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// As large as the section with its boundary items, less its own insets.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }

    var decorationSpec: DecorationSpec {
        DecorationSpec(kind: elementKind, insets: DirectionalInsets(contentInsets), zIndex: zIndex)
    }
}

/// A place at a rectangle's edge.
public enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var spec: BoundarySpec.Alignment {
        switch self {
        case .none: .none
        case .top: .top
        case .topLeading: .topLeading
        case .leading: .leading
        case .bottomLeading: .bottomLeading
        case .bottom: .bottom
        case .bottomTrailing: .bottomTrailing
        case .trailing: .trailing
        case .topTrailing: .topTrailing
        }
    }
}
