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
