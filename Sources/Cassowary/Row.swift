/// The number of an unknown: a caller's variable or one that the solver adds to a constraint.
typealias Symbol = Int32

/// What an unknown is.
enum SymbolKind: UInt8, Sendable {
    /// A caller's variable: any number.
    case external
    /// How far an inequality is from being tight: not negative.
    case slack
    /// How far a constraint that may be broken is broken, in one direction: not negative.
    case error
    /// Always zero: shows which rows a required equation went into.
    case dummy

    /// Whether it may stand for others in a row that has to stay non-negative.
    var isPivotable: Bool { self == .slack || self == .error }
}

/// A coefficient or constant this small is taken for a rounding error. Layouts have coefficients around 1 and constants up to some 10,000,
/// of which a double's rounding leaves twelve digits.
let nearlyZero = 1e-8

func isNearlyZero(_ number: Double) -> Bool {
    abs(number) < nearlyZero
}

/// A constant and multiples of unknowns, in the order of their numbers, without zeros.
struct Row: Hashable, Sendable {
    struct Cell: Hashable, Sendable {
        var symbol: Symbol
        var coefficient: Double
    }

    var constant: Double
    var cells: [Cell] = []

    init(constant: Double = 0) {
        self.constant = constant
    }

    /// 0 when the unknown is not in the row.
    subscript(symbol: Symbol) -> Double {
        guard let index = index(of: symbol) else { return 0 }
        return cells[index].coefficient
    }

    func index(of symbol: Symbol) -> Int? {
        let place = insertionIndex(of: symbol)
        return place < cells.count && cells[place].symbol == symbol ? place : nil
    }

    func insertionIndex(of symbol: Symbol) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func add(_ coefficient: Double, of symbol: Symbol) {
        let place = insertionIndex(of: symbol)
        if place < cells.count, cells[place].symbol == symbol {
            cells[place].coefficient += coefficient
            if isNearlyZero(cells[place].coefficient) { cells.remove(at: place) }
        } else if !isNearlyZero(coefficient) {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: place)
        }
    }

    /// The unknown's coefficient, which is taken out; 0 if it was not there.
    mutating func take(_ symbol: Symbol) -> Double {
        guard let index = index(of: symbol) else { return 0 }
        return cells.remove(at: index).coefficient
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in cells.indices { cells[index].coefficient *= factor }
    }

    /// Adds a multiple of another row.
    /// - Parameters:
    ///   - scratch: memory to build the sum in, handed on from call to call.
    ///   - added: gains each unknown that the row did not hold before.
    mutating func add(_ other: Row, times factor: Double, scratch: inout [Cell], added: inout [Symbol]) {
        constant += other.constant * factor
        scratch.removeAll(keepingCapacity: true)
        var (mine, theirs) = (0, 0)
        while mine < cells.count, theirs < other.cells.count {
            let (own, foreign) = (cells[mine], other.cells[theirs])
            if own.symbol < foreign.symbol {
                scratch.append(own)
                mine += 1
            } else if own.symbol > foreign.symbol {
                append(foreign, times: factor, to: &scratch, added: &added)
                theirs += 1
            } else {
                let sum = own.coefficient + foreign.coefficient * factor
                if !isNearlyZero(sum) { scratch.append(Cell(symbol: own.symbol, coefficient: sum)) }
                (mine, theirs) = (mine + 1, theirs + 1)
            }
        }
        scratch.append(contentsOf: cells[mine...])
        for foreign in other.cells[theirs...] { append(foreign, times: factor, to: &scratch, added: &added) }
        swap(&cells, &scratch)
    }

    private func append(
        _ cell: Cell, times factor: Double, to scratch: inout [Cell], added: inout [Symbol]
    ) {
        let coefficient = cell.coefficient * factor
        guard !isNearlyZero(coefficient) else { return }
        scratch.append(Cell(symbol: cell.symbol, coefficient: coefficient))
        added.append(cell.symbol)
    }

    /// Reads the row as `0 = row` and turns it into what one of its unknowns equals.
    mutating func solve(for symbol: Symbol) {
        let coefficient = take(symbol)
        scale(by: -1 / coefficient)
    }

    /// Reads the row as what `basic` equals and turns it into what another of its unknowns equals.
    mutating func solve(for symbol: Symbol, insteadOf basic: Symbol) {
        add(-1, of: basic)
        solve(for: symbol)
    }
}
