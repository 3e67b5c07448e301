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
        let traits = tintedTraits
        let current = UITraitCollection.current
        if current === traits || current == traits { body() } else { traits.asCurrent(body) }
    }

    /// The screen's pixel grid.
    var pixelGrid: PixelGrid {
        let scale = traitCollection.displayScale
        return PixelGrid(scale: scale > 0 ? scale : 1)
    }

    /// Whether the view's tint is that of what it is in: also `UIColor.tintColor` is no other one.
    private var inheritsTint: Bool { storedTintColor == nil || storedTintColor === UIColor.tintColor }

    var tintInForce: UIColor {
        if kept.tintAdjustment == .dimmed { return Self.dimmed(adjustedTint) }
        return adjustedTint
    }

    private var adjustedTint: UIColor {
        guard inheritsTint, let superview else { return ownTint }
        // A view that is not to be dimmed takes the colour that the one around it would have.
        return kept.tintAdjustment == .normal ? superview.adjustedTint : superview.tintColor
    }

    private var ownTint: UIColor {
        let tint = storedTintColor ?? .tintColor
        guard kept.tintAdjustment == .automatic, superview?.tintAdjustmentMode == .dimmed else { return tint }
        return Self.dimmed(tint)
    }

    /// As light as a colour, without its hue. That it is just as strong is a guess.
    private static func dimmed(_ color: UIColor) -> UIColor {
        UIColor { traits in
            let tint = color.resolved(with: traits)
            let light = 0.299 * tint.red + 0.587 * tint.green + 0.114 * tint.blue
            return UIColor(white: light, alpha: tint.alpha)
        }
    }

    /// How a view's tint is changed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As that of the view around.
        case automatic
        case normal
        /// Grey.
        case dimmed
    }

    /// Whether the tint is grey, as behind an alert; `automatic` reads as what is in force.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            guard kept.tintAdjustment == .automatic else { return kept.tintAdjustment }
            return superview?.tintAdjustmentMode ?? .normal
        }
        set {
            kept.tintAdjustment = newValue
            tintChanged()
        }
    }

    /// Tells this view, and those inside that inherit its tint.
    func tintChanged() {
        tintColorDidChange()
        for subview in subviews where subview.inheritsTint { subview.tintChanged() }
    }

    /// After the view moved into another one.
    func inheritedTintMayHaveChanged() {
        if inheritsTint, tintColor !== UIColor.tintColor { tintChanged() }
    }

    func resolved(_ color: UIColor) -> ResolvedColor { color.resolved(with: tintedTraits) }

    /// The traits that the view paints with: `UIColor.tintColor`, wherever a colour is made of it, is the view's own.
    var tintedTraits: UITraitCollection {
        let tint = tintColor
        return traitCollection.tinted(tint === UIColor.tintColor ? nil : tint)
    }
}
