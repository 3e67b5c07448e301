/// Reads JSON5: JSON with comments, trailing commas, unquoted keys, single quotes and more number forms.
///
/// Foundation's decoder reads JSON5 too, but stops at the first fault, tells no place of a value, and lets a key come
/// twice; these files are written by hand, where place and completeness are what a message is good for.
///
/// Containers are kept on a stack of its own, so that no depth of nesting can exhaust the thread's; every byte is
/// looked at a bounded number of times.
package struct JSON5Parser {
    package struct Limits: Sendable {
        /// The most bytes a text may have.
        package var size = 64 << 20
        /// The most containers inside each other.
        package var depth = 200
        /// Reading stops after so many faults.
        package var faults = 100

        package init() {}
    }

    package struct Result: Sendable {
        /// What could be read; `nil` when nothing could.
        package var root: JSON5Node?
        /// In the text's order. Empty means that all of it could be read.
        package var faults: [SourceFault]
    }

    var cursor: JSON5Cursor
    let limits: Limits
    var faults: [SourceFault] = []
    var stack: [Container] = []
    private var root: JSON5Node?

    /// A container that is not closed yet.
    struct Container {
        enum Content {
            case array([JSON5Node])
            case object(OpenObject)
        }
        var content: Content
        let start: SourcePlace
        var key: (name: String, place: SourcePlace)?

        var closer: UInt8 {
            if case .array = content { UInt8(ascii: "]") } else { UInt8(ascii: "}") }
        }
    }

    /// An object that is not closed yet. Its keys are looked up one by one until there are many of them.
    struct OpenObject {
        var object = JSON5Object()
        private var places: [String: SourcePlace] = [:]

        /// Adds a member, or gives the place of the one that has the same key.
        mutating func add(_ key: String, at place: SourcePlace, _ node: JSON5Node) -> SourcePlace? {
            if places.isEmpty {
                if let first = object.members.first(where: { $0.key == key }) { return first.keyPlace }
            } else if let first = places[key] {
                return first
            }
            object.members.append(.init(key: key, keyPlace: place, node: node))
            if object.members.count == 16 {
                for member in object.members { places[member.key] = member.keyPlace }
            } else if !places.isEmpty {
                places[key] = place
            }
            return nil
        }
    }

    /// What has to come next.
    enum Expectation {
        case value, elementOrEnd, separatorOrEnd, nothing
    }

    package static func parse(_ bytes: [UInt8], limits: Limits = Limits()) -> Result {
        guard bytes.count <= limits.size else {
            let fault = SourceFault(
                at: nil, "the file is larger than \(limits.size >> 20) MB", "split it into several files")
            return Result(root: nil, faults: [fault])
        }
        if let offset = UTF8Check.firstFault(in: bytes) {
            var cursor = JSON5Cursor(Array(bytes[..<offset]))
            while !cursor.isAtEnd { cursor.advance() }
            let fault = SourceFault(at: cursor.place, "the file is not UTF-8 here", "save it in UTF-8")
            return Result(root: nil, faults: [fault])
        }
        let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        var parser = JSON5Parser(hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes, limits: limits)
        parser.run()
        return Result(root: parser.root, faults: parser.faults)
    }

    private init(_ bytes: [UInt8], limits: Limits) {
        cursor = JSON5Cursor(bytes)
        self.limits = limits
    }

    private mutating func run() {
        var next = Expectation.value
        while faults.count < limits.faults {
            if let comment = cursor.skipTrivia() {
                note(at: comment, "the comment is never closed", "end it with */")
            }
            guard !cursor.isAtEnd else { return finish(expecting: next) }
            switch next {
            case .value: next = readValue()
            case .elementOrEnd: next = readElement()
            case .separatorOrEnd: next = readSeparator()
            case .nothing:
                return note(at: cursor.place, "there is more after the end", "remove what follows")
            }
        }
        note(at: cursor.place, "too many faults to read on", "mend the ones above first")
    }

    /// Closes what the end of the text left open.
    private mutating func finish(expecting next: Expectation) {
        if let open = stack.last {
            let opener = open.closer == UInt8(ascii: "]") ? "[" : "{"
            let closer = Character(Unicode.Scalar(open.closer))
            note(
                at: cursor.place, "the file ends inside the \(opener) of line \(open.start.line)",
                "close it with \(closer)")
            while !stack.isEmpty { _ = close(damaged: true) }
        } else if next == .value {
            note(at: cursor.place, "the file is empty", "write an object: { }")
        }
    }

    mutating func note(at place: SourcePlace, _ problem: String, _ remedy: String) {
        faults.append(SourceFault(at: place, problem, remedy))
    }
}

// MARK: - Values

extension JSON5Parser {
    private mutating func readValue() -> Expectation {
        let start = cursor.place
        switch cursor.byte {
        case UInt8(ascii: "{"): return open(.object(OpenObject()), at: start)
        case UInt8(ascii: "["): return open(.array([]), at: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return deliver(.string(readString()), from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
            return deliver(readNumber(), from: start)
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
            note(at: start, "a value is missing", "write it, or remove its key")
            if cursor.byte == UInt8(ascii: ":") { skipToSeparator() }
            return deliver(.invalid, from: start)
        default: return deliver(readWord(), from: start)
        }
    }

    private mutating func open(_ content: Container.Content, at start: SourcePlace) -> Expectation {
        guard stack.count < limits.depth else {
            note(at: start, "more than \(limits.depth) levels are nested here", "nest less deeply")
            cursor.advance()
            skipContainer()
            return deliver(.invalid, from: start)
        }
        cursor.advance()
        stack.append(Container(content: content, start: start))
        return .elementOrEnd
    }

    private mutating func deliver(_ value: JSON5Value, from start: SourcePlace) -> Expectation {
        deliver(JSON5Node(value, from: start, to: cursor.place))
    }

    /// Puts a finished value where it belongs.
    private mutating func deliver(_ node: JSON5Node) -> Expectation {
        guard var container = stack.popLast() else {
            root = node
            return .nothing
        }
        switch container.content {
        case .array(var elements):
            container.content = .array([])
            elements.append(node)
            container.content = .array(elements)
        case .object(var object):
            container.content = .array([])
            if let key = container.key, let first = object.add(key.name, at: key.place, node) {
                note(
                    at: key.place, "the key \(quoted(key.name)) comes twice",
                    "keep one of them; the first is in line \(first.line), column \(first.column)")
            }
            container.content = .object(object)
            container.key = nil
        }
        stack.append(container)
        return .separatorOrEnd
    }

    mutating func close(damaged: Bool = false) -> Expectation {
        guard let container = stack.popLast() else { return .nothing }
        switch container.content {
        case .array(let elements): return deliver(.array(elements), from: container.start)
        case .object(var open):
            open.object.isDamaged = open.object.isDamaged || damaged || container.key != nil
            return deliver(.object(open.object), from: container.start)
        }
    }
}
