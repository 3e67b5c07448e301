import CollectionLayout
import Foundation

/// The solver alone, with items that say a height of their own, and items that do not.
enum EstimatedItems {
    static let screen = CGSize(width: 390, height: 844)

    /// Milliseconds of CPU of the first frame, of a jump to the end, and of all screens from the first to the last.
    struct Times {
        var first: Double
        var jump: Double
        var sweep: Double
        var screens: Int
    }

    /// Two columns, each item as tall as it says, in estimated groups.
    static func solver(_ count: Int, height: DimensionSpec) -> CollectionSolver {
        let item = ItemSpec(size: SizeSpec(width: .fractionalWidth(0.5), height: height))
        let group = GroupSpec(
            size: SizeSpec(width: .fractionalWidth(1), height: height), arrangement: .horizontal([.item(item)]))
        let section = CompositionalSectionSpec(itemCount: count, group: group)
        return CollectionSolver(sections: [.compositional(section)], containerSize: screen, scale: 3)
    }

    /// Tags that fill lines of varying numbers.
    static func tags(_ count: Int) -> CollectionSolver {
        let item = ItemSpec(size: SizeSpec(width: .estimated(80), height: .estimated(32)))
        let group = GroupSpec(
            size: SizeSpec(width: .fractionalWidth(1), height: .estimated(32)), arrangement: .horizontal([.item(item)]))
        let section = CompositionalSectionSpec(itemCount: count, group: group)
        return CollectionSolver(sections: [.compositional(section)], containerSize: screen, scale: 3)
    }

    static func rows(_ count: Int) -> CollectionSolver {
        CollectionSolver(
            sections: [.list(ListSectionSpec(itemCount: count, rowEstimate: 44))], containerSize: screen, scale: 3)
    }

    /// - Returns: the element count, so that nothing is left out for want of a use.
    private static func show(_ solver: inout CollectionSolver, at y: Double) -> Int {
        let visible = CGRect(x: 0, y: y, width: screen.width, height: screen.height)
        let settlement = solver.settle(visible: visible) { id, proposed in
            CGSize(width: proposed.width * 0.8 + CGFloat(id.item % 5), height: 44 + CGFloat(id.item % 7) * 8)
        }
        return solver.elements(in: visible).count + settlement.passes
    }

    static func measure(rounds: Int, make: () -> CollectionSolver) -> Times {
        var (first, jump, sweep, screens): ([Double], [Double], [Double], Int) = ([], [], [], 0)
        for _ in 0..<rounds {
            let start = Clock.cpu()
            var solver = make()
            _ = show(&solver, at: 0)
            let shown = Clock.cpu()
            var jumped = solver
            _ = show(&jumped, at: Double(solver.contentSize.height - screen.height))
            let ended = Clock.cpu()
            var y = 0.0
            screens = 0
            while y < Double(solver.contentSize.height) {
                _ = show(&solver, at: y)
                y += Double(screen.height)
                screens += 1
            }
            first.append(shown - start)
            jump.append(ended - shown)
            sweep.append(Clock.cpu() - ended)
        }
        return Times(first: first.median, jump: jump.median, sweep: sweep.median, screens: screens)
    }
}

extension EstimatedItems.Times {
    func line(_ name: String) -> String {
        "  \(name)\(first.text(6)) ms CPU first frame, \(jump.text(4)) a jump to the end, \(sweep.text(5)) through "
            + "\(screens) screens   targets: 50, –, 200"
    }
}
