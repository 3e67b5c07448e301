/// An incremental solver of linear constraints (the Cassowary method: the simplex method on a tableau that is kept between changes).
///
/// Strengths are compared strictly, level by level, rather than by weights: Auto Layout knows a thousand of them, and a double has
/// digits for three or four. So the cost is not a number but one row for each strength in use, strongest first, and an unknown
/// enters the solution by the first row that mentions it.
///
/// Equal changes give equal results: nothing depends on hashing order. Values are what the constraints and the order of their arrival
/// leave; a variable that nothing decides is 0.
package struct Solver: Sendable {
    /// What a constraint brought into the tableau.
    struct Record: Sendable {
        var constraint: Constraint
        /// The unknown that only this constraint brought in: tells its rows, and is shifted to move its limit.
        var marker: Symbol
        /// The marker's coefficient in the constraint's equation.
        var markerCoefficient: Double
        /// The second unknown, of a constraint that may be broken.
        var partner: Symbol?
    }

    var tableau = Tableau()
    var records: [ConstraintID: Record] = [:]
    private var edits: [Variable: ConstraintID] = [:]
    /// Edit constraints have names below zero, which callers do not use.
    private var nextEdit = -1
    /// Costs are made least when someone asks for a value, so that constraints added together are weighed once.
    var isOptimal = true

    package init() {}

    package mutating func makeVariable() -> Variable {
        Variable(symbol: tableau.makeSymbol(.external))
    }

    /// A variable that is never negative, which costs nothing beyond that; no conflict names this bound.
    package mutating func makeNonNegativeVariable() -> Variable {
        Variable(symbol: tableau.makeSymbol(.slack))
    }

    package func contains(_ constraint: ConstraintID) -> Bool {
        records[constraint] != nil
    }

    // MARK: Results

    /// Settles what is unsettled. Until then, values lag behind changes.
    package mutating func solve() {
        guard !isOptimal else { return }
        tableau.optimize()
        tableau.suspects.removeAll(keepingCapacity: true)
        isOptimal = true
    }

    /// As of the last `solve()`.
    package func value(of variable: Variable) -> Double {
        tableau.value(of: variable.symbol)
    }

    /// Whether the constraints leave the variable one value only, as of the last `solve()`.
    package func isDetermined(_ variable: Variable) -> Bool {
        !tableau.canMove(variable.symbol)
    }

    /// By how much the constraint is missed, as of the last `solve()`; `nil` for one that is not here.
    package func violation(of constraint: ConstraintID) -> Double? {
        guard let record = records[constraint] else { return nil }
        let expression = record.constraint.expression
        let left = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
        switch record.constraint.relation {
        case .equal: return abs(left)
        case .lessOrEqual: return max(0, left)
        case .greaterOrEqual: return max(0, -left)
        }
    }

    // MARK: Moving limits

    /// Changes the constant of a constraint's expression; far cheaper than taking it out and putting it back.
    package mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite }
        guard let record = records[constraint] else { throw .unknownConstraint(constraint) }
        solve()
        let old = record.constraint.expression.constant
        guard constant != old else { return }
        let amount = (constant - old) / -record.markerCoefficient
        tableau.shift(record.marker, by: amount)
        do throws(SolverError) {
            try tableau.restoreFeasibility()
            records[constraint]?.constraint.expression.constant = constant
        } catch {
            tableau.shift(record.marker, by: -amount)
            try? tableau.restoreFeasibility()
            throw error
        }
    }

    // MARK: Edit variables

    /// Lets `suggest` pull the variable to values.
    package mutating func addEditVariable(_ variable: Variable, _ strength: Strength) throws(SolverError) {
        guard edits[variable] == nil else { throw .duplicateEditVariable(variable) }
        guard !strength.isRequired else { throw .requiredEditVariable(variable) }
        let name = ConstraintID(nextEdit)
        try add(Constraint(LinearExpression([.init(variable)]), .equal, strength), name)
        edits[variable] = name
        nextEdit -= 1
    }

    package mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
        guard let name = edits.removeValue(forKey: variable) else { throw .unknownEditVariable(variable) }
        try remove(name)
    }

    package mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
        guard let name = edits[variable] else { throw .unknownEditVariable(variable) }
        try setConstant(-value, of: name)
    }
}
