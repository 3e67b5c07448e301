public import Foundation

/// Says how two attributes of views or layout guides stand to each other:
/// `first` relation `multiplier` · `second` + `constant`, in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// One side: an attribute of an item, or for a distance between two anchors their difference.
    struct Side {
        weak var item: AnyObject?
        var attribute: Attribute
        /// Taken away; `nil` unless the side is a distance.
        weak var origin: AnyObject?
        var originAttribute = Attribute.notAnAttribute

        static var none: Side { Side(item: nil, attribute: .notAnAttribute) }
    }

    let first: Side
    let second: Side
    /// Whether a view made it for its own arrangement: of a conflict the program's own are given up first.
    var isArrangement = false
    /// How many times the system's spacing goes on top of the constant.
    let systemSpacing: CGFloat

    /// The view that the constraint is in force in; `nil` while it is not active.
    private(set) weak var container: UIView?

    /// - Parameters:
    ///   - view1: a view or layout guide.
    ///   - view2: a view or layout guide, or `nil` when the other side is the constant alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let (item, other) = (Self.item(view1), view2.flatMap(Self.item))
        if let problem = Self.problem(
            first: (item, attr1), second: (other, attr2), isSecondAnItem: view2 == nil || other != nil)
        {
            fatalError(problem)
        }
        self.init(
            first: Side(item: item, attribute: attr1), relation: relation,
            second: other == nil ? .none : Side(item: other, attribute: attr2), multiplier: multiplier, constant: c)
    }

    init(
        first: Side, relation: Relation, second: Side = .none, multiplier: CGFloat = 1, constant: CGFloat = 0,
        systemSpacing: CGFloat = 0
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.systemSpacing = systemSpacing
        self.constant = constant
        super.init()
    }

    // MARK: What it says

    open var firstItem: AnyObject? { first.item }
    open var firstAttribute: Attribute { first.attribute }
    /// `nil` when the other side is the constant alone.
    open var secondItem: AnyObject? { second.item }
    open var secondAttribute: Attribute { second.attribute }
    public let relation: Relation
    public let multiplier: CGFloat

    /// Points.
    open var constant: CGFloat { didSet { if oldValue != constant { container?.layoutInputChanged() } } }
    open var priority = UILayoutPriority.required {
        didSet { if oldValue != priority { container?.layoutInputChanged() } }
    }
    /// Shown in warnings.
    open var identifier: String?
    /// No effect on a picture.
    open var shouldBeArchived = false

    // MARK: Being in force

    /// Setting `true` puts the constraint in force in the closest common ancestor of its items; there has to be one.
    open var isActive: Bool {
        get { container != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else {
                leave()
                return
            }
            guard let ancestor = commonAncestor() else {
                fatalError(
                    "Unable to activate constraint with anchors \(self) because they have no common ancestor. Does the "
                        + "constraint or its anchors reference items in different view hierarchies? That's illegal.")
            }
            enter(ancestor)
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func enter(_ view: UIView) {
        guard container == nil else { return }
        container = view
        view.constraintState.held.append(self)
        view.layoutStructureChanged()
    }

    func leave() {
        guard let view = container else { return }
        container = nil
        view.constraintState.held.removeAll { $0 === self }
        view.layoutStructureChanged()
    }

    // MARK: Items

    /// The views that the constraint is about, guides by their owners.
    var views: [UIView] {
        [first.item, first.origin, second.item, second.origin].compactMap { $0.flatMap(Self.view) }
    }

    /// `nil` when the items are in no common hierarchy.
    func commonAncestor() -> UIView? {
        let views = views
        guard var ancestor = views.first else { return nil }
        for view in views.dropFirst() {
            var candidate: UIView? = ancestor
            while let current = candidate, !view.isDescendant(of: current) { candidate = current.superview }
            guard let candidate else { return nil }
            ancestor = candidate
        }
        return ancestor
    }

    static func view(_ item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private static func item(_ value: Any) -> AnyObject? {
        (value as? UIView) ?? (value as? UILayoutGuide)
    }

    /// Why UIKit refuses to make such a constraint; `nil` when it does not.
    package static func problem(
        first: (item: AnyObject?, attribute: Attribute), second: (item: AnyObject?, attribute: Attribute),
        isSecondAnItem: Bool = true
    ) -> String? {
        guard first.item != nil, isSecondAnItem else {
            return "NSLayoutConstraint: an item has to be a UIView or a UILayoutGuide"
        }
        guard let axis = first.attribute.axis else { return "NSLayoutConstraint: the first attribute has to be one" }
        guard second.item != nil else {
            guard first.attribute.isLength else {
                return "NSLayoutConstraint: a location (\(first.attribute.name)) cannot be set to a constant; a second "
                    + "item has to be given"
            }
            return nil
        }
        guard first.attribute.isLength == second.attribute.isLength else {
            return "NSLayoutConstraint: a location and a size cannot be related (\(first.attribute.name), "
                + "\(second.attribute.name))"
        }
        guard second.attribute.axis == axis || first.attribute.isLength else {
            return "NSLayoutConstraint: \(first.attribute.name) and \(second.attribute.name) cannot be related"
        }
        let sides = [first.attribute, second.attribute]
        guard !(sides.contains(where: \.isDirectional) && sides.contains(where: \.isSided)) else {
            return "NSLayoutConstraint: leading and trailing cannot be related to left and right"
        }
        return nil
    }
}

extension NSLayoutConstraint {
    /// One line: the items by class and name, what is said of them, and the priority below required.
    var summary: String {
        var words = [Self.text(of: first), relation.sign]
        var constant = constant
        if second.item != nil {
            words.append((multiplier == 1 ? "" : "\(Self.text(multiplier)) * ") + Self.text(of: second))
            if systemSpacing != 0 { words += ["+", "\(Self.text(systemSpacing)) system spacings"] }
            if constant != 0 {
                words.append(constant < 0 ? "-" : "+")
                constant = abs(constant)
            }
        }
        if second.item == nil || constant != 0 { words.append(Self.text(constant)) }
        if priority != .required { words.append("@\(Self.text(CGFloat(priority.rawValue)))") }
        return (identifier.map { "'\($0)' " } ?? "") + words.joined(separator: " ")
    }

    private static func text(of side: Side) -> String {
        let own = "\(name(of: side.item)).\(side.attribute.name)"
        guard let origin = side.origin else { return own }
        return "(\(own) - \(name(of: origin)).\(side.originAttribute.name))"
    }

    private static func name(of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        let title =
            (item as? UILabel)?.text.map { "\"\($0.prefix(20))\"" } ?? (item as? UIView)?.accessibilityIdentifier
            ?? (item as? UILayoutGuide).flatMap { $0.identifier.isEmpty ? nil : $0.identifier }
        return "\(type(of: item))" + (title.map { " \($0)" } ?? "")
    }

    static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
