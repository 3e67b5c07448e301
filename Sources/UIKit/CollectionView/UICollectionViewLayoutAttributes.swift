public import Foundation

/// Where the layout puts one element, and how it shows there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
    public required init() {}

    private var place = CGRect.zero

    /// In the content's space, points; with a transform, the box around what shows.
    open var frame: CGRect {
        get { transform.isIdentity ? place : place.mapped(by: transform) }
        set {
            guard !transform.isIdentity else {
                place = newValue
                return
            }
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var center: CGPoint {
        get { CGPoint(x: place.midX, y: place.midY) }
        set { place.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2) }
    }
    /// Before the transform.
    open var size: CGSize {
        get { place.size }
        set { place.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: place.size) }
        set {
            let middle = center
            place.size = newValue.size
            center = middle
        }
    }
    /// About the middle.
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    /// Elements with greater numbers are in front.
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    /// `nil` for a cell.
    public internal(set) final var representedElementKind: String?
    public internal(set) final var representedElementCategory = UICollectionView.ElementCategory.cell

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// A copy of the same class. Subclasses override it to copy what they add.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.indexPath = indexPath
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        copy.place = place
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    open func copy() -> Any { copy(with: nil) }

    /// Whether the other object puts the same element in the same way. Subclasses override it to compare what they add.
    open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return other === self
            || (other.indexPath == indexPath && other.representedElementKind == representedElementKind
                && other.representedElementCategory == representedElementCategory && other.place == place
                && other.transform == transform && other.alpha == alpha && other.zIndex == zIndex
                && other.isHidden == isHidden)
    }

    /// A copy that can be changed without touching this one.
    final func copied() -> UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
}

extension CGRect {
    /// The box around the rectangle mapped about its middle.
    func mapped(by transform: CGAffineTransform) -> CGRect {
        let own = CGRect(x: -width / 2, y: -height / 2, width: width, height: height).applying(transform)
        return own.offsetBy(dx: midX, dy: midY)
    }
}
