public import Foundation

/// Where the layout puts one element, and how it shows there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
    /// In the content's space, points.
    open var frame = CGRect.zero
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    open var transform = CGAffineTransform.identity
    open var alpha: CGFloat = 1
    /// Elements with greater numbers are in front.
    open var zIndex = 0
    open var isHidden = false
    open var indexPath: IndexPath
    public internal(set) var representedElementKind: String?
    public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    public init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// A copy that can be changed without touching this one.
    open func copied() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        copy.frame = frame
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// The same as `copied()`, under the name that code for the phone calls it by.
    open func copy() -> Any { copied() }
}
