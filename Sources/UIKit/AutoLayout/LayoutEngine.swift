import Cassowary
import Foundation

/// Places the views and guides inside one view, the host, by their constraints.
///
/// The host's own place comes from its frame; so does that of every view inside it that translates its autoresizing mask, in terms of
/// its superview. All lengths are points in the host's space. What the system consists of is gathered once; its numbers are read
/// again before each solution, and only those that changed reach the solver.
@MainActor
final class LayoutEngine {
    /// What is solved for of an item, in the solver's terms.
    struct Box {
        var x: LinearExpression
        var y: LinearExpression
        var width: LinearExpression
        var height: LinearExpression
    }

    /// What the host's size is to be on one axis.
    struct Demand: Hashable {
        var length: CGFloat
        var priority: UILayoutPriority
    }

    /// One statement of the system.
    struct Row {
        enum Kind {
            case user(NSLayoutConstraint)
            /// That the host has the size that is asked of it.
            case host(NSLayoutConstraint.Axis)
            /// That a view does not grow beyond its content, or shrink below it.
            case hugging(UIView, NSLayoutConstraint.Axis)
            case resistance(UIView, NSLayoutConstraint.Axis)
        }

        var kind: Kind
        /// What the solver holds; `nil` when it holds nothing.
        var constraint: Constraint?
        /// What was refused: not tried again before something changes.
        var refused: Constraint?
    }

    weak var host: UIView?
    var solver = Solver()
    var rows: [Row] = []
    /// The views that take part, from the outside in.
    var views: [UIView] = []
    var guides: [UILayoutGuide] = []
    /// The boxes of free items; others are worked out from their frames.
    var freeBoxes: [ObjectIdentifier: Box] = [:]
    /// The boxes of all items, as of the last reading.
    var boxes: [ObjectIdentifier: Box] = [:]
    /// The scroll views whose content is sized by constraints.
    var scrollViews: [UIScrollView] = []

    var demands: [NSLayoutConstraint.Axis: Demand] = [:]
    /// The widths that views which wrap are given in this pass; those without one do not wrap.
    var wrappingWidths: [ObjectIdentifier: CGFloat] = [:]
    private var included: Set<ObjectIdentifier> = []
    private var merged: Set<ObjectIdentifier> = []

    init(host: UIView) {
        self.host = host
        rows = [Row(kind: .host(.horizontal)), Row(kind: .host(.vertical))]
        include(host)
        makeFree(host)
        gather(host)
    }

    // MARK: Gathering

    /// Takes in what is in force in a view, and the views inside it that have no frame of their own.
    private func gather(_ view: UIView) {
        (view as? UIStackView)?.arrangeIfNeeded()
        if let state = view.constraintStateIfAny {
            for guide in state.guides { makeFree(guide) }
            guides += state.guides
            for constraint in state.held {
                rows.append(Row(kind: .user(constraint)))
                for named in constraint.views { require(named) }
            }
        }
        for subview in view.subviews {
            if !subview.translatesAutoresizingMaskIntoConstraints {
                take(subview)
            } else if subview.isStretched, subview.usesConstraints, view !== host {
                include(subview)
                merge(subview)
            }
        }
    }

    private func take(_ view: UIView) {
        guard include(view) else { return }
        makeFree(view)
        gather(view)
    }

    /// Takes in a view that a constraint names, and those between it and the host.
    private func require(_ view: UIView) {
        var chain: [UIView] = []
        var next: UIView? = view
        while let current = next, !included.contains(ObjectIdentifier(current)) {
            chain.append(current)
            next = current.superview
        }
        // Inside a view with a frame of its own that is not taken apart yet: its engine gives way to this one.
        if let next, next !== host, next.hasOwnFrame, !chain.isEmpty { merge(next) }
        for (index, current) in chain.enumerated().reversed() {
            guard current.translatesAutoresizingMaskIntoConstraints else {
                take(current)
                continue
            }
            include(current)
            if index > 0 { merge(current) }
        }
    }

    private func merge(_ view: UIView) {
        guard merged.insert(ObjectIdentifier(view)).inserted else { return }
        if host?.hasOwnFrame ?? false {
            view.constraintState.mergedHost = host
            view.constraintState.engine = nil
        }
        gather(view)
    }

    @discardableResult
    private func include(_ view: UIView) -> Bool {
        guard included.insert(ObjectIdentifier(view)).inserted else { return false }
        views.append(view)
        return true
    }

    private func makeFree(_ view: UIView) {
        if view === host {
            let origin = view is UIScrollView ? CGPoint.zero : view.bounds.origin
            freeBoxes[ObjectIdentifier(view)] = Box(
                x: .constant(origin.x), y: .constant(origin.y), width: newLength(), height: newLength())
        } else {
            makeFree(view as AnyObject)
        }
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            rows.append(Row(kind: .hugging(view, axis)))
            rows.append(Row(kind: .resistance(view, axis)))
        }
    }

    private func makeFree(_ item: AnyObject) {
        freeBoxes[ObjectIdentifier(item)] = Box(
            x: newPlace(), y: newPlace(), width: newLength(), height: newLength())
    }

    /// The box of a scroll view's content, whose size constraints decide.
    func contentBox(of scroll: UIScrollView) -> Box {
        let guide = scroll.systemGuide(.scrollContent)
        if let box = freeBoxes[ObjectIdentifier(guide)] {
            return Box(x: self.box(of: scroll).x, y: self.box(of: scroll).y, width: box.width, height: box.height)
        }
        scrollViews.append(scroll)
        freeBoxes[ObjectIdentifier(guide)] = Box(x: .zero, y: .zero, width: newLength(), height: newLength())
        return contentBox(of: scroll)
    }

    private func newPlace() -> LinearExpression { LinearExpression([.init(solver.makeVariable())]) }
    private func newLength() -> LinearExpression { LinearExpression([.init(solver.makeNonNegativeVariable())]) }

    // MARK: Results

    func value(of expression: LinearExpression) -> CGFloat {
        expression.terms.reduce(CGFloat(expression.constant)) { sum, term in
            sum + CGFloat(term.coefficient * solver.value(of: term.variable))
        }
    }

    func isAmbiguous(_ view: UIView) -> Bool {
        guard let box = boxes[ObjectIdentifier(view)] else { return false }
        return [box.x, box.y, box.width, box.height].contains { length in
            length.terms.contains { !solver.isDetermined($0.variable) }
        }
    }
}

extension LinearExpression {
    static let zero = LinearExpression()

    static func constant(_ value: CGFloat) -> LinearExpression { LinearExpression(constant: Double(value)) }

    static func + (one: LinearExpression, other: LinearExpression) -> LinearExpression {
        LinearExpression(one.terms + other.terms, constant: one.constant + other.constant)
    }

    static func + (one: LinearExpression, other: CGFloat) -> LinearExpression {
        LinearExpression(one.terms, constant: one.constant + Double(other))
    }

    static func * (one: LinearExpression, factor: CGFloat) -> LinearExpression {
        LinearExpression(
            one.terms.map { .init($0.variable, $0.coefficient * Double(factor)) },
            constant: one.constant * Double(factor))
    }

    static func - (one: LinearExpression, other: LinearExpression) -> LinearExpression { one + other * -1 }
}
