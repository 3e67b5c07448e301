import Testing

/// Habits that a reader relies on and that no compiler checks.
struct SourceTests {
    /// Files that may be longer than 500 lines, each with the reason.
    private static let longFiles: [String: String] = [:]

    /// Functions that may be longer than 80 lines, each with the reason.
    private static let longFunctions: [String: String] = [:]

    @Test func filesStayReadable() throws {
        for file in try Repository.files(in: "Sources") + Repository.files(in: "Tests") {
            guard Self.longFiles[file.path] == nil else { continue }
            if file.lines.count > 500 { Issue.record("\(file) has \(file.lines.count) lines") }
        }
    }

    @Test func functionsFitAScreen() throws {
        for file in try Repository.files(in: "Sources") {
            for (name, length) in Self.functionLengths(file.lines) where length > 80 {
                guard Self.longFunctions["\(file.path) \(name)"] == nil else { continue }
                Issue.record("\(file): \(name) has \(length) lines")
            }
        }
    }

    /// From the line that names a function to the closing brace in the same column.
    private static func functionLengths(_ lines: [Substring]) -> [(name: Substring, length: Int)] {
        var found: [(Substring, Int)] = []
        for (start, line) in lines.enumerated() {
            let indentation = line.prefix { $0 == " " }
            let words = line.dropFirst(indentation.count).prefix { $0 != "(" && $0 != "<" && $0 != "{" }.split(
                separator: " ")
            guard let name = words.last, words.contains("func") || name == "init" || name == "init?" else { continue }
            let end = lines[start...].firstIndex { line in
                guard line.prefix(while: { $0 == " " }) == indentation else { return false }
                // A function of one line ends where it begins, or where its parameters do.
                return line.dropFirst(indentation.count) == "}" || (line.hasSuffix("}") && line.contains("{"))
            }
            guard let end else { continue }
            found.append((name, end - start + 1))
        }
        return found
    }

    @Test func onlyTheCommandPrintsOrExits() throws {
        let calls = ["print(", "debugPrint(", "exit(", "abort(", "NSLog(", "dump("]
        let programs = ["GalleyCommand", "PortableSourceTool"]
        for file in try Repository.files(in: "Sources") where !programs.contains(file.target) {
            Self.report(calls, in: file)
        }
    }

    /// What would trap on unexpected input or hide a mistake.
    @Test func nothingIsForced() throws {
        let forced = ["try!", "as!", "@testable", "fatalError()"]
        // These tests name the words; those targets hold code as apps have it.
        let exempt: Set = ["ArchitectureTests", "PracticeCells", "SourceCompatibilityTests"]
        for file in try Repository.files(in: "Sources") + Repository.files(in: "Tests") {
            if !exempt.contains(file.target) { Self.report(forced, in: file) }
        }
    }

    /// Records each line outside of comments that has one of the words, the longer words that end in them apart.
    private static func report(_ words: [String], in file: Repository.SourceFile) {
        let words = words.filter(file.mentions)
        guard !words.isEmpty else { return }
        for line in file.lines where !isComment(line) {
            for word in words {
                guard let place = line.firstRange(of: word) else { continue }
                let before = line[..<place.lowerBound].last
                if before.map({ $0.isLetter || $0 == "_" || $0 == "." }) != true { Issue.record("\(file): \(line)") }
            }
        }
    }

    @Test(arguments: ["UIKit", "SwiftUI", "Galley", "DisplayLists", "SnapshotTesting", "InlineSnapshotTesting"])
    func publicTypesSayWhatTheyAre(target: String) throws {
        let declaration = #/^(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s+(?:(?:final|indirect|nonisolated)\s+)*/#
        for file in try Repository.files(in: "Sources").filter({ $0.target == target }) {
            for (index, line) in file.lines.enumerated() {
                guard let start = line.prefixMatch(of: declaration) else { continue }
                let rest = line[start.range.upperBound...]
                guard let kind = rest.split(separator: " ").first, kinds.contains(kind) else { continue }
                if !Self.hasDocumentation(file.lines[..<index]) { Issue.record("\(file):\(index + 1) \(rest)") }
            }
        }
    }

    private let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]

    /// Attributes may stand between the comment and the declaration.
    private static func hasDocumentation(_ before: ArraySlice<Substring>) -> Bool {
        for line in before.reversed() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") { return true }
            guard text.hasPrefix("@") else { return false }
        }
        return false
    }

    private static func isComment(_ line: Substring) -> Bool {
        line.drop { $0 == " " }.hasPrefix("//")
    }
}
