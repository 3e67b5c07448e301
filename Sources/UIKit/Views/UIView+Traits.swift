import DisplayLists
import Foundation

extension UIView {
    var traitsInForce: UITraitCollection {
        if let cachedTraits { return cachedTraits }
        let traits = limited(traitOverrides.applied(to: inheritedTraits))
        cachedTraits = traits
        return traits
    }

    /// Forgets the traits worked out here and inside, and tells the views.
    func invalidateTraits() {
        let previous = cachedTraits
        cachedTraits = nil
        contentSizeChanged()
        for subview in subviews { subview.invalidateTraits() }
        needsLayout = true
        guard let previous else { return }
        traitCollectionDidChange(previous)
        if !traitChanges.isEmpty { traitChanges.notify(self, from: previous, to: traitCollection) }
        owner?.viewTraitsChanged(from: previous, to: traitCollection)
    }

    /// After the view moved in the hierarchy: forgets the traits as far as they change with what they are inherited from.
    func inheritedTraitsMayHaveChanged() {
        needsLayout = true
        guard let cachedTraits else {
            for subview in subviews { subview.inheritedTraitsMayHaveChanged() }
            return
        }
        let traits = limited(traitOverrides.applied(to: inheritedTraits))
        if traits !== cachedTraits, traits != cachedTraits { invalidateTraits() }
    }

    /// Runs code that a subclass may override with the view's traits as the current ones: whoever asks a colour for its
    /// components there gets those of this view's look.
    func withOwnTraits(_ body: () -> Void) {
        let traits = traitCollection
        let current = UITraitCollection.current
        if current === traits || current == traits { body() } else { traits.asCurrent(body) }
    }

    /// The screen's pixel grid.
    var pixelGrid: PixelGrid {
        let scale = traitCollection.displayScale
        return PixelGrid(scale: scale > 0 ? scale : 1)
    }

    func resolved(_ color: UIColor) -> ResolvedColor {
        // The tint's colour is that of the view that shows it.
        (color === UIColor.tintColor ? tintColor ?? color : color).resolved(with: traitCollection)
    }
}
