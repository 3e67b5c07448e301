/// The system in solved form: each row says what one unknown, its basic, equals in terms of others that are zero at present.
///
/// Basics never stand in another row or in an objective. Rows whose basic is the caller's variable are free; all others hold only
/// unknowns that the solver added, and their constants are not negative once the tableau is feasible.
struct Tableau: Sendable {
    /// What the errors of constraints of one strength add up to.
    struct Level: Sendable {
        var strength: Strength
        var cost = Row()
        /// How many constraints have this strength.
        var uses = 0
    }

    // By symbol.
    private(set) var kinds: [SymbolKind] = []
    private(set) var owners: [ConstraintID?] = []
    /// The row whose basic the symbol is, or -1.
    private(set) var rowOfBasic: [Int] = []
    /// Rows that may hold the symbol: all that do, and some that no longer do.
    private(set) var columns: [[Int]] = []
    private var vacantSymbols: [Symbol] = []

    // By row.
    private(set) var rows: [Row] = []
    private(set) var basics: [Symbol] = []
    private var vacantRows: [Int] = []

    /// Strongest first.
    var levels: [Level] = []
    /// What has to become zero for a constraint being added to hold.
    var feasibilityCost: Row?
    /// Rows whose constant may have become negative.
    var suspects: [Int] = []

    private var scratch: [Row.Cell] = []
    private var gained: [Symbol] = []

    /// Enough steps for any system met in practice, and an end for one that turns in circles.
    var stepLimit: Int { 200 + 20 * (rows.count + kinds.count) }

    // MARK: Symbols

    mutating func makeSymbol(_ kind: SymbolKind, owner: ConstraintID? = nil) -> Symbol {
        if let symbol = vacantSymbols.popLast() {
            kinds[Int(symbol)] = kind
            owners[Int(symbol)] = owner
            return symbol
        }
        kinds.append(kind)
        owners.append(owner)
        rowOfBasic.append(-1)
        columns.append([])
        return Symbol(kinds.count - 1)
    }

    /// Forgets an unknown that is no row's basic.
    mutating func release(_ symbol: Symbol) {
        for row in columns[Int(symbol)] { _ = rows[row].take(symbol) }
        columns[Int(symbol)] = []
        for level in levels.indices { _ = levels[level].cost.take(symbol) }
        owners[Int(symbol)] = nil
        vacantSymbols.append(symbol)
    }

    func kind(_ symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }

    /// The row whose basic the symbol is.
    func row(ofBasic symbol: Symbol) -> Int? {
        let row = rowOfBasic[Int(symbol)]
        return row < 0 ? nil : row
    }

    func value(of symbol: Symbol) -> Double {
        row(ofBasic: symbol).map { rows[$0].constant } ?? 0
    }

    /// Whether no row holds the symbol, nor has it as its basic.
    func isUnused(_ symbol: Symbol) -> Bool {
        rowOfBasic[Int(symbol)] < 0 && columns[Int(symbol)].isEmpty
    }

    /// Rows that hold the symbol, each once.
    func rows(holding symbol: Symbol) -> [Int] {
        Set(columns[Int(symbol)]).filter { rows[$0].index(of: symbol) != nil }.sorted()
    }

    // MARK: Rows

    /// Adds the multiple of an unknown to a row outside the tableau, by what it equals if it is a basic.
    mutating func add(_ coefficient: Double, of symbol: Symbol, to row: inout Row) {
        if let basic = self.row(ofBasic: symbol) {
            gained.removeAll(keepingCapacity: true)
            row.add(rows[basic], times: coefficient, scratch: &scratch, added: &gained)
        } else {
            row.add(coefficient, of: symbol)
        }
    }

    /// Takes in a row that says what `basic` equals, and replaces `basic` by it everywhere.
    mutating func insert(_ row: Row, basic: Symbol) {
        let index: Int
        if let vacant = vacantRows.popLast() {
            index = vacant
            rows[index] = row
            basics[index] = basic
        } else {
            index = rows.count
            rows.append(row)
            basics.append(basic)
        }
        rowOfBasic[Int(basic)] = index
        for cell in row.cells { columns[Int(cell.symbol)].append(index) }
        substitute(basic, by: index)
    }

