public import Foundation

/// An edge, centre, baseline or size of a view or layout guide, to make constraints from.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let side: NSLayoutConstraint.Side

    init(side: NSLayoutConstraint.Side) {
        self.side = side
        super.init()
    }

    convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(side: NSLayoutConstraint.Side(item: item, attribute: attribute))
    }

    open var name: String { side.attribute.name }
    /// `nil` when the item is gone.
    open var item: AnyObject? { side.item }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.equal, anchor)
    }

    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }

    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor)
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat = 0, systemSpacing: CGFloat = 0
    ) -> NSLayoutConstraint {
        if side.origin == nil, anchor.side.origin == nil,
            let problem = NSLayoutConstraint.problem(
                first: (side.item, side.attribute), second: (anchor.side.item, anchor.side.attribute))
        {
            fatalError(problem)
        }
        return NSLayoutConstraint(
            first: side, relation: relation, second: anchor.side, multiplier: multiplier, constant: constant,
            systemSpacing: systemSpacing)
    }

    /// From this anchor to another.
    func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
        NSLayoutDimension(
            side: NSLayoutConstraint.Side(
                item: other.side.item, attribute: other.side.attribute, origin: side.item,
                originAttribute: side.attribute))
    }
}
