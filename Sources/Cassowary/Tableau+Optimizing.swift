extension Tableau {
    // MARK: Primal

    /// Makes what constraints miss as little as can be, strongest first. The tableau has to be feasible, and stays so; at the limit of
    /// steps the result holds and may miss more than it must.
    mutating func optimize() {
        for _ in 0..<stepLimit {
            guard let entering = cheapeningSymbol(), let row = leavingRow(for: entering) else { return }
            pivot(row, entering: entering)
        }
    }

    /// Makes the cost of feasibility as small as can be.
    mutating func optimizeFeasibility() throws(SolverError) {
        for _ in 0..<stepLimit {
            guard let cost = feasibilityCost,
                let entering = cost.cells.first(where: { $0.coefficient < -nearlyZero && kind($0.symbol) != .dummy })?
                    .symbol, let row = leavingRow(for: entering)
            else { return }
            pivot(row, entering: entering)
        }
        throw .tooManySteps
    }

    /// The first unknown whose growth lowers the cost: whose coefficient at the strongest level that holds it is negative. Taking
    /// the first, and the first basic of those that limit it equally, is Bland's rule against turning in circles.
    private func cheapeningSymbol() -> Symbol? {
        var best: Symbol?
        for (index, level) in levels.enumerated() {
            for cell in level.cost.cells where cell.coefficient < -nearlyZero {
                if let best, best <= cell.symbol { break }
                guard kind(cell.symbol) != .dummy, !isHeld(cell.symbol, above: index) else { continue }
                best = cell.symbol
                break
            }
        }
        return best
    }

    private func isHeld(_ symbol: Symbol, above level: Int) -> Bool {
        levels[..<level].contains { $0.cost.index(of: symbol) != nil }
    }

    /// The row that limits the growth of an unknown most.
    private func leavingRow(for entering: Symbol) -> Int? {
        var best: (row: Int, ratio: Double)?
        for row in columns[Int(entering)] where kind(basics[row]).isPivotable {
            let coefficient = rows[row][entering]
            guard coefficient < 0 else { continue }
            let ratio = -max(rows[row].constant, 0) / coefficient
            if let found = best, ratio > found.ratio || ratio == found.ratio && basics[row] >= basics[found.row] {
                continue
            }
            best = (row, ratio)
        }
        return best?.row
    }

    /// Whether an unknown has another value at no other cost. The costs have to be optimal.
    func canMove(_ symbol: Symbol) -> Bool {
        var row = Row()
        if let index = self.row(ofBasic: symbol) {
            row = rows[index]
        } else {
            row.add(1, of: symbol)
        }
        let loose = row.cells.filter { kind($0.symbol) != .dummy && !isHeldByCost($0.symbol) }
        if loose.contains(where: { kind($0.symbol) == .external }) { return true }
        guard !loose.isEmpty else { return false }
        return [1.0, -1].contains { direction in
            var (copy, cost) = (self, row)
            cost.scale(by: direction)
            return copy.movesApart(cost, from: value(of: symbol) * direction)
        }
    }

    /// Lowers one more cost, the weakest of all; whether it gets below where it was.
    private mutating func movesApart(_ cost: Row, from value: Double) -> Bool {
        levels.append(Level(strength: Strength(0), cost: cost))
        for _ in 0..<stepLimit {
            if levels[levels.count - 1].cost.constant < value - nearlyZero { return true }
            guard let entering = cheapeningSymbol() else { return false }
            guard let row = leavingRow(for: entering) else { return true }
            pivot(row, entering: entering)
        }
        return false
    }

    // MARK: Dual

    /// Makes the tableau feasible again after limits were moved, at the least cost. The costs have to be optimal.
    /// - Returns: the constraints that cannot all hold; none when all went well.
    mutating func restoreFeasibility() throws(SolverError) {
        for _ in 0..<stepLimit {
            guard let row = infeasibleRow() else { return }
            guard kind(basics[row]) != .dummy, let entering = cheapestSymbol(toRaise: row) else {
                throw .unsatisfiable(constraints(in: rows[row], and: basics[row]))
            }
            pivot(row, entering: entering)
            suspects.append(row)
        }
        throw .tooManySteps
    }

    private mutating func infeasibleRow() -> Int? {
        while let row = suspects.last {
            let (basic, constant) = (basics[row], rows[row].constant)
            let isLive = rowOfBasic[Int(basic)] == row
            switch kind(basic) {
            case .slack, .error: if isLive, constant < -nearlyZero { return row }
            case .dummy: if isLive, !isNearlyZero(constant) { return row }
            case .external: break
            }
            suspects.removeLast()
        }
        return nil
    }

    /// Of the unknowns whose growth raises the row's basic, the one that costs least for it.
    private func cheapestSymbol(toRaise row: Int) -> Symbol? {
        var best: Row.Cell?
        for cell in rows[row].cells where cell.coefficient > nearlyZero && kind(cell.symbol) != .dummy {
            guard let found = best else {
                best = cell
                continue
            }
            if isCheaper(cell, than: found) { best = cell }
        }
        return best?.symbol
    }

    private func isCheaper(_ one: Row.Cell, than other: Row.Cell) -> Bool {
        for level in levels {
            let difference = level.cost[one.symbol] / one.coefficient - level.cost[other.symbol] / other.coefficient
            if !isNearlyZero(difference) { return difference < 0 }
        }
        return false
    }

    // MARK: Conflicts

    /// The constraints whose own unknowns stand in a row.
    func constraints(in row: Row, and basic: Symbol? = nil) -> [ConstraintID] {
        var found = Set(row.cells.compactMap { owners[Int($0.symbol)] })
        if let basic, let owner = owners[Int(basic)] { found.insert(owner) }
        return found.sorted()
    }
}
