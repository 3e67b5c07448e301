import CollectionLayout
public import Foundation

/// Space between items.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing {
    let spec: SpacingSpec

    private init(_ spec: SpacingSpec) {
        self.spec = spec
    }

    /// Exactly so many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(fixedSpacing))
    }

    /// At least so many points; flexible spaces share what is left over.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
    }

    public var spacing: CGFloat {
        switch spec {
        case .fixed(let value), .flexible(let value): CGFloat(value)
        }
    }
    public var isFlexibleSpacing: Bool { if case .flexible = spec { true } else { false } }
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// Space around an item, outside it. `nil` is none.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    var spec: EdgeSpacingSpec {
        EdgeSpacingSpec(leading: leading?.spec, top: top?.spec, trailing: trailing?.spec, bottom: bottom?.spec)
    }
}
