package import Foundation

/// What the solver asks about an element whose size is an estimate.
package struct MeasureRequest: Hashable, Sendable {
    package var id: ElementID
    /// The space the element has, with the estimate on a free axis.
    package var proposed: CGSize
    /// The element chooses its width; otherwise the proposed width holds whatever it answers.
    package var isWidthFree: Bool
    /// As `isWidthFree`, for the height.
    package var isHeightFree: Bool

    package init(id: ElementID, proposed: CGSize, isWidthFree: Bool = false, isHeightFree: Bool = true) {
        self.id = id
        self.proposed = proposed
        self.isWidthFree = isWidthFree
        self.isHeightFree = isHeightFree
    }
}

/// Answers a request, or nothing when the question alone is of interest.
typealias Measurer = (MeasureRequest) -> CGSize?
