package import Foundation

/// One element where it ended up.
package struct PlacedElement: Hashable, Sendable {
    package var id: ElementID
    /// Points, in the content's coordinates: y down, x from the **leading** edge. The position is rounded to a pixel, the
    /// size is not.
    package var frame: CGRect
    package var zIndex: Int
    /// Held in the visible bounds, away from its place in the content.
    package var isPinned: Bool

    package init(id: ElementID, frame: CGRect, zIndex: Int, isPinned: Bool = false) {
        self.id = id
        self.frame = frame
        self.zIndex = zIndex
        self.isPinned = isPinned
    }
}
