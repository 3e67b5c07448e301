import CollectionLayout
import Foundation
import Testing

/// What holds for every declaration, however absurd.
@Suite struct SolverContractTests {
    /// Seeds in a normal run. `GALLEY_FUZZ=N` runs N more, from another start.
    private static let count: UInt64 = 1000

    @Test(arguments: [RandomSpecs.Manner.wild, .tidy, .contained, .flows]) func everyLayoutIsSound(
        manner: RandomSpecs.Manner
    ) {
        for seed in 0..<Self.count { Self.check(seed: seed, manner) }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_FUZZ"] != nil)) func fuzz() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["GALLEY_FUZZ"].flatMap(UInt64.init) ?? 0
        let start = environment["GALLEY_FUZZ_START"].flatMap(UInt64.init) ?? 1_000_000
        for seed in start..<start + count {
            Self.check(seed: seed, Self.manners[Int(seed % 3)])
            if seed % 4 == 0 { Self.check(seed: seed, .flows) }
        }
    }

    /// Seeds that found something once.
    @Test(arguments: [20_119_735, 20_215_582] as [UInt64]) func foundBefore(seed: UInt64) {
        Self.check(seed: seed, Self.manners[Int(seed % 3)])
    }

    // MARK: The contract

    private static let manners: [RandomSpecs.Manner] = [.wild, .tidy, .contained]

    private static func check(seed: UInt64, _ manner: RandomSpecs.Manner) {
        var specs = RandomSpecs(seed: seed, manner: manner)
        var solver = specs.solver()
        let visible = CGRect(
            x: 0, y: Double(specs.below(400)), width: Double(solver.containerSize.width),
            height: Double(solver.containerSize.height))
        inspect(solver, seed: seed, manner)
        let settlement = solver.settle(visible: visible, maximumPasses: 50) { (request: MeasureRequest) in
            RandomSpecs.answer(request, seed: seed, manner: manner)
        }
        expect(settlement.isSettled, seed, "does not settle")
        inspect(solver, seed: seed, manner)
        settleAgain(solver, visible, seed: seed, manner)
        carryOver(solver, seed: seed, manner)
    }

    /// Sizes are finite and not negative; what a query finds has the frame that asking by name gives; items stand in the
    /// order of the data; tidy ones in the content.
    private static func inspect(_ solver: CollectionSolver, seed: UInt64, _ manner: RandomSpecs.Manner) {
        let size = solver.contentSize
        expect(isSound(CGRect(origin: .zero, size: size)), seed, "content size \(size)")
        // Positions are rounded to the nearest pixel, sizes are not.
        let content = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
        let everything = CGRect(x: -1e6, y: -1e6, width: 4e6, height: 4e6)
        var last: ElementID?
        for element in solver.elements(in: everything) {
            expect(isSound(element.frame), seed, "\(element)")
            expect(solver.placement(of: element.id)?.frame == element.frame, seed, "asked by name, \(element)")
            expect(
                manner != .contained || content.contains(element.frame) || asksToStandOut(element.id, solver, seed),
                seed, "outside the content: \(element)")
            expect(solver.explanation(of: element.id) != nil, seed, "nothing explains \(element.id)")
            guard case .item = element.id else { continue }
            if let last, element.zIndex == 0 {
                expect(
                    (last.section, last.item) < (element.id.section, element.id.item), seed, "order at \(element.id)")
            }
            if element.zIndex == 0 { last = element.id }
        }
    }

    /// Insets larger than the section turn a decoration over its edge.
    private static func asksToStandOut(_ id: ElementID, _ solver: CollectionSolver, _ seed: UInt64) -> Bool {
        guard case .decoration = id, let frame = solver.sectionFrame(id.section) else { return false }
        var specs = RandomSpecs(seed: seed, manner: .contained)
        let insets: DirectionalInsets
        switch specs.sections()[id.section] {
        case .list(let list): insets = list.background?.insets ?? .zero
        case .compositional(let spec): insets = spec.decorations[id.item].insets
        case .flow: return false
        }
        return insets.leading + insets.trailing > Double(frame.width)
            || insets.top + insets.bottom > Double(frame.height)
    }

    private static func isSound(_ frame: CGRect) -> Bool {
        let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(Double.init)
        return values.allSatisfy(\.isFinite) && values[2] >= 0 && values[3] >= 0
    }

    /// Nothing is left to measure, and nothing moves.
    private static func settleAgain(
        _ solver: CollectionSolver, _ visible: CGRect, seed: UInt64, _ manner: RandomSpecs.Manner
    ) {
        var again = solver
        let second = again.settle(visible: visible) { (request: MeasureRequest) in
            RandomSpecs.answer(request, seed: seed, manner: manner)
        }
        expect(second.measured.isEmpty, seed, "measures \(second.measured.count) again")
        expect(again.elements(in: visible) == solver.elements(in: visible), seed, "settling twice moves something")
        expect(again.contentSize == solver.contentSize, seed, "settling twice changes the content size")
    }

    /// Measured sizes survive a new solver for the same sections.
    private static func carryOver(_ solver: CollectionSolver, seed: UInt64, _ manner: RandomSpecs.Manner) {
        var specs = RandomSpecs(seed: seed, manner: manner)
        let fresh = specs.solver()
        var sameSpecs = RandomSpecs(seed: seed, manner: manner)
        let sections = sameSpecs.sections()
        let next = CollectionSolver(
            sections: sections, containerSize: fresh.containerSize, scale: fresh.scale,
            configuration: fresh.configuration, carrying: solver
        ) { $0 }
        expect(
            next.contentSize == solver.contentSize, seed,
            "carrying changes \(solver.contentSize) to \(next.contentSize)")
        var forgotten = solver
        forgotten.invalidateAll()
        expect(forgotten.contentSize == fresh.contentSize, seed, "invalidating does not restore the estimates")
    }

    private static func expect(_ condition: Bool, _ seed: UInt64, _ text: @autoclosure () -> String) {
        guard !condition else { return }
        Issue.record("seed \(seed): \(text())")
    }
}
