import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Puts the constraints that an element holds in force in its view.
    func addConstraints(_ element: InterfaceElement, of view: UIView, _ omitted: Set<String>) {
        for child in element.list("constraints") where child.name == "constraint" {
            if child["placeholder"] == "YES" { continue }
            if let id = child.id, omitted.contains(id) { continue }
            guard let constraint = constraint(child, in: view) else { continue }
            register(constraint, id: child.id)
            if constraint.views.contains(where: isLeftOut) { continue }
            guard constraint.views.allSatisfy({ $0.isDescendant(of: view) }) else {
                fault("the constraint's items are not inside the view that holds it — make it anew", at: child)
                continue
            }
            view.addConstraint(constraint)
        }
    }

    private func isLeftOut(_ view: UIView) -> Bool {
        var ancestor: UIView? = view
        while let current = ancestor {
            if leftOut.contains(ObjectIdentifier(current)) { return true }
            ancestor = current.superview
        }
        return false
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    private static let attributes: [String: Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private func constraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
        func value(_ name: String) -> NibValue? { NibValue(attribute: name, of: element, builder: self) }
        guard let first = item(element, "firstItem", or: view),
            let firstAttribute = value("firstAttribute").map({ $0.choice(Self.attributes) }) ?? missing(element)
        else { return nil }
        var second: AnyObject?
        var secondAttribute = Attribute.notAnAttribute
        if element["secondItem"] != nil || element["secondAttribute"] != nil {
            guard let item = item(element, "secondItem", or: view),
                let attribute = value("secondAttribute").map({ $0.choice(Self.attributes) }) ?? missing(element)
            else { return nil }
            (second, secondAttribute) = (item, attribute)
        }
        if let problem = NSLayoutConstraint.problem(
            first: (first, firstAttribute), second: (second, secondAttribute))
        {
            fault("\(problem) — make the constraint anew", at: element)
            return nil
        }
        let relation = value("relation").map { $0.choice(Self.relations) } ?? .equal
        let multiplier = value("multiplier").map { $0.ratio } ?? 1
        let constant = value("constant").map { $0.number } ?? 0
        let priority = value("priority").map { $0.priority } ?? .required
        guard let relation, let multiplier, let constant, let priority else { return nil }
        let constraint = NSLayoutConstraint(
            first: .init(item: first, attribute: firstAttribute), relation: relation,
            second: second == nil ? .none : .init(item: second, attribute: secondAttribute), multiplier: multiplier,
            constant: constant)
        constraint.priority = priority
        constraint.identifier = element["identifier"]
        return constraint
    }

    private func missing(_ element: InterfaceElement) -> Attribute? {
        fault("the constraint has no attribute — make it anew", at: element)
        return nil
    }

    /// The view or guide of an attribute's id; the view that holds the constraint where there is none.
    private func item(_ element: InterfaceElement, _ name: String, or view: UIView) -> AnyObject? {
        guard let id = element[name] else { return view }
        guard let object = objects[id] else {
            fault("the constraint's \(name) \"\(id)\" is not in this view — make the constraint anew", at: element)
            return nil
        }
        guard NSLayoutConstraint.view(object) != nil else {
            fault("the constraint's \(name) \"\(id)\" is neither a view nor a guide — make it anew", at: element)
            return nil
        }
        return object
    }
}
