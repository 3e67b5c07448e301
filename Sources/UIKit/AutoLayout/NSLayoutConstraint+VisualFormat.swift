import Foundation

extension NSLayoutConstraint {
    /// The constraints that a line of the visual format language describes. A line that cannot be read, or that names a view or metric
    /// which is not given, ends the program with the reason.
    /// - Parameters:
    ///   - metrics: numbers by name.
    ///   - views: views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try constraints(reading: format, options: opts, metrics: metrics ?? [:], views: views)
        } catch {
            fatalError(error.reason)
        }
    }
}

extension NSLayoutConstraint {
    /// The same, with what is wrong as an error.
    package class func constraints(
        reading format: String, options: FormatOptions = [], metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        try VisualFormatReader(
            format: VisualFormat(format), text: format, options: options, metrics: metrics, items: views
        ).constraints()
    }
}

/// Turns a line of the visual format language into constraints between the items that are given for its names.
@MainActor
struct VisualFormatReader {
    var format: VisualFormat
    var text: String
    var options: NSLayoutConstraint.FormatOptions
    var metrics: [String: Any]
    var items: [String: Any]

    typealias Attribute = NSLayoutConstraint.Attribute

    func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        var found: [AnyObject] = []
        for view in format.views { found.append(try item(view.name)) }
        var result: [NSLayoutConstraint] = []
        for (index, space) in format.spaces.enumerated() {
            guard let space else { continue }
            result += try constraints(
                for: space, before: index < found.count ? found[index] : nil, after: index > 0 ? found[index - 1] : nil)
        }
        for (view, item) in zip(format.views, found) {
            for size in view.sizes { result.append(try constraint(for: size, of: item)) }
        }
        return result + alignments(of: found)
    }

    // MARK: Spaces

    private var isVertical: Bool { format.axis == .vertical }

    /// Where a row starts and ends.
    private var ends: (start: Attribute, end: Attribute) {
        if isVertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    /// - Parameters:
    ///   - next: the item behind the space; `nil` is the superview's end.
    ///   - previous: the item before it; `nil` is the superview's start.
    private func constraints(
        for space: VisualFormat.Space, before next: AnyObject?, after previous: AnyObject?
    ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
        guard let neighbour = next ?? previous,
            let superview = try superview(of: neighbour, isNeeded: next == nil || previous == nil)
        else { return [] }
        let isAtEdge = next == nil || previous == nil
        var (startAttribute, endAttribute) = (ends.start, ends.end)
        if isVertical, options.contains(.spacingBaselineToBaseline), !isAtEdge {
            (startAttribute, endAttribute) = (.firstBaseline, .lastBaseline)
        }
        // The superview's start is where a first item starts, its end where a last one ends.
        let behind = NSLayoutConstraint.Side(
            item: next ?? superview, attribute: next == nil ? endAttribute : startAttribute)
        let before = NSLayoutConstraint.Side(
            item: previous ?? superview, attribute: previous == nil ? startAttribute : endAttribute)
        // Rightmost first from right to left: distances then count leftwards.
        let isReversed = !isVertical && options.contains(.directionRightToLeft)
        let (first, second) = isReversed ? (before, behind) : (behind, before)
        switch space {
        case .none: return [NSLayoutConstraint(first: first, relation: .equal, second: second)]
        case .standard where isAtEdge:
            return [
                NSLayoutConstraint(first: inset(first, superview), relation: .equal, second: inset(second, superview))
            ]
        case .standard:
            return [NSLayoutConstraint(first: first, relation: .equal, second: second, systemSpacing: 1)]
        case .lengths(let predicates):
            var result: [NSLayoutConstraint] = []
            for predicate in predicates {
                let constraint = NSLayoutConstraint(
                    first: first, relation: predicate.relation, second: second, constant: try number(predicate.value))
                if let priority = predicate.priority {
                    constraint.priority = UILayoutPriority(Float(try number(priority)))
                }
                result.append(constraint)
            }
            return result
        }
    }

    /// The superview's edge inside its margins: the standard space to it.
    private func inset(_ side: NSLayoutConstraint.Side, _ superview: UIView) -> NSLayoutConstraint.Side {
        guard side.item === superview else { return side }
        let margins: [Attribute: Attribute] = [
            .leading: .leadingMargin, .trailing: .trailingMargin, .left: .leftMargin, .right: .rightMargin,
            .top: .topMargin, .bottom: .bottomMargin,
        ]
        return NSLayoutConstraint.Side(item: superview, attribute: margins[side.attribute] ?? side.attribute)
    }

    private func superview(of item: AnyObject, isNeeded: Bool) throws(VisualFormat.Failure) -> UIView? {
        let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard isNeeded, view == nil else { return view ?? (item as? UIView) }
        throw failure("the superview is named, and the view beside it has none")
    }

    // MARK: Sizes and alignment

    private func constraint(
        for size: VisualFormat.Predicate, of item: AnyObject
    ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
        let attribute: Attribute = isVertical ? .height : .width
        let first = NSLayoutConstraint.Side(item: item, attribute: attribute)
        let constraint: NSLayoutConstraint
        if case .name(let name) = size.value, metrics[name] == nil {
            let other = try self.item(name)
            constraint = NSLayoutConstraint(
                first: first, relation: size.relation,
                second: NSLayoutConstraint.Side(item: other, attribute: attribute))
        } else {
            constraint = NSLayoutConstraint(first: first, relation: size.relation, constant: try number(size.value))
        }
        if let priority = size.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
        return constraint
    }

    private func alignments(of items: [AnyObject]) -> [NSLayoutConstraint] {
        options.alignment.flatMap { attribute in
            zip(items.dropFirst(), items).map { item, previous in
                NSLayoutConstraint(
                    first: NSLayoutConstraint.Side(item: item, attribute: attribute), relation: .equal,
                    second: NSLayoutConstraint.Side(item: previous, attribute: attribute))
            }
        }
    }

    // MARK: Names

    private func item(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
        guard let item = items[name] else { throw failure("\(name) is not a key in the views dictionary") }
        if let view = item as? UIView { return view }
        if let guide = item as? UILayoutGuide { return guide }
        throw failure("\(name) is neither a UIView nor a UILayoutGuide")
    }

    private func number(_ value: VisualFormat.Predicate.Value) throws(VisualFormat.Failure) -> CGFloat {
        switch value {
        case .number(let number): return CGFloat(number)
        case .name(let name):
            switch metrics[name] {
            case let number as CGFloat: return number
            case let number as Double: return CGFloat(number)
            case let number as Int: return CGFloat(number)
            case let number as Float: return CGFloat(number)
            case let number as NSNumber: return CGFloat(number.doubleValue)
            case nil: throw failure("\(name) is not a key in the metrics dictionary")
            default: throw failure("the metric \(name) is not a number")
            }
        }
    }

    private func failure(_ reason: String) -> VisualFormat.Failure {
        VisualFormat.Failure(reason: "Unable to parse constraint format: \(reason) in \"\(text)\"")
    }
}