    /// Takes a row out; its basic is then nowhere in the tableau.
    mutating func remove(_ index: Int) -> Row {
        let row = rows[index]
        rowOfBasic[Int(basics[index])] = -1
        rows[index] = Row()
        vacantRows.append(index)
        return row
    }

    /// Makes `entering`, which the row holds, the row's basic.
    mutating func pivot(_ index: Int, entering: Symbol) {
        let leaving = basics[index]
        rows[index].solve(for: entering, insteadOf: leaving)
        basics[index] = entering
        rowOfBasic[Int(leaving)] = -1
        rowOfBasic[Int(entering)] = index
        columns[Int(leaving)].append(index)
        substitute(entering, by: index)
    }

    /// Moves a constraint's limit, by its marker, an unknown that only this constraint brought in.
    mutating func shift(_ marker: Symbol, by amount: Double) {
        if let row = row(ofBasic: marker) {
            rows[row].constant += amount
            suspects.append(row)
            return
        }
        for row in rows(holding: marker) {
            rows[row].constant -= rows[row][marker] * amount
            suspects.append(row)
        }
    }

    private mutating func substitute(_ symbol: Symbol, by index: Int) {
        let row = rows[index]
        var held: [Int] = []
        swap(&held, &columns[Int(symbol)])
        for other in held where other != index {
            let coefficient = rows[other].take(symbol)
            guard coefficient != 0 else { continue }
            gained.removeAll(keepingCapacity: true)
            rows[other].add(row, times: coefficient, scratch: &scratch, added: &gained)
            for added in gained { note(added, in: other) }
            if rows[other].constant < 0 { suspects.append(other) }
        }
        held.removeAll(keepingCapacity: true)
        swap(&held, &columns[Int(symbol)])
        for level in levels.indices { Self.substitute(symbol, by: row, in: &levels[level].cost, scratch: &scratch) }
        if var cost = feasibilityCost {
            feasibilityCost = nil
            Self.substitute(symbol, by: row, in: &cost, scratch: &scratch)
            feasibilityCost = cost
        }
    }

    /// Lists the row for the symbol; a list that repeats itself too much is thinned.
    private mutating func note(_ symbol: Symbol, in row: Int) {
        columns[Int(symbol)].append(row)
        guard columns[Int(symbol)].count > 2 * rows.count + 8 else { return }
        columns[Int(symbol)] = rows(holding: symbol)
    }

    private static func substitute(_ symbol: Symbol, by row: Row, in cost: inout Row, scratch: inout [Row.Cell]) {
        let coefficient = cost.take(symbol)
        guard coefficient != 0 else { return }
        var gained: [Symbol] = []
        cost.add(row, times: coefficient, scratch: &scratch, added: &gained)
    }

    // MARK: Costs

    /// The index of the strength's level, made if need be.
    mutating func level(of strength: Strength) -> Int {
        let index = levels.firstIndex { $0.strength <= strength } ?? levels.count
        if index == levels.count || levels[index].strength != strength {
            levels.insert(Level(strength: strength), at: index)
        }
        return index
    }

    /// Adds a multiple of an error to what its strength's errors add up to.
    mutating func addCost(_ coefficient: Double, of error: Symbol, strength: Strength) {
        let index = level(of: strength)
        var cost = Row()
        swap(&cost, &levels[index].cost)
        add(coefficient, of: error, to: &cost)
        swap(&cost, &levels[index].cost)
    }

    /// Counts one constraint more or less of a strength; a level without any is dropped.
    mutating func countUse(of strength: Strength, _ difference: Int) {
        let index = level(of: strength)
        levels[index].uses += difference
        if levels[index].uses == 0 { levels.remove(at: index) }
    }

    /// Whether zero is the only value of an unknown that costs nothing.
    func isHeldByCost(_ symbol: Symbol) -> Bool {
        levels.contains { $0.cost.index(of: symbol) != nil }
    }
}
