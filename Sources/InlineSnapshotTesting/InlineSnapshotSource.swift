import SwiftSources

/// A source file, and the places in it where snapshots stand or go.
package struct InlineSnapshotSource {
    /// Another text in place of some bytes.
    package struct Edit: Equatable, Sendable {
        var range: Range<Int>
        var text: String
    }

    private let source: [UInt8]
    /// Without comments and the text of literals.
    private let code: [UInt8]

    package init(_ source: String) {
        self.source = Array(source.utf8)
        code = Array(SwiftCode(source).blanked.utf8)
    }

    /// The source with all edits, which do not overlap.
    package func applying(_ edits: [Edit]) -> String {
        var result: [UInt8] = []
        var place = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            result += source[place..<max(place, edit.range.lowerBound)]
            result += edit.text.utf8
            place = max(place, edit.range.upperBound)
        }
        return String(decoding: result + source[place...], as: UTF8.self)
    }

    /// What puts a snapshot into the call at a place, or takes it out.
    ///
    /// - Parameters:
    ///   - text: `nil` takes it out.
    ///   - line: From 1; so is the column, of the call's name or of what follows it, in bytes.
    package func edit(
        _ text: String?, line: Int, column: Int, syntax: InlineSnapshotSyntaxDescriptor
    ) throws -> Edit {
        let start = lineStart(line)
        guard let start, let call = call(at: start + column - 1) else {
            throw InlineSnapshotRecorder.Failure(
                description:
                    "There is no assertion at line \(line), column \(column): the source has been changed since "
                    + "the tests were built. Build them and run them again.")
        }
        let indentation = String(decoding: source[start...].prefix { $0 == space || $0 == tab }, as: UTF8.self)
        let closure = text.map { InlineSnapshotLiteral.closure($0, indentation: indentation, unit: unit) }
        let isFirst = syntax.trailingClosureOffset == 0
        let label = isFirst ? "" : "\(syntax.trailingClosureLabel): "
        if let known = known(call, syntax) {
            guard let closure else { return Edit(range: known.whole, text: "") }
            return Edit(range: known.body, text: known.isLabelled ? label + closure : closure)
        }
        let end = call.closures.last?.range.upperBound ?? call.end
        return Edit(range: end..<end, text: closure.map { " \(label)\($0)" } ?? "")
    }

    // MARK: Calls

    private struct Closure {
        var label: String?
        /// From its label on, if it has one, to the closing brace.
        var range: Range<Int>
    }

    private struct Call {
        /// Inside the parentheses; empty when there are none.
        var arguments: Range<Int>
        /// After the closing parenthesis or the name.
        var end: Int
        var closures: [Closure] = []
    }

    /// The closure that holds the snapshot: what to replace, and what to remove with it.
    private func known(
        _ call: Call, _ syntax: InlineSnapshotSyntaxDescriptor
    ) -> (body: Range<Int>, whole: Range<Int>, isLabelled: Bool)? {
        let labels = [syntax.trailingClosureLabel] + syntax.deprecatedTrailingClosureLabels
        let trailing = call.closures.enumerated().first { place, closure in
            closure.label.map(labels.contains) ?? (place == 0 && syntax.trailingClosureOffset == 0)
        }
        if let closure = trailing?.element {
            let start = skippingSpaceBackward(from: closure.range.lowerBound)
            return (closure.range, start..<closure.range.upperBound, closure.label != nil)
        }
        // Or as an argument.
        for label in labels {
            guard let name = find("\(label):", in: call.arguments) else { continue }
            let brace = skippingSpace(from: name.upperBound)
            guard brace < code.count, code[brace] == openBrace, let end = matching(brace) else { continue }
            var start = skippingSpaceBackward(from: name.lowerBound)
            if start > 0, code[start - 1] == comma { start -= 1 }
            return (brace..<end, start..<end, false)
        }
        return nil
    }

    private func call(at place: Int) -> Call? {
        guard code.indices.contains(place) else { return nil }
        var next = place
        while next < code.count, isName(code[next]) { next += 1 }
        let hasName = next > place || (place > 0 && isName(code[place - 1]))
        guard hasName, next < code.count else { return nil }
        var call = Call(arguments: next..<next, end: next)
        if code[next] == openParenthesis {
            guard let end = matching(next) else { return nil }
            call = Call(arguments: next + 1..<end - 1, end: end)
        } else {
            let brace = skippingSpace(from: next)
            guard brace < code.count, code[brace] == openBrace else { return nil }
        }
        call.closures = closures(from: call.end)
        return call
    }

    private func closures(from place: Int) -> [Closure] {
        var closures: [Closure] = []
        var place = place
        while true {
            let start = skippingSpace(from: place)
            var brace = start
            var label: String?
            if !closures.isEmpty {
                while brace < code.count, isName(code[brace]) { brace += 1 }
                guard brace > start, brace < code.count, code[brace] == colon else { return closures }
                label = String(decoding: code[start..<brace], as: UTF8.self)
                brace = skippingSpace(from: brace + 1)
            }
            guard brace < code.count, code[brace] == openBrace, let end = matching(brace) else { return closures }
            closures.append(Closure(label: label, range: start..<end))
            place = end
        }
    }

    /// After the bracket that closes the one at a place.
    private func matching(_ place: Int) -> Int? {
        var depth = 0
        for index in place..<code.count {
            switch code[index] {
            case openParenthesis, openBrace, UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return nil
    }

    // MARK: Bytes

    private let openParenthesis = UInt8(ascii: "(")
    private let openBrace = UInt8(ascii: "{")
    private let colon = UInt8(ascii: ":")
    private let comma = UInt8(ascii: ",")
    private let space = UInt8(ascii: " ")
    private let tab = UInt8(ascii: "\t")
    private let newline = UInt8(ascii: "\n")

    private func lineStart(_ line: Int) -> Int? {
        var (place, current) = (0, 1)
        while current < line {
            guard let end = source[place...].firstIndex(of: newline) else { return nil }
            (place, current) = (end + 1, current + 1)
        }
        return place
    }

    private func isName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80
            || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
            || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }

    private func isSpace(_ byte: UInt8) -> Bool { byte == space || byte == tab || byte == newline || byte == 13 }

    private func skippingSpace(from place: Int) -> Int {
        var place = place
        while place < code.count, isSpace(code[place]) { place += 1 }
        return place
    }

    private func skippingSpaceBackward(from place: Int) -> Int {
        var place = place
        while place > 0, isSpace(source[place - 1]) { place -= 1 }
        return place
    }

    private func find(_ text: String, in range: Range<Int>) -> Range<Int>? {
        let wanted = Array(text.utf8)
        var place = range.lowerBound
        while place + wanted.count <= range.upperBound {
            if code[place..<place + wanted.count].elementsEqual(wanted), place == 0 || !isName(code[place - 1]) {
                return place..<place + wanted.count
            }
            place += 1
        }
        return nil
    }

    /// What a level of the file is indented by: a tab, or the spaces that all of its lines are multiples of.
    private var unit: String {
        var (tabs, fours, twos) = (0, 0, 0)
        for line in code.split(separator: newline) {
            guard let first = line.first(where: { !isSpace($0) }), first != UInt8(ascii: "*") else { continue }
            if line.first == tab { tabs += 1 }
            let count = line.prefix { $0 == space }.count
            if count > 0 {
                if count % 4 == 0 { fours += 1 } else if count % 2 == 0 { twos += 1 }
            }
        }
        if tabs > fours + twos { return "\t" }
        return twos > 0 && twos * 4 >= fours ? "  " : "    "
    }
}
