/// Going on after a fault, so that the next one is told as well.
extension JSON5Parser {
    /// Steps to the next comma or closing bracket that belongs to the innermost container.
    mutating func skipToSeparator() {
        var depth = 0
        while !cursor.isAtEnd {
            switch cursor.byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return }
                depth -= 1
            case UInt8(ascii: ","): if depth == 0 { return }
            default: break
            }
            skipToken()
        }
    }

    /// Steps behind the end of a container whose opening bracket is passed already.
    mutating func skipContainer() {
        var depth = 1
        while !cursor.isAtEnd, depth > 0 {
            switch cursor.byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            skipToken()
        }
    }

    /// Steps over a string, a comment or one character.
    private mutating func skipToken() {
        let before = cursor.index
        switch cursor.byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let known = faults.count
            _ = readString()
            faults.removeLast(faults.count - known)
        case UInt8(ascii: "/"): _ = cursor.skipTrivia()
        default: break
        }
        if cursor.index == before { cursor.advance() }
    }
}
