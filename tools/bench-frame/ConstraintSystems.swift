import Cassowary
import Foundation

/// Systems of constraints as tools/lib/kiwi-systems.py writes them, ready to be solved again and again.
struct ConstraintSystems {
    private enum Step {
        case start(variables: Int)
        case nonNegative(Int)
        case add(ConstraintID, terms: [(variable: Int, coefficient: Double)], Double, Relation, Strength)
        case remove(ConstraintID)
        case edit(Int, Strength)
        case suggest(Int, Double)
        case solve
    }

    private static let strengths: [Substring: Strength] = [
        "required": .required, "strong": .strong, "medium": .medium, "weak": .weak,
    ]
    private static let relations: [Substring: Relation] = ["<=": .lessOrEqual, "==": .equal, ">=": .greaterOrEqual]

    private var steps: [Step] = []

    /// What is refused is left out: it leaves nothing behind.
    init(file: String) throws {
        var count = 0
        for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            switch words.first {
            case "system":
                count = 0
                steps.append(.start(variables: Self.whole(words[1])))
            case "nonnegative": steps.append(.nonNegative(Self.whole(words[1])))
            case "add":
                let terms = words[4...].map { word in
                    let parts = word.split(separator: "*")
                    return (Self.whole(parts[0]), Double(parts[1]) ?? 0)
                }
                steps.append(
                    .add(
                        ConstraintID(count), terms: terms, Double(words[2]) ?? 0, Self.relations[words[3]] ?? .equal,
                        Self.strengths[words[1]] ?? .weak))
                count += 1
            case "refuse": count += 1
            case "remove": steps.append(.remove(ConstraintID(Self.whole(words[1]))))
            case "edit": steps.append(.edit(Self.whole(words[1]), Self.strengths[words[2]] ?? .weak))
            case "suggest": steps.append(.suggest(Self.whole(words[1]), Double(words[2]) ?? 0))
            case "expect": steps.append(.solve)
            default: continue
            }
        }
    }

    private static func whole(_ word: Substring) -> Int { Int(word) ?? 0 }

    /// Milliseconds of CPU to solve all systems, every change and every settling; the fastest of `rounds`.
    func solve(rounds: Int) throws -> Double {
        var fastest = Double.infinity
        for _ in 0..<rounds {
            let start = Clock.cpu()
            try solve()
            fastest = min(fastest, Clock.cpu() - start)
        }
        return fastest
    }

    private func solve() throws {
        var solver = Solver()
        var variables: [Variable] = []
        var sum = 0.0
        for step in steps {
            switch step {
            case .start(let count):
                solver = Solver()
                variables = (0..<count).map { _ in solver.makeVariable() }
            case .nonNegative(let index): variables[index] = solver.makeNonNegativeVariable()
            case .add(let name, let terms, let constant, let relation, let strength):
                let expression = LinearExpression(
                    terms.map { .init(variables[$0.variable], $0.coefficient) }, constant: constant)
                try solver.add(Constraint(expression, relation, strength), name)
            case .remove(let name): try solver.remove(name)
            case .edit(let index, let strength): try solver.addEditVariable(variables[index], strength)
            case .suggest(let index, let value): try solver.suggest(value, for: variables[index])
            case .solve:
                solver.solve()
                for variable in variables { sum += solver.value(of: variable) }
            }
        }
        // Looked at, so that nothing is left out as useless.
        if sum.isNaN { print("not a number") }
    }
}
