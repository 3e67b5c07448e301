import Cassowary
import Foundation

extension LayoutEngine {
    /// Between siblings, and between a view and an edge. Source: UIKit's documented standard spacing.
    private static let systemSpacing: CGFloat = 8

    // MARK: Boxes

    /// The alignment rectangle of a view.
    func box(of view: UIView) -> Box {
        let key = ObjectIdentifier(view)
        if let known = boxes[key] { return known }
        let box = freeBoxes[key] ?? fixedBox(of: view)
        boxes[key] = box
        return box
    }

    /// A view that keeps its frame, in terms of its superview by its autoresizing mask.
    private func fixedBox(of view: UIView) -> Box {
        guard let superview = view.superview, view !== host else {
            return Box(x: .zero, y: .zero, width: .constant(view.frame.width), height: .constant(view.frame.height))
        }
        let outer = box(of: superview)
        let frame = view.alignmentRect(forFrame: view.frame)
        let space = superview is UIScrollView ? CGRect(origin: .zero, size: superview.bounds.size) : superview.bounds
        let mask = view.autoresizingMask
        let across = Self.fixed(
            start: frame.minX - space.minX, length: frame.width, outer: (outer.x, outer.width, space.width),
            follows: mask.contains(.flexibleWidth),
            keepsEnd: mask.contains(.flexibleLeftMargin) && !mask.contains(.flexibleRightMargin),
            isCentred: mask.isSuperset(of: [.flexibleLeftMargin, .flexibleRightMargin]))
        let down = Self.fixed(
            start: frame.minY - space.minY, length: frame.height, outer: (outer.y, outer.height, space.height),
            follows: mask.contains(.flexibleHeight),
            keepsEnd: mask.contains(.flexibleTopMargin) && !mask.contains(.flexibleBottomMargin),
            isCentred: mask.isSuperset(of: [.flexibleTopMargin, .flexibleBottomMargin]))
        return Box(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    private static func fixed(
        start: CGFloat, length: CGFloat, outer: (start: LinearExpression, length: LinearExpression, now: CGFloat),
        follows: Bool, keepsEnd: Bool, isCentred: Bool
    ) -> (start: LinearExpression, length: LinearExpression) {
        let own: LinearExpression = follows ? outer.length + (length - outer.now) : .constant(length)
        if keepsEnd { return (outer.start + outer.length - own + (start + length - outer.now), own) }
        if isCentred, !follows {
            return (outer.start + outer.length * 0.5 + (start - outer.now / 2), own)
        }
        return (outer.start + start, own)
    }

    private func box(of guide: UILayoutGuide) -> Box? {
        guard let view = guide.owningView else { return nil }
        switch guide.kind {
        case .constraints: return freeBoxes[ObjectIdentifier(guide)]
        case .scrollContent: return (view as? UIScrollView).map { contentBox(of: $0) } ?? box(of: view)
        case .scrollFrame:
            var box = box(of: view)
            box.x = box.x + view.bounds.minX
            box.y = box.y + view.bounds.minY
            return box
        case .safeArea, .keyboard:
            var box = box(of: view)
            // What is pinned to them stays in sight as content scrolls.
            if view is UIScrollView {
                box.x = box.x + view.bounds.minX
                box.y = box.y + view.bounds.minY
            }
            return box.inset(by: guide.insets)
        case .margins, .readable, .listText, .listSecondaryText, .listImage:
            return box(of: view).inset(by: guide.insets)
        }
    }

    // MARK: Attributes

    /// What the solver is told of a constraint; `nil` when one of its items is gone.
    func constraint(for user: NSLayoutConstraint) -> Constraint? {
        guard let container = user.container, user.priority.rawValue > 0 else { return nil }
        let directional = [user.first, user.second].contains {
            $0.attribute.isDirectional || $0.originAttribute.isDirectional
        }
        let isMirrored = directional && container.isRightToLeft
        guard let left = expression(user.first, mirrored: isMirrored, beside: user.second) else { return nil }
        var right = LinearExpression.constant(user.constant)
        if user.second.attribute != .notAnAttribute {
            guard var other = expression(user.second, mirrored: isMirrored, beside: user.first) else { return nil }
            if user.multiplier != 1 {
                // A multiple of a place counts from the container's edge.
                let origin = origin(of: container, user.second, mirrored: isMirrored)
                other = (other - origin) * user.multiplier + origin
            }
            right = right + other + spacing(of: user)
        }
        let relation: Relation =
            switch user.relation {
            case .lessThanOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterOrEqual
            }
        return Constraint((left - right).merged, relation, Strength(Double(user.priority.rawValue)))
    }

    private func origin(
        of container: UIView, _ side: NSLayoutConstraint.Side, mirrored: Bool
    ) -> LinearExpression {
        guard !side.attribute.isLength, side.origin == nil else { return .zero }
        let box = box(of: container)
        if side.attribute.axis == .vertical { return box.y }
        return mirrored ? (box.x + box.width) * -1 : box.x
    }

    /// With `mirrored`, places count leftwards, so that distances keep their sign.
    private func expression(
        _ side: NSLayoutConstraint.Side, mirrored: Bool, beside other: NSLayoutConstraint.Side
    ) -> LinearExpression? {
        guard let item = side.item,
            let end = expression(item, side.attribute, mirrored: mirrored, beside: other.item)
        else { return nil }
        guard side.originAttribute != .notAnAttribute else { return end }
        guard let origin = side.origin,
            let start = expression(origin, side.originAttribute, mirrored: mirrored, beside: item)
        else { return nil }
        return end - start
    }

    private func expression(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, mirrored: Bool, beside other: AnyObject?
    ) -> LinearExpression? {
        if let guide = item as? UILayoutGuide {
            let isOutside = guide.kind == .scrollFrame && !isInside(other, guide.owningView)
            let box = isOutside ? guide.owningView.map { self.box(of: $0) } : self.box(of: guide)
            return box.map { $0.expression(attribute, mirrored: mirrored, margins: .zero) }
        }
        guard let view = item as? UIView else { return nil }
        if let scroll = view as? UIScrollView, let inside = other.flatMap(NSLayoutConstraint.view),
            inside !== scroll, !attribute.isLength, inside.isDescendant(of: scroll)
        {
            // A place of a scroll view is its content's for what is inside it.
            return contentBox(of: scroll).expression(attribute, mirrored: mirrored, margins: .zero)
        }
        switch attribute {
        case .firstBaseline: return baseline(of: view, isFirst: true)
        case .lastBaseline: return baseline(of: view, isFirst: false)
        default: return box(of: view).expression(attribute, mirrored: mirrored, margins: view.marginsFor(attribute))
        }
    }

    /// Whether an item moves with what a scroll view scrolls, or floats above it.
    private func isInside(_ item: AnyObject?, _ scroll: UIView?) -> Bool {
        guard let scroll, let view = item.flatMap(NSLayoutConstraint.view) else { return false }
        return view === scroll ? (item as? UILayoutGuide)?.kind == .scrollContent : view.isDescendant(of: scroll)
    }

    private func baseline(of view: UIView, isFirst: Bool) -> LinearExpression {
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if text !== view, text.isDescendant(of: view), freeBoxes[ObjectIdentifier(text)] != nil {
            return baseline(of: text, isFirst: isFirst)
        }
        let box = box(of: view)
        let place = isFirst ? view.baselines.first : view.baselines.last
        return box.y + box.height * place.share + place.distance
    }

    private func spacing(of user: NSLayoutConstraint) -> CGFloat {
        guard user.systemSpacing != 0 else { return 0 }
        let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
        var unit = Self.systemSpacing
        if baselines.contains(user.firstAttribute), baselines.contains(user.secondAttribute) {
            // From baseline to baseline, the unit is a line of the larger text.
            let pitches = [user.firstItem, user.secondItem].compactMap { ($0 as? UILabel)?.font.lineHeight }
            unit = pitches.max() ?? unit
        }
        return unit * user.systemSpacing
    }

    // MARK: Other rows

    /// What the solver is told of a row now; `nil` for nothing.
    func constraint(for row: Row) -> Constraint? {
        switch row.kind {
        case .user(let constraint): return self.constraint(for: constraint)
        case .host(let axis):
            guard let host, let demand = demands[axis], let box = freeBoxes[ObjectIdentifier(host)] else { return nil }
            return length(box, axis, .equal, demand.length, demand.priority)
        case .hugging(let view, let axis):
            return content(of: view, axis, .lessOrEqual, view.contentHuggingPriority(for: axis))
        case .resistance(let view, let axis):
            return content(of: view, axis, .greaterOrEqual, view.contentCompressionResistancePriority(for: axis))
        }
    }

    private func content(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, _ relation: Relation, _ priority: UILayoutPriority
    ) -> Constraint? {
        // A stack's size is that of its views, by their constraints.
        guard priority.rawValue > 0, !(view is UIStackView), let box = freeBoxes[ObjectIdentifier(view)]
        else { return nil }
        // Wrapping makes content higher; that it may be narrower then does not count, or what stands beside it would move once more.
        let width = axis == .horizontal ? nil : wrappingWidths[ObjectIdentifier(view)]
        let size = view.contentSize(rememberedFor: width)
        let length = axis == .horizontal ? size.width : size.height
        guard length >= 0 else { return nil }
        var constraint = self.length(box, axis, relation, length, priority)
        if let stack = view.superview as? UIStackView, priority != .required {
            constraint.strength = Strength(
                Double(priority.rawValue) - stack.yield(of: view, axis, whenShrinking: relation == .greaterOrEqual))
        }
        return constraint
    }

    private func length(
        _ box: Box, _ axis: NSLayoutConstraint.Axis, _ relation: Relation, _ length: CGFloat,
        _ priority: UILayoutPriority
    ) -> Constraint {
        let own = axis == .horizontal ? box.width : box.height
        return Constraint(own + -length, relation, Strength(Double(priority.rawValue)))
    }
}

extension LayoutEngine.Box {
    func inset(by insets: UIEdgeInsets) -> LayoutEngine.Box {
        LayoutEngine.Box(
            x: x + insets.left, y: y + insets.top, width: width + -(insets.left + insets.right),
            height: height + -(insets.top + insets.bottom))
    }

    /// - Parameter margins: what margin attributes are inside the edges by.
    func expression(
        _ attribute: NSLayoutConstraint.Attribute, mirrored: Bool, margins: UIEdgeInsets
    ) -> LinearExpression {
        switch attribute {
        case .width: width
        case .height: height
        case .top, .firstBaseline: y
        case .bottom, .lastBaseline: y + height
        case .centerY: y + height * 0.5
        case .left: turned(x, mirrored)
        case .right: turned(x + width, mirrored)
        case .centerX: turned(x + width * 0.5, mirrored)
        case .leading: mirrored ? turned(x + width, true) : x
        case .trailing: mirrored ? turned(x, true) : x + width
        case .notAnAttribute: .zero
        default: inset(by: margins).expression(attribute.withoutMargin, mirrored: mirrored, margins: .zero)
        }
    }

    private func turned(_ place: LinearExpression, _ mirrored: Bool) -> LinearExpression {
        mirrored ? place * -1 : place
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge or centre that a margin attribute is about.
    var withoutMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: self
        }
    }
}

extension UIView {
    /// The margins, asked for only where they count.
    func marginsFor(_ attribute: NSLayoutConstraint.Attribute) -> UIEdgeInsets {
        attribute.withoutMargin == attribute ? .zero : layoutMargins
    }
}

extension LinearExpression {
    /// Each variable once, in the order of first mention.
    var merged: LinearExpression {
        var sums: [Term] = []
        for term in terms {
            if let index = sums.firstIndex(where: { $0.variable == term.variable }) {
                sums[index].coefficient += term.coefficient
            } else {
                sums.append(term)
            }
        }
        return LinearExpression(sums.filter { $0.coefficient != 0 }, constant: constant)
    }
}
