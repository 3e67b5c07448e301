extension Solver {
    /// Refuses a required constraint that contradicts those already here, naming those that do.
    package mutating func add(_ constraint: Constraint, _ name: ConstraintID) throws(SolverError) {
        guard records[name] == nil else { throw .duplicateConstraint(name) }
        guard constraint.expression.isFinite else { throw .notFinite }
        // Also when it is refused: looking for a way to make it hold moves the others.
        isOptimal = false
        var (row, record) = equation(of: constraint, name)
        if row.constant < 0 { row.scale(by: -1) }
        if let subject = subject(of: row) {
            row.solve(for: subject)
            tableau.insert(row, basic: subject)
        } else if row.cells.allSatisfy({ tableau.kind($0.symbol) == .dummy }) {
            try insertRedundant(row, record)
        } else {
            try insertByFeasibility(row, record)
        }
        tableau.suspects.removeAll(keepingCapacity: true)
        if !constraint.strength.isRequired { tableau.countUse(of: constraint.strength, 1) }
        records[name] = record
    }

    package mutating func remove(_ name: ConstraintID) throws(SolverError) {
        guard let record = records.removeValue(forKey: name) else { throw .unknownConstraint(name) }
        let strength = record.constraint.strength
        for error in errors(of: record) { tableau.addCost(-1, of: error, strength: strength) }
        if tableau.row(ofBasic: record.marker) == nil, let row = rowToLeave(for: record.marker) {
            tableau.pivot(row, entering: record.marker)
        }
        if let row = tableau.row(ofBasic: record.marker) { _ = tableau.remove(row) }
        forget(record)
        if !strength.isRequired { tableau.countUse(of: strength, -1) }
        tableau.suspects.removeAll(keepingCapacity: true)
        isOptimal = false
    }

    // MARK: Steps of adding

    /// The constraint as `0 = row`, with the unknowns that make it an equation.
    private mutating func equation(of constraint: Constraint, _ name: ConstraintID) -> (Row, Record) {
        var row = Row(constant: constraint.expression.constant)
        for term in constraint.expression.terms {
            tableau.add(term.coefficient, of: term.variable.symbol, to: &row)
        }
        let isRequired = constraint.strength.isRequired
        var record = Record(constraint: constraint, marker: 0, markerCoefficient: 1, partner: nil)
        switch constraint.relation {
        case .equal:
            record.marker = tableau.makeSymbol(isRequired ? .dummy : .error, owner: name)
            record.markerCoefficient = isRequired ? 1 : -1
        case .lessOrEqual: record.marker = tableau.makeSymbol(.slack, owner: name)
        case .greaterOrEqual:
            record.marker = tableau.makeSymbol(.slack, owner: name)
            record.markerCoefficient = -1
        }
        row.add(record.markerCoefficient, of: record.marker)
        if !isRequired {
            let partner = tableau.makeSymbol(.error, owner: name)
            row.add(-record.markerCoefficient, of: partner)
            record.partner = partner
            for error in errors(of: record) { tableau.addCost(1, of: error, strength: constraint.strength) }
        }
        return (row, record)
    }

    /// The unknown to solve a new equation for: a caller's variable, or one that is new and then not negative.
    private func subject(of row: Row) -> Symbol? {
        var best: Row.Cell?
        for cell in row.cells where tableau.kind(cell.symbol) == .external {
            if let best, abs(best.coefficient) >= abs(cell.coefficient) { continue }
            best = cell
        }
        if let best { return best.symbol }
        // What no other row holds can be solved for without making another row negative.
        return row.cells.first { cell in
            cell.coefficient < 0 && tableau.kind(cell.symbol).isPivotable && tableau.isUnused(cell.symbol)
        }?.symbol
    }

    /// A required equation between others: either it says nothing new, or it contradicts them.
    private mutating func insertRedundant(_ row: Row, _ record: Record) throws(SolverError) {
        guard isNearlyZero(row.constant) else {
            let conflict = tableau.constraints(in: row)
            forget(record)
            throw .unsatisfiable(conflict)
        }
        insert(row, solvedFor: record.marker)
    }

    /// Adds the equation with one more unknown that makes up for what it misses, and brings that down to zero.
    private mutating func insertByFeasibility(_ row: Row, _ record: Record) throws(SolverError) {
        let artificial = tableau.makeSymbol(.slack)
        tableau.insert(row, basic: artificial)
        tableau.feasibilityCost = row
        var problem: SolverError?
        do throws(SolverError) { try tableau.optimizeFeasibility() } catch { problem = error }
        tableau.feasibilityCost = nil
        guard let index = tableau.row(ofBasic: artificial) else {
            tableau.release(artificial)
            return
        }
        let left = tableau.remove(index)
        tableau.release(artificial)
        guard isNearlyZero(left.constant) else {
            let conflict = tableau.constraints(in: left)
            forget(record)
            throw problem ?? .unsatisfiable(conflict)
        }
        let pivots = left.cells.filter { tableau.kind($0.symbol).isPivotable }
        let subject = pivots.max { abs($0.coefficient) < abs($1.coefficient) }?.symbol ?? record.marker
        insert(left, solvedFor: subject)
    }

    private mutating func insert(_ row: Row, solvedFor symbol: Symbol) {
        var row = row
        row.constant = 0
        row.solve(for: symbol)
        tableau.insert(row, basic: symbol)
    }

    // MARK: Steps of removing

    private func errors(of record: Record) -> [Symbol] {
        [record.marker, record.partner].compactMap { $0 }.filter { tableau.kind($0) == .error }
    }

    private mutating func forget(_ record: Record) {
        tableau.release(record.marker)
        if let partner = record.partner { tableau.release(partner) }
    }

    /// The row to solve for a marker, so that all others stay feasible when it is dropped.
    private func rowToLeave(for marker: Symbol) -> Int? {
        var growing: (row: Int, ratio: Double)?
        var shrinking: (row: Int, ratio: Double)?
        var free: Int?
        for row in tableau.rows(holding: marker) {
            let coefficient = tableau.rows[row][marker]
            let ratio = tableau.rows[row].constant / abs(coefficient)
            if !tableau.kind(tableau.basics[row]).isPivotable {
                free = free ?? row
            } else if coefficient < 0 {
                if growing.map({ ratio < $0.ratio }) ?? true { growing = (row, ratio) }
            } else if shrinking.map({ ratio < $0.ratio }) ?? true {
                shrinking = (row, ratio)
            }
        }
        return growing?.row ?? shrinking?.row ?? free
    }
}
