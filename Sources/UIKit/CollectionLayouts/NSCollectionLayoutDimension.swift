import CollectionLayout
public import Foundation

/// A length of an item or group.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension {
    let spec: DimensionSpec

    private init(_ spec: DimensionSpec) {
        self.spec = spec
    }

    /// A fraction of the width of what the item is in; it has to be finite.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        check(fractionalWidth, "Invalid fractional width: \(fractionalWidth), must be a finite value")
        return NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
    }

    /// A fraction of the height of what the item is in; it has to be finite.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        check(fractionalHeight, "Invalid fractional height: \(fractionalHeight), must be a finite value")
        return NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
    }

    /// So many points; finite.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        check(absoluteDimension, "Invalid absolute dimension: \(absoluteDimension)")
        return NSCollectionLayoutDimension(.absolute(absoluteDimension))
    }

    /// So many points until the content is measured; finite.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        check(estimatedDimension, "Invalid estimated dimension: \(estimatedDimension)")
        return NSCollectionLayoutDimension(.estimated(estimatedDimension))
    }

    /// As an estimate, and then as long as the longest sibling in the same group; finite and greater than 0.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        precondition(estimate.isFinite && estimate > 0, "Invalid estimated dimension: \(estimate)")
        return NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimate))
    }

    private static func check(_ value: CGFloat, _ reason: @autoclosure () -> String) {
        precondition(value.isFinite, reason())
    }

    public var isFractionalWidth: Bool { if case .fractionalWidth = spec { true } else { false } }
    public var isFractionalHeight: Bool { if case .fractionalHeight = spec { true } else { false } }
    public var isAbsolute: Bool { if case .absolute = spec { true } else { false } }
    /// Also for a uniform dimension.
    public var isEstimated: Bool { spec.isEstimated }
    public var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = spec { true } else { false } }

    /// The fraction or the points.
    public var dimension: CGFloat {
        switch spec {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
            .uniformAcrossSiblings(let value):
            CGFloat(value)
        }
    }
}
