import Foundation

/// One element's attributes as a section's handler sees them: in a section that scrolls sideways, in the space of what
/// scrolls.
final class VisibleLayoutItem: NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    private let shift: Double

    init(_ attributes: UICollectionViewLayoutAttributes, shift: Double) {
        self.attributes = attributes
        self.shift = shift
    }

    var frame: CGRect { attributes.frame.offsetBy(dx: shift, dy: 0) }
    var bounds: CGRect { attributes.bounds }
    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + shift, y: attributes.center.y) }
        set { attributes.center = CGPoint(x: newValue.x - shift, y: newValue.y) }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
