public import Foundation

/// One thing of a section that shows, and what its handler may change about it. In a section that scrolls sideways,
/// frames are in the space of what scrolls: subtract the offset for the place in the view.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// Points.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var center: CGPoint { get set }
    /// About the middle.
    var transform: CGAffineTransform { get set }
    var alpha: CGFloat { get set }
    /// Greater ones are in front.
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var name: String { get }
    var indexPath: IndexPath { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// `nil` for a cell.
    var representedElementKind: String? { get }
}
