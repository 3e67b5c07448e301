public import Foundation

/// How a section scrolls sideways. Nothing scrolls in a picture. No effect on a picture.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether the content bounces at its ends.
    public enum Bounce: Int, Sendable { case automatic, always, never }

    public var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    public var bounce = Bounce.automatic
}

/// How fast scrolling comes to rest. No effect on a picture.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Hashable, Sendable {
    let name: String
    public static let automatic = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(name: "automatic")
    public static let normal = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(name: "normal")
    public static let fast = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate(name: "fast")
}

extension NSCollectionLayoutSection {
    /// No effect on a picture.
    public var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
        Aside.orthogonalProperties.made(of: self) { UICollectionLayoutSectionOrthogonalScrollingProperties() }
    }
}
