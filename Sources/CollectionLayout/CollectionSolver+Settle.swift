package import Foundation

extension CollectionSolver {
    /// Replaces the estimates of what is displayed by measured sizes, round after round until nothing changes.
    ///
    /// - Parameters:
    ///   - visible: the part of the content that shows, in the content's coordinates; `nil` for all of it.
    ///   - maximumPasses: rounds before giving up.
    ///   - measure: answers the size that an element wants. An answer that is no number keeps the estimate.
    package mutating func settle(
        visible: CGRect?, maximumPasses: Int = 12, measure: (MeasureRequest) -> CGSize
    ) -> Settlement {
        visibleBounds = visible
        var settlement = Settlement()
        while settlement.passes < maximumPasses {
            let fresh = measureDisplayed { measure($0) }
            if fresh.isEmpty { return settlement }
            settlement.passes += 1
            settlement.measured += fresh
        }
        settlement.isSettled = measureDisplayed { _ in nil }.isEmpty
        return settlement
    }

    /// As `settle(visible:maximumPasses:measure:)`, for a closure that needs the name and the proposed size alone.
    package mutating func settle(
        visible: CGRect?, maximumPasses: Int = 12, measure: (ElementID, _ proposed: CGSize) -> CGSize
    ) -> Settlement {
        settle(visible: visible, maximumPasses: maximumPasses) { (request: MeasureRequest) in
            measure(request.id, request.proposed)
        }
    }

    /// One round, top to bottom. With a measurer that answers nothing, nothing changes, and the result is what the round
    /// would begin with.
    private mutating func measureDisplayed(_ measure: Measurer) -> [ElementID] {
        let low = visibleBounds.map { Double($0.minY) } ?? -Double.greatestFiniteMagnitude
        let high = visibleBounds.map { Double($0.maxY) } ?? Double.greatestFiniteMagnitude
        var fresh: [ElementID] = []
        var section = firstSection(endingAfter: low)
        guard section < boxes.count else { return fresh }
        var y = origins[section]
        while section < boxes.count, y < high {
            fresh += boxes[section].measureDisplayed(from: low - y, to: high - y, measure: measure)
            y += boxes[section].length
            section += 1
        }
        if !fresh.isEmpty { stack() }
        return fresh
    }
}
