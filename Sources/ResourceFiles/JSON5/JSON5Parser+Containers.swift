/// Elements, keys and what is between them.
extension JSON5Parser {
    mutating func readElement() -> Expectation {
        guard let top = stack.last else { return .nothing }
        if let end = readEnd(of: top) { return end }
        if cursor.byte == UInt8(ascii: ",") {
            note(at: cursor.place, "a value is missing before the comma", "remove the comma")
            cursor.advance()
            return .elementOrEnd
        }
        if case .array = top.content { return .value }
        return readKey()
    }

    private mutating func readKey() -> Expectation {
        let place = cursor.place
        let name: String
        if cursor.byte == UInt8(ascii: "\"") || cursor.byte == UInt8(ascii: "'") {
            name = readString()
        } else if let read = readName() {
            name = read
        } else {
            note(at: place, "\(shown(cursor.scalar)) begins no key", "write a name, in quotes if it is no plain word")
            skipToSeparator()
            damage()
            return .separatorOrEnd
        }
        if let comment = cursor.skipTrivia() {
            note(at: comment, "the comment is never closed", "end it with */")
        }
        guard cursor.take(UInt8(ascii: ":")) else {
            note(at: cursor.place, "a colon is missing after the key \(quoted(name))", "write \(name): and its value")
            skipToSeparator()
            damage()
            return .separatorOrEnd
        }
        stack[stack.count - 1].key = (name, place)
        return .value
    }

    mutating func readSeparator() -> Expectation {
        guard let top = stack.last else { return .nothing }
        if let end = readEnd(of: top) { return end }
        if cursor.take(UInt8(ascii: ",")) { return .elementOrEnd }
        let place = cursor.place
        if startsElement(of: top) {
            note(at: place, "a comma is missing", "write one before \(shown(cursor.scalar))")
            return .elementOrEnd
        }
        note(
            at: place, "\(shown(cursor.scalar)) does not belong here",
            "write a comma or \(Character(Unicode.Scalar(top.closer)))")
        cursor.advance()
        skipToSeparator()
        damage()
        return .separatorOrEnd
    }

    /// Takes a closing bracket. One of the wrong kind closes what it fits further out, or is passed over.
    private mutating func readEnd(of top: Container) -> Expectation? {
        let byte = cursor.byte
        guard byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return nil }
        if byte == top.closer {
            cursor.advance()
            return close()
        }
        let place = cursor.place
        let closer = Character(Unicode.Scalar(top.closer))
        note(
            at: place, "\(shown(cursor.scalar)) does not close what line \(top.start.line) opened",
            "write \(closer) there first")
        if stack.count > 1, stack[stack.count - 2].closer == byte { return close(damaged: true) }
        cursor.advance()
        damage()
        return .separatorOrEnd
    }

    private func startsElement(of top: Container) -> Bool {
        switch cursor.byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return true
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "+"):
            if case .array = top.content { return true }
            return false
        default: return cursor.scalar.map(JSON5Cursor.startsName) ?? false
        }
    }

    /// Remembers that the innermost object lost something.
    private mutating func damage() {
        guard let top = stack.indices.last, case .object(var open) = stack[top].content else { return }
        open.object.isDamaged = true
        stack[top].content = .object(open)
    }
}
