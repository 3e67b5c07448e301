import Foundation

/// Where a baseline is in a view whose height may not be known yet.
struct BaselinePlace: Hashable {
    /// Of the view's height, from its top: 0…1.
    var share: CGFloat
    /// From there downwards, points.
    var distance: CGFloat

    static let top = BaselinePlace(share: 0, distance: 0)
    static let bottom = BaselinePlace(share: 1, distance: 0)
}
