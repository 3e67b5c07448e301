/// An unknown of a ``Solver``, made by `Solver.makeVariable()` and of use with that solver only.
package struct Variable: Hashable, Sendable {
    let symbol: Symbol
}

/// A sum of multiples of variables and a constant. A variable may come up more than once.
package struct LinearExpression: Hashable, Sendable {
    package struct Term: Hashable, Sendable {
        package var variable: Variable
        package var coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package var terms: [Term]
    package var constant: Double

    package init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
}
