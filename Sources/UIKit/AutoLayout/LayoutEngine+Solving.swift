import Cassowary
import DisplayLists
import Foundation

extension LayoutEngine {
    /// Rounds of placing views whose insets depend on where they are put.
    private static let maximumRounds = 4

    // MARK: Measuring

    /// The host's size that comes closest to the one proposed.
    func fit(
        _ size: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        demands[.horizontal] = Demand(length: max(0, size.width), priority: horizontal)
        demands[.vertical] = Demand(length: max(0, size.height), priority: vertical)
        settle()
        guard let host, let box = freeBoxes[ObjectIdentifier(host)] else { return size }
        let grid = host.pixelGrid
        return CGSize(width: grid.ceil(value(of: box.width)), height: grid.ceil(value(of: box.height)))
    }

    // MARK: Placing

    /// Gives the views their frames, for the size that the host has.
    func layOut() {
        guard let host else { return }
        demands[.horizontal] = Demand(length: host.bounds.width, priority: .required)
        demands[.vertical] = Demand(length: host.bounds.height, priority: .required)
        settle()
        for round in 0..<Self.maximumRounds {
            apply()
            // Safe areas and margins follow from the new frames.
            guard round + 1 < Self.maximumRounds, update() else { return }
            solver.solve()
        }
    }

    private func apply() {
        guard let host else { return }
        let grid = host.pixelGrid
        for view in views where view !== host && !view.translatesAutoresizingMaskIntoConstraints {
            guard let superview = view.superview, let box = boxes[ObjectIdentifier(view)] else { continue }
            let frame = rect(of: box, in: superview, grid)
            view.setLayoutFrame(view.frame(forAlignmentRect: frame))
        }
        for guide in guides {
            guard let view = guide.owningView, let box = freeBoxes[ObjectIdentifier(guide)] else { continue }
            guide.solvedFrame = rect(of: box, in: view, grid)
        }
        for scroll in scrollViews {
            let box = contentBox(of: scroll)
            scroll.contentSize = CGSize(
                width: grid.round(value(of: box.width)), height: grid.round(value(of: box.height)))
        }
    }

    /// Edges on pixels, so that neighbours that touch still do; in the superview's space.
    private func rect(of box: Box, in superview: UIView, _ grid: PixelGrid) -> CGRect {
        let outer = self.box(of: superview)
        let rect = grid.round(
            CGRect(
                x: value(of: box.x), y: value(of: box.y), width: value(of: box.width), height: value(of: box.height)))
        let origin = superview is UIScrollView ? CGPoint.zero : superview.bounds.origin
        return rect.offsetBy(
            dx: origin.x - grid.round(value(of: outer.x)), dy: origin.y - grid.round(value(of: outer.y)))
    }

    // MARK: Solving

    /// Solves, first with texts on lines of any length, then with them wrapped at the widths that came out.
    private func settle() {
        wrappingWidths = [:]
        _ = update()
        solver.solve()
        let wrapping = views.filter { $0.wrapsContent && freeBoxes[ObjectIdentifier($0)] != nil }
        guard !wrapping.isEmpty else { return }
        for view in wrapping { wrappingWidths[ObjectIdentifier(view)] = value(of: box(of: view).width) }
        if update() { solver.solve() }
    }

    /// Reads every row again and tells the solver what changed; whether anything did.
    private func update() -> Bool {
        boxes.removeAll(keepingCapacity: true)
        var isChanged = false
        for index in rows.indices {
            let wanted = constraint(for: rows[index])
            guard wanted != rows[index].constraint, wanted == nil || wanted != rows[index].refused else { continue }
            isChanged = true
            change(index, to: wanted)
        }
        // What was given up may be possible now.
        if isChanged {
            for index in rows.indices where rows[index].constraint == nil {
                if let refused = rows[index].refused { install(index, refused, isRetry: true) }
            }
        }
        for view in views { _ = box(of: view) }
        return isChanged
    }

    private func change(_ index: Int, to wanted: Constraint?) {
        let name = ConstraintID(index)
        rows[index].refused = nil
        if let wanted, let held = rows[index].constraint, held.relation == wanted.relation,
            held.strength == wanted.strength, held.expression.terms == wanted.expression.terms,
            (try? solver.setConstant(wanted.expression.constant, of: name)) != nil
        {
            rows[index].constraint = wanted
            return
        }
        if rows[index].constraint != nil {
            try? solver.remove(name)
            rows[index].constraint = nil
        }
        if let wanted { install(index, wanted, isRetry: false) }
    }

    // MARK: Conflicts

    /// Adds a row's constraint. When required constraints contradict each other, one of them is given up, and a warning names all.
    private func install(_ index: Int, _ constraint: Constraint, isRetry: Bool) {
        for _ in rows.indices {
            do throws(SolverError) {
                try solver.add(constraint, ConstraintID(index))
                rows[index].constraint = constraint
                rows[index].refused = nil
                return
            } catch {
                guard case .unsatisfiable(let conflict) = error, !isRetry else { break }
                let victim = victim(of: conflict.map(\.value), added: index)
                report(conflict.map(\.value), broken: victim)
                if victim == index { break }
                rows[victim].refused = rows[victim].constraint
                rows[victim].constraint = nil
                try? solver.remove(ConstraintID(victim))
            }
        }
        rows[index].refused = constraint
    }

    /// The row to give up: the newest that sets a length to a constant, else the newest, of those that the program made.
    private func victim(of conflict: [Int], added: Int) -> Int {
        let made = conflict.filter { index in
            guard case .user(let constraint) = rows[index].kind else { return false }
            return !constraint.isArrangement
        }
        let lengths = made.filter { index in
            guard case .user(let constraint) = rows[index].kind else { return false }
            return constraint.secondAttribute == .notAnAttribute
        }
        return lengths.last ?? made.last ?? added
    }

    private func report(_ conflict: [Int], broken: Int) {
        // In a view that has no size yet nothing fits, and nothing shows.
        guard demands.values.allSatisfy({ $0.length > 0 || $0.priority != .required }) else { return }
        RenderDiagnostics.current.report(
            .unsatisfiableConstraints(conflict.map { describe(rows[$0]) }, broken: describe(rows[broken])))
    }

    private func describe(_ row: Row) -> String {
        let hostName = host.map { "\(type(of: $0))" } ?? ""
        switch row.kind {
        case .user(let constraint): return constraint.summary
        case .host(let axis):
            let length = NSLayoutConstraint.text(demands[axis]?.length ?? 0)
            return axis == .horizontal
                ? "'UIView-Encapsulated-Layout-Width' \(hostName).width == \(length)"
                : "'UIView-Encapsulated-Layout-Height' \(hostName).height == \(length)"
        case .hugging(let view, let axis): return "\(type(of: view)) content hugging \(axis)"
        case .resistance(let view, let axis): return "\(type(of: view)) content resistance \(axis)"
        }
    }
}
