package import Foundation

extension CollectionSolver {
    /// Replaces the estimates of what is displayed by measured sizes, round after round until nothing changes.
    ///
    /// - Parameters:
    ///   - visible: the part of the content that shows, in the content's coordinates; `nil` for all of it, with orthogonal
    ///     sections as wide as the container.
    ///   - maximumPasses: rounds before giving up.
    ///   - measure: answers the size that an element wants. A side that is no number keeps its estimate, and one that is not
    ///     free is ignored.
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

    /// One round, in the order of the content. With a measurer that answers nothing, nothing changes, and the result is
    /// what the round would begin with.
    private mutating func measureDisplayed(_ measure: Measurer) -> [ElementID] {
        let axis = environment.axis
        let window =
            visibleBounds.map { Window($0) }
            ?? Window(alongAll: axis, across: 0, environment.container[axis.other])
        let (low, high) = window[axis]
        var fresh: [ElementID] = []
        measureGlobal(in: window, measure, into: &fresh)
        var section = firstSection(reaching: low - reach)
        if section < boxes.count {
            var position = origins[section]
            while section < boxes.count, position < high + reach || !isOrdered {
                fresh += boxes[section].measureDisplayed(in: window.moved(axis, by: -position), measure: measure)
                position += boxes[section].length + configuration.interSectionSpacing.tamed
                section += 1
            }
        }
        if !fresh.isEmpty { stack() }
        return fresh
    }

    private mutating func measureGlobal(in window: Window, _ measure: Measurer, into fresh: inout [ElementID]) {
        let before = global.before
        for index in global.specs.indices {
            guard let request = global.request(index, id: globalID(index)),
                global.specs[index].pins || window.meets(global.frame(index, body: body))
            else { continue }
            fresh.append(request.id)
            if let answer = request.answer(from: measure) { global.set(answer, at: index) }
        }
        guard global.before != before else { return }
        stack()
    }

    func globalID(_ index: Int) -> ElementID {
        .supplementary(kind: global.specs[index].kind, section: 0, item: .max)
    }
}
