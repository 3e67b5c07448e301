import Foundation

/// Makes the constraints, and the guides they need, that arrange a stack's views.
@MainActor
struct StackArrangement {
    typealias Attribute = NSLayoutConstraint.Attribute

    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []

    private let stack: UIStackView
    private let views: [UIView]
    /// What the views keep within.
    private let canvas: AnyObject
    private let along: Axis
    private let across: Axis

    /// The attributes of one axis.
    private struct Axis {
        var start: Attribute
        var center: Attribute
        var end: Attribute
        var length: Attribute

        static let horizontal = Axis(start: .leading, center: .centerX, end: .trailing, length: .width)
        static let vertical = Axis(start: .top, center: .centerY, end: .bottom, length: .height)
    }

    // Source of the order of these: UIKit's stacks give way to fitting sizes (50) last, and even out centres at 149.
    private static let proportional = UILayoutPriority(999)
    private static let centring = UILayoutPriority(149)
    private static let fitting = UILayoutPriority(49)
    private static let pull = UILayoutPriority(1)

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.shown
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        (along, across) = stack.axis == .vertical ? (.vertical, .horizontal) : (.horizontal, .vertical)
        arrangeAlong()
        for view in views { align(view) }
        // No larger than it has to be.
        for axis in [along, across] { add(stack, axis.length, .equal, nil, .notAnAttribute, priority: Self.fitting) }
    }

    private mutating func add(
        _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?,
        _ otherAttribute: Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first: NSLayoutConstraint.Side(item: item, attribute: attribute), relation: relation,
            second: NSLayoutConstraint.Side(item: other, attribute: otherAttribute), multiplier: multiplier,
            constant: constant)
        constraint.isArrangement = true
        constraint.identifier = "UISV"
        constraint.priority = priority
        constraints.append(constraint)
    }

    // MARK: Along the axis

    private mutating func arrangeAlong() {
        guard let first = views.first, let last = views.last else { return }
        add(first, along.start, .equal, canvas, along.start)
        add(canvas, along.end, .equal, last, along.end)
        switch stack.distribution {
        case .fill: space(.equal)
        case .fillEqually:
            space(.equal)
            for view in views.dropFirst() { add(view, along.length, .equal, first, along.length) }
        case .fillProportionally:
            space(.equal)
            proportion()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            even(from: along.end, to: along.start, .required)
        case .equalCentering:
            space(.greaterThanOrEqual)
            even(from: along.center, to: along.center, Self.centring)
        }
    }

    private mutating func space(_ relation: NSLayoutConstraint.Relation) {
        let isByBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            add(
                next, isByBaselines ? .firstBaseline : along.start, relation, view,
                isByBaselines ? .lastBaseline : along.end, plus: stack.spacingInForce(after: view))
        }
    }

    /// The length without the spaces, by the contents' own lengths.
    private mutating func proportion() {
        let lengths = views.map { view in
            let size = view.contentSize(rememberedFor: nil)
            return max(0, stack.axis == .vertical ? size.height : size.width)
        }
        let sum = lengths.reduce(0, +)
        guard sum > 0 else { return }
        let spaces = views.dropLast().reduce(CGFloat(0)) { $0 + stack.spacingInForce(after: $1) }
        for (view, length) in zip(views, lengths) {
            let share = length / sum
            add(
                view, along.length, .equal, canvas, along.length, times: share, plus: -spaces * share,
                priority: Self.proportional)
        }
    }

    /// The same distance from each view to the next.
    private mutating func even(from: Attribute, to: Attribute, _ priority: UILayoutPriority) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            guides.append(gap)
            add(gap, along.start, .equal, view, from)
            add(gap, along.end, .equal, next, to)
            add(gap, across.start, .equal, canvas, across.start)
            add(gap, across.length, .equal, nil, .notAnAttribute)
            if let first = guides.first, first !== gap {
                add(gap, along.length, .equal, first, along.length, priority: priority)
            }
        }
    }

    // MARK: Across the axis

    private mutating func align(_ view: UIView) {
        switch stack.alignment {
        case .fill:
            add(view, across.start, .equal, canvas, across.start)
            add(canvas, across.end, .equal, view, across.end)
            return
        case .leading: add(view, across.start, .equal, canvas, across.start)
        case .trailing: add(canvas, across.end, .equal, view, across.end)
        case .center: add(view, across.center, .equal, canvas, across.center)
        case .firstBaseline: alignText(of: view, .firstBaseline, pulledTo: across.start)
        case .lastBaseline: alignText(of: view, .lastBaseline, pulledTo: across.end)
        }
        add(view, across.start, .greaterThanOrEqual, canvas, across.start)
        add(canvas, across.end, .greaterThanOrEqual, view, across.end)
    }

    private mutating func alignText(of view: UIView, _ baseline: Attribute, pulledTo edge: Attribute) {
        guard stack.axis == .horizontal else {
            add(view, across.start, .equal, canvas, across.start)
            return
        }
        if let first = views.first, first !== view { add(view, baseline, .equal, first, baseline) }
        add(view, edge, .equal, canvas, edge, priority: Self.pull)
    }
}
