import Cassowary
import Foundation

/// Runs the statements that tools/lib/kiwi-systems.py writes, and says where this solver and kiwisolver part.
struct RecordedSystems {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    private(set) var systems = 0
    private(set) var expectations = 0
    private(set) var determinedValues = 0
    private(set) var refusals = 0
    /// kiwi weighs strengths, a thousand to one; where it gives up some of a stronger constraint for much of weaker ones, this solver
    /// does not.
    private(set) var traded = 0

    private var solver = Solver()
    private var variables: [Variable] = []
    private var bounded: Set<Int> = []
    private var constraints: [ConstraintID: Constraint] = [:]
    private var count = 0
    private var edits: [Int: (strength: Strength, value: Double)] = [:]

    private static let strengths: [Substring: Strength] = [
        "required": .required, "strong": .strong, "medium": .medium, "weak": .weak,
    ]
    private static let relations: [Substring: Relation] = ["<=": .lessOrEqual, "==": .equal, ">=": .greaterOrEqual]

    mutating func run(_ text: String) throws {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(separator: " ")
            guard let verb = words.first, verb != "#" else { continue }
            do {
                try run(verb, Array(words.dropFirst()))
            } catch {
                throw Failure(description: "line \(number + 1) (\(line)): \(error)")
            }
        }
    }

    private mutating func run(_ verb: Substring, _ words: [Substring]) throws {
        switch verb {
        case "system":
            (solver, constraints, count, edits) = (Solver(), [:], 0, [:])
            variables = (0..<Int(try number(words, 0))).map { _ in solver.makeVariable() }
            bounded = []
            systems += 1
        case "nonnegative":
            let index = Int(try number(words, 0))
            variables[index] = solver.makeNonNegativeVariable()
            bounded.insert(index)
        case "add": try add(words)
        case "refuse": try refuse(words)
        case "remove":
            let name = ConstraintID(Int(try number(words, 0)))
            try solver.remove(name)
            constraints[name] = nil
        case "edit":
            let index = Int(try number(words, 0))
            let strength = try strength(words[1])
            try solver.addEditVariable(variables[index], strength)
            edits[index] = (strength, 0)
        case "suggest":
            let (index, value) = (Int(try number(words, 0)), try number(words, 1))
            try solver.suggest(value, for: variables[index])
            edits[index]?.value = value
        case "expect": try expect(words)
        default: throw Failure(description: "no such statement")
        }
    }

    // MARK: Statements

    private mutating func add(_ words: [Substring]) throws {
        let (name, made) = (ConstraintID(count), try constraint(words))
        count += 1
        try solver.add(made, name)
        constraints[name] = made
    }

    /// The conflict has to be one, and of as few constraints as can be.
    private mutating func refuse(_ words: [Substring]) throws {
        let (name, made) = (ConstraintID(count), try constraint(words))
        count += 1
        refusals += 1
        var named: [ConstraintID] = []
        do throws(SolverError) {
            try solver.add(made, name)
        } catch {
            guard case .unsatisfiable(let conflict) = error else { throw error }
            named = conflict
        }
        guard !named.isEmpty else { throw Failure(description: "accepted, though it contradicts what is there") }
        guard named.contains(name) else { throw Failure(description: "conflict without the constraint itself") }
        let conflict = named.compactMap { $0 == name ? made : constraints[$0] }
        guard conflict.count == named.count, conflict.allSatisfy(\.strength.isRequired), !canHold(conflict) else {
            throw Failure(description: "\(named.map(\.value)) is no conflict")
        }
        // A variable's bound may make a constraint superfluous that the conflict was found by.
        for index in conflict.indices where bounded.isEmpty {
            var rest = conflict
            rest.remove(at: index)
            if !canHold(rest) { throw Failure(description: "\(named[index].value) is not needed for the conflict") }
        }
    }

    private func canHold(_ constraints: [Constraint]) -> Bool {
        var empty = Solver()
        var own: [Variable: Variable] = [:]
        for (index, variable) in variables.enumerated() {
            own[variable] = bounded.contains(index) ? empty.makeNonNegativeVariable() : empty.makeVariable()
        }
        return constraints.enumerated().allSatisfy { index, constraint in
            var copy = constraint
            for term in copy.expression.terms.indices {
                let variable = copy.expression.terms[term].variable
                copy.expression.terms[term].variable = own[variable] ?? variable
            }
            return (try? empty.add(copy, ConstraintID(index))) != nil
        }
    }

    private mutating func expect(_ words: [Substring]) throws {
        let numbers = try words.indices.map { try number(words, $0) }
        solver.solve()
        expectations += 1
        let (missed, wanted) = (missed(), Array(numbers[..<3]))
        guard missed.required < 1e-6 else { throw Failure(description: "a required constraint is missed") }
        for (own, theirs) in zip(missed.others, wanted) where !agree(own, theirs) {
            guard own < theirs else { throw Failure(description: "missed \(missed.others)") }
            traded += 1
            return
        }
        for (index, theirs) in numbers[3...].enumerated() where solver.isDetermined(variables[index]) {
            determinedValues += 1
            let own = solver.value(of: variables[index])
            guard agree(own, theirs) else { throw Failure(description: "variable \(index) is \(own)") }
        }
    }

    private func missed() -> (required: Double, others: [Double]) {
        var sums: [Strength: Double] = [:]
        for (name, constraint) in constraints {
            sums[constraint.strength, default: 0] += solver.violation(of: name) ?? .infinity
        }
        for (index, edit) in edits {
            sums[edit.strength, default: 0] += abs(solver.value(of: variables[index]) - edit.value)
        }
        return (sums[.required] ?? 0, [Strength.strong, .medium, .weak].map { sums[$0] ?? 0 })
    }

    /// Nine digits are written; sums of a few numbers keep seven.
    private func agree(_ own: Double, _ theirs: Double) -> Bool {
        abs(own - theirs) <= 1e-6 * max(1, abs(theirs))
    }

    // MARK: Words

    private func constraint(_ words: [Substring]) throws -> Constraint {
        guard words.count >= 3, let relation = Self.relations[words[2]] else {
            throw Failure(description: "no relation")
        }
        let terms = try words[3...].map { word in
            let parts = word.split(separator: "*")
            return LinearExpression.Term(variables[Int(try number(parts, 0))], try number(parts, 1))
        }
        return Constraint(LinearExpression(terms, constant: try number(words, 1)), relation, try strength(words[0]))
    }

    private func strength(_ word: Substring) throws -> Strength {
        guard let strength = Self.strengths[word] else { throw Failure(description: "no strength \(word)") }
        return strength
    }

    private func number(_ words: [Substring], _ index: Int) throws -> Double {
        guard words.indices.contains(index), let number = Double(words[index]) else {
            throw Failure(description: "no number")
        }
        return number
    }
}
