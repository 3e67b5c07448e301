import CollectionLayout
import DisplayLists
public import Foundation

/// A view that a collection view uses again for another place.
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view of a class that is known at run time only, through its `init(frame:)`. A class that overrides both
    /// designated initialisers, or none, inherits it.
    public required convenience init(reusableFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// The identifier the view was made under; `nil` for one that was not dequeued.
    open var reuseIdentifier: String? { ownReuseIdentifier }
    final var ownReuseIdentifier: String?

    /// Called before the view is used again.
    open func prepareForReuse() {}
    /// Takes over what the layout says beyond the frame.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Never called: one layout does not turn into another in a picture.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Never called.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes with the size the view would like. The inherited one asks the content.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        preferredAttributes(layoutAttributes)
    }

    /// Whether the layout leaves the width to the content.
    var hasFreeWidth = false

    /// The inherited answer to `preferredLayoutAttributesFitting`.
    func preferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let fitting = hasFreeWidth ? naturalSize(for: attributes.size) : fittingSize(for: attributes.size)
        guard fitting != attributes.size else { return attributes }
        let result = attributes.copied()
        let grid = pixelGrid
        result.size = CGSize(
            width: hasFreeWidth ? grid.ceil(fitting.width) : attributes.size.width, height: grid.ceil(fitting.height))
        return result
    }

    /// Brings what depends on state up to date before measuring or drawing.
    func updateIfNeeded() {}

    var reuseKey: ReuseKey?
    /// What the view stands for while it is shown.
    var elementID: ElementID?

    /// Asks for the size again where the view is shown already.
    func contentSizeMayHaveChanged() {
        guard let elementID, let list = superview as? UICollectionView else { return }
        list.measureAgain(elementID)
    }

    /// Greater ones are in front.
    var zOrder = 0
    /// Whether the delegate has been told that the view shows.
    var wasAnnounced = false

    /// What a list tells the views it shows.
    var listContext: ListContext? {
        didSet {
            guard oldValue != listContext else { return }
            if oldValue?.appearance != listContext?.appearance { invalidateTraits() }
            listContextDidChange()
        }
    }
    override var inheritedTraits: UITraitCollection {
        guard let listContext, let list = superview as? UICollectionView else { return super.inheritedTraits }
        return list.traits(in: listContext.appearance.environment)
    }
    func listContextDidChange() {}

    open override var safeAreaInsets: UIEdgeInsets {
        listContext.map { physical($0.safeArea) } ?? super.safeAreaInsets
    }
}
