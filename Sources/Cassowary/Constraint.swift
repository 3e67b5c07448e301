/// How an expression stands to zero.
package enum Relation: Hashable, Sendable {
    case lessOrEqual, equal, greaterOrEqual
}

/// How much it matters that a constraint holds, from 0 to 1000; from 1000 on it has to.
///
/// Strengths are strictly ordered: no number of weaker constraints outweighs a stronger one. Constraints of the same strength
/// share what they miss so that its sum is least.
package struct Strength: Hashable, Comparable, Sendable {
    package static let required = Strength(1000)
    package static let strong = Strength(750)
    package static let medium = Strength(500)
    package static let weak = Strength(250)

    package let value: Double

    /// Not a number counts as 0.
    package init(_ value: Double) {
        self.value = value > 0 ? min(value, 1000) : 0
    }

    package var isRequired: Bool { value >= 1000 }

    package static func < (one: Strength, other: Strength) -> Bool {
        one.value < other.value
    }
}

/// What the caller calls a constraint; unique within a solver.
package struct ConstraintID: Hashable, Comparable, Sendable {
    package let value: Int

    package init(_ value: Int) {
        self.value = value
    }

    package static func < (one: ConstraintID, other: ConstraintID) -> Bool {
        one.value < other.value
    }
}

/// `expression` less than, equal to or greater than zero.
package struct Constraint: Hashable, Sendable {
    package var expression: LinearExpression
    package var relation: Relation
    package var strength: Strength

    package init(_ expression: LinearExpression, _ relation: Relation, _ strength: Strength = .required) {
        self.expression = expression
        self.relation = relation
        self.strength = strength
    }
}
