package import Foundation

/// What the solver asks about an element whose size is an estimate.
package struct MeasureRequest: Hashable, Sendable {
    package var id: ElementID
    /// The space the element has, with the estimate along a free axis.
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

    init(id: ElementID, proposed: Extent, free: AxisSet) {
        self.init(
            id: id, proposed: proposed.cgSize, isWidthFree: free.contains(.horizontal),
            isHeightFree: free.contains(.vertical))
    }

    /// The measurer's answer; a side that is no number keeps the estimate. `nil` when there is no answer.
    func answer(from measure: Measurer) -> MeasuredSize? {
        guard let size = measure(self) else { return nil }
        let proposal = Extent(width: Double(proposed.width), height: Double(proposed.height))
        let (width, height) = (Double(size.width), Double(size.height))
        var free = AxisSet()
        if isWidthFree { free.insert(Axis.horizontal) }
        if isHeightFree { free.insert(Axis.vertical) }
        return MeasuredSize(
            size: Extent(
                width: width.isFinite ? width.length : proposal.width,
                height: height.isFinite ? height.length : proposal.height),
            proposal: proposal, free: free)
    }
}

/// Answers a request, or nothing when the question alone is of interest.
typealias Measurer = (MeasureRequest) -> CGSize?
