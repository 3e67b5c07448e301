import CollectionLayout
import Foundation

/// A `.layout` file, run: what it expects and what came out, as trees of text.
struct LayoutCase {
    private var container = CGSize(width: 375, height: 667)
    private var scale = 2.0
    private var configuration = LayoutConfiguration()
    private var sections: [SectionSpec] = []
    private var sizes: [String: CGSize] = [:]
    private var solver: CollectionSolver?
    private var settlement = Settlement()

    /// One expectation that was not met.
    struct Failure: CustomStringConvertible {
        let line: Int
        let expected: [String]
        let actual: [String]

        var description: String {
            let lost = expected.filter { !actual.contains($0) }.map { "- " + $0 }
            let found = actual.filter { !expected.contains($0) }.map { "+ " + $0 }
            return """
                line \(line): the tree differs (- expected, + actual)
                \((lost + found).joined(separator: "\n"))
                expected:
                \(expected.map { "  " + $0 }.joined(separator: "\n"))
                actual:
                \(actual.map { "  " + $0 }.joined(separator: "\n"))
                """
        }
    }

    static func run(_ source: String) throws -> (expectations: Int, failures: [Failure]) {
        var layout = LayoutCase()
        var (expectations, failures) = (0, [Failure]())
        for line in try CaseLine.parse(source) {
            if line.name == "expect" {
                expectations += 1
                if let failure = try layout.check(line) { failures.append(failure) }
            } else {
                try layout.perform(line)
            }
        }
        return (expectations, failures)
    }

    private mutating func perform(_ line: CaseLine) throws {
        switch line.name {
        case "container":
            let numbers = try line.numbers(line.words[1], 2)
            container = CGSize(width: numbers[0], height: numbers[1])
            scale = try line.number("scale") ?? 2
        case "layout": configuration = try line.configuration()
        case "section": sections.append(try line.section())
        case "measure": try addSize(line)
        case "settle": try settle(line)
        case "scroll": withSolver { $0.visibleBounds = try? line.rect(line.words.dropFirst()) }
        case "cover":
            let insets = try line.insets()
            withSolver { $0.pinningInsets = insets }
        case "invalidate":
            let key = line.words.dropFirst().joined(separator: " ")
            withSolver { solver in
                let ids = solver.elements(in: CGRect(origin: .zero, size: solver.contentSize)).map(\.id)
                solver.invalidate(ids.filter { LayoutTree.name($0) == key })
            }
        default: throw line.problem("“\(line.name)” is unknown")
        }
    }

    private mutating func withSolver(_ body: (inout CollectionSolver) -> Void) {
        var current =
            solver
            ?? CollectionSolver(
                sections: sections, containerSize: container, scale: scale, configuration: configuration)
        body(&current)
        solver = current
    }

    /// `measure item 0.1 40`, `measure header 0.0 120x30`, `measure item 40` for all others.
    private mutating func addSize(_ line: CaseLine) throws {
        guard let last = line.words.last, line.words.count > 2 else { throw line.problem("a size is missing") }
        let sides = last.split(separator: "x").compactMap { CaseLine.number($0) }
        guard let height = sides.last else { throw line.problem("“\(last)” is no size") }
        let key = line.words.dropFirst().dropLast().joined(separator: " ")
        sizes[key] = CGSize(width: sides.count == 2 ? sides[0] : -1, height: height)
    }

    /// `settle all`, or the visible rectangle.
    private mutating func settle(_ line: CaseLine) throws {
        let visible = line.words.count == 5 ? try line.rect(line.words.dropFirst()) : nil
        let passes = try line.integer("passes") ?? 12
        let sizes = sizes
        var result = Settlement()
        withSolver { solver in
            result = solver.settle(visible: visible, maximumPasses: passes) { (request: MeasureRequest) in
                let name = LayoutTree.name(request.id)
                let kind = name.split(separator: " ").first.map(String.init) ?? ""
                guard let size = sizes[name] ?? sizes[kind] else { return request.proposed }
                return CGSize(width: size.width < 0 ? request.proposed.width : size.width, height: size.height)
            }
        }
        settlement = result
    }

    /// `expect` compares the whole tree, `expect some` only the lines given; a rectangle asks for what it shows.
    private mutating func check(_ line: CaseLine) throws -> Failure? {
        var (tree, contradictions) = ([String](), [String]())
        let rect = line.words.count >= 5 ? try line.rect(line.words.suffix(4)) : nil
        let settlement = settlement
        let sections = sections
        let configuration = configuration
        withSolver { solver in
            tree = LayoutTree.lines(of: solver, in: rect)
            contradictions = LayoutTree.contradictions(in: solver, rect)
            tree.append(
                "settled \(settlement.isSettled ? "yes" : "no") passes \(settlement.passes) "
                    + "measured \(settlement.measured.count)")
            tree += SpecError.errors(in: sections, configuration: configuration).map { "error \($0)" }
        }
        let expected = line.children.map { LayoutTree.normalized($0.text) }
        // What a case does not speak of at all is not compared: sections, offsets, settling and errors.
        let spoken = Set(expected.compactMap { $0.split(separator: " ").first })
        let optional: Set<Substring> = ["section", "orthogonal", "settled"]
        let isPartial = line.words.dropFirst().first == "some"
        let actual =
            tree.filter { text in
                guard let word = text.split(separator: " ").first else { return false }
                if isPartial { return expected.contains(text) }
                return !optional.contains(word) || spoken.contains(word)
            } + contradictions
        guard Set(actual) != Set(expected) || actual.count != expected.count else { return nil }
        return Failure(line: line.number, expected: expected, actual: isPartial ? tree + contradictions : actual)
    }
}
