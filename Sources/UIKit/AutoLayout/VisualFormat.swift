import Foundation

/// A line of the visual format language, read: what stands in a row, and the spaces between.
///
/// ```
/// line     ::= ["H:" | "V:"] ["|" space] view (space view)* [space "|"]
/// space    ::= "" | "-" | "-" lengths "-"          lengths ::= simple | "(" predicate ("," predicate)* ")"
/// view     ::= "[" name [ "(" predicate ("," predicate)* ")" ] "]"
/// predicate::= ["==" | "<=" | ">="] value ["@" priority]      value ::= number | metric | view's name
/// ```
package struct VisualFormat {
    struct Predicate: Hashable {
        enum Value: Hashable {
            case number(Double)
            case name(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
    }

    enum Space: Hashable {
        /// Edges touch.
        case none
        /// The system's own.
        case standard
        case lengths([Predicate])
    }

    struct View: Hashable {
        var name: String
        var sizes: [Predicate] = []
    }

    var axis: NSLayoutConstraint.Axis
    var views: [View] = []
    /// Before the first view, between views, and after the last one; `nil` at an end without the superview.
    var spaces: [Space?] = []

    package struct Failure: Error, Hashable {
        package var reason: String
    }

    package init(_ text: String) throws(Failure) {
        var parser = Parser(text)
        self = try parser.line()
    }

    private init(axis: NSLayoutConstraint.Axis) {
        self.axis = axis
    }

    /// Reads a line from left to right.
    private struct Parser {
        private let text: String
        private let characters: [Character]
        private var place = 0

        init(_ text: String) {
            self.text = text
            characters = Array(text.filter { !$0.isWhitespace })
        }

        mutating func line() throws(Failure) -> VisualFormat {
            let isVertical = take("V:")
            if !isVertical { _ = take("H:") }
            var result = VisualFormat(axis: isVertical ? .vertical : .horizontal)
            result.spaces.append(take("|") ? try space() : nil)
            guard !isAtEnd else { throw failure("a view has to follow") }
            while true {
                result.views.append(try view())
                guard !isAtEnd else {
                    result.spaces.append(nil)
                    return result
                }
                result.spaces.append(try space())
                guard take("|") else { continue }
                guard isAtEnd else { throw failure("nothing may follow the superview") }
                return result
            }
        }

        private mutating func space() throws(Failure) -> Space {
            guard take("-") else { return .none }
            if isAtEnd || peek("[") || peek("|") { return .standard }
            let lengths = peek("(") ? try predicates() : [Predicate(value: try value())]
            guard take("-") else { throw failure("'-' has to end the space") }
            return .lengths(lengths)
        }

        private mutating func view() throws(Failure) -> View {
            guard take("[") else { throw failure("'[' has to begin a view") }
            var view = View(name: word { $0.isLetter || $0.isNumber || $0 == "_" })
            guard !view.name.isEmpty else { throw failure("a view needs a name") }
            if peek("(") { view.sizes = try predicates() }
            guard take("]") else { throw failure("']' has to end a view") }
            return view
        }

        private mutating func predicates() throws(Failure) -> [Predicate] {
            _ = take("(")
            var result: [Predicate] = []
            repeat { result.append(try predicate()) } while take(",")
            guard take(")") else { throw failure("')' has to end the list") }
            return result
        }

        private mutating func predicate() throws(Failure) -> Predicate {
            var relation = NSLayoutConstraint.Relation.equal
            if take("<=") {
                relation = .lessThanOrEqual
            } else if take(">=") {
                relation = .greaterThanOrEqual
            } else {
                _ = take("==")
            }
            let value = try value()
            return Predicate(relation: relation, value: value, priority: take("@") ? try self.value() : nil)
        }

        private mutating func value() throws(Failure) -> Predicate.Value {
            let start = place
            let sign = take("-") ? -1.0 : 1
            let digits = word { $0.isNumber || $0 == "." }
            if !digits.isEmpty, let number = Double(digits) { return .number(sign * number) }
            place = start
            let name = word { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            guard !name.isEmpty else { throw failure("a number or a name has to follow") }
            return .name(name)
        }

        // MARK: Characters

        private var isAtEnd: Bool { place >= characters.count }

        private func peek(_ character: Character) -> Bool {
            place < characters.count && characters[place] == character
        }

        private mutating func take(_ word: String) -> Bool {
            guard characters[place...].starts(with: word) else { return false }
            place += word.count
            return true
        }

        private mutating func word(_ belongs: (Character) -> Bool) -> String {
            let start = place
            while place < characters.count, belongs(characters[place]) { place += 1 }
            return String(characters[start..<place])
        }

        private func failure(_ reason: String) -> Failure {
            let read = String(characters[..<min(place, characters.count)])
            return Failure(reason: "Unable to parse constraint format: \(reason) after \"\(read)\" in \"\(text)\"")
        }
    }
}
