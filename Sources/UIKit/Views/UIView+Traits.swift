import DisplayLists
import Foundation

extension UIView {
    var traitsInForce: UITraitCollection {
        if let cachedTraits { return cachedTraits }
        let traits = traitOverrides.applied(to: inheritedTraits)
        cachedTraits = traits
        return traits
    }

    /// Forgets the traits worked out here and inside, and tells the views.
    func invalidateTraits() {
        let previous = cachedTraits
        cachedTraits = nil
        for subview in subviews { subview.invalidateTraits() }
        needsLayout = true
        if let previous { traitCollectionDidChange(previous) }
    }

    /// The screen's pixel grid.
    var pixelGrid: PixelGrid {
        let scale = traitCollection.displayScale
        return PixelGrid(scale: scale > 0 ? scale : 1)
    }

    func resolved(_ color: UIColor) -> ResolvedColor { color.resolved(with: traitCollection) }
}
