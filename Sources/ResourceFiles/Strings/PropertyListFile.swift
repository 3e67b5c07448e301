import Foundation

/// What an XML property list holds, as far as dictionaries of strings need it.
indirect enum PropertyListValue: Hashable, Sendable {
    case dictionary([(key: String, value: PropertyListNode)])
    case array([PropertyListNode])
    /// Numbers and dates too, as they are written.
    case text(String)

    static func == (left: PropertyListValue, right: PropertyListValue) -> Bool { "\(left)" == "\(right)" }
    func hash(into hasher: inout Hasher) { hasher.combine("\(self)") }
}

/// A value and where it starts.
struct PropertyListNode: Hashable, Sendable {
    var value: PropertyListValue
    var place: SourcePlace
}

/// Reads XML property lists. No entity is expanded but the five of XML and characters by their numbers.
struct PropertyListFile {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1

    /// The deepest that containers stand in each other.
    private static let depth = 64

    static func read(_ bytes: [UInt8]) throws(SourceFault) -> PropertyListNode {
        guard let text = StringsFile.decoded(bytes) else {
            throw SourceFault(at: nil, "this is no text", "save it as an XML property list in UTF-8")
        }
        if text.hasPrefix("bplist") {
            throw SourceFault(at: nil, "this is a binary property list", "convert it with plutil -convert xml1")
        }
        var reader = PropertyListFile(scalars: Array(text.unicodeScalars))
        while let tag = try reader.nextTag() {
            if tag.name == "plist" { return try reader.value() }
            if !tag.name.hasPrefix("!"), !tag.name.hasPrefix("?") {
                throw SourceFault(
                    at: tag.place, "<\(shortened(tag.name))> is no property list", "begin it with <plist>")
            }
        }
        throw SourceFault(at: nil, "there is no property list", "begin it with <plist>")
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    private struct Tag {
        var name: String
        var isEmpty: Bool
        var place: SourcePlace
    }

    private var place: SourcePlace { SourcePlace(line: line, column: column) }

    private mutating func advance() {
        if scalars[index] == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
    }

    /// Skips text and comments up to the next tag; `nil` at the end.
    private mutating func nextTag() throws(SourceFault) -> Tag? {
        while index < scalars.count {
            guard scalars[index] == "<" else {
                advance()
                continue
            }
            let start = place
            if scalars[index...].starts(with: "<!--".unicodeScalars) {
                try skipComment()
                continue
            }
            advance()
            var name = ""
            while index < scalars.count, scalars[index] != ">" {
                name.unicodeScalars.append(scalars[index])
                advance()
            }
            guard index < scalars.count else { throw SourceFault(at: start, "this tag does not end", "end it with >") }
            advance()
            let isEmpty = name.hasSuffix("/")
            let word = name.prefix { !$0.isWhitespace && ($0 != "/" || name.hasPrefix("/")) }
            return Tag(name: String(word), isEmpty: isEmpty, place: start)
        }
        return nil
    }

    private mutating func skipComment() throws(SourceFault) {
        let start = place
        while index < scalars.count {
            if scalars[index...].starts(with: "-->".unicodeScalars) {
                for _ in 0..<3 { advance() }
                return
            }
            advance()
        }
        throw SourceFault(at: start, "this comment does not end", "end it with -->")
    }

    private mutating func value(depth: Int = 0) throws(SourceFault) -> PropertyListNode {
        guard let tag = try nextTag() else {
            throw SourceFault(at: place, "a value is missing", "end the list properly")
        }
        guard let node = try value(tag, depth: depth) else {
            throw SourceFault(at: tag.place, "<\(shortened(tag.name))> is no value", "give a dict, array or string")
        }
        return node
    }

    /// `nil` for a closing tag.
    private mutating func value(_ tag: Tag, depth: Int) throws(SourceFault) -> PropertyListNode? {
        guard depth < Self.depth else {
            throw SourceFault(at: tag.place, "values stand too deep in each other", "use fewer levels")
        }
        switch tag.name {
        case "dict":
            return PropertyListNode(value: .dictionary(tag.isEmpty ? [] : try members(depth)), place: tag.place)
        case "array":
            var nodes: [PropertyListNode] = []
            while !tag.isEmpty {
                guard let next = try nextTag() else {
                    throw SourceFault(at: tag.place, "this array does not end", "end it with </array>")
                }
                guard let node = try value(next, depth: depth + 1) else { break }
                nodes.append(node)
            }
            return PropertyListNode(value: .array(nodes), place: tag.place)
        case "true", "false": return PropertyListNode(value: .text(tag.name), place: tag.place)
        case "string", "integer", "real", "date", "data":
            return PropertyListNode(value: .text(tag.isEmpty ? "" : try text(of: tag)), place: tag.place)
        default: return nil
        }
    }

    private mutating func members(_ depth: Int) throws(SourceFault) -> [(key: String, value: PropertyListNode)] {
        var members: [(key: String, value: PropertyListNode)] = []
        while let tag = try nextTag() {
            if tag.name == "/dict" { return members }
            guard tag.name == "key" else {
                throw SourceFault(
                    at: tag.place, "<\(shortened(tag.name))> stands where a key belongs", "write <key> first")
            }
            let key = tag.isEmpty ? "" : try text(of: tag)
            members.append((key, try value(depth: depth + 1)))
        }
        throw SourceFault(at: place, "a dict does not end", "end it with </dict>")
    }

    /// Up to the closing tag, which is taken as well.
    private mutating func text(of tag: Tag) throws(SourceFault) -> String {
        var text = ""
        while index < scalars.count, scalars[index] != "<" {
            if scalars[index] == "&" {
                text.unicodeScalars.append(try entity())
            } else {
                text.unicodeScalars.append(scalars[index])
                advance()
            }
        }
        guard let end = try nextTag(), end.name == "/\(tag.name)" else {
            throw SourceFault(at: tag.place, "<\(tag.name)> does not end", "end it with </\(tag.name)>")
        }
        return text
    }

    private static let entities: [String: Unicode.Scalar] = [
        "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]

    private mutating func entity() throws(SourceFault) -> Unicode.Scalar {
        let start = place
        advance()
        var name = ""
        while index < scalars.count, scalars[index] != ";", name.unicodeScalars.count < 12 {
            name.unicodeScalars.append(scalars[index])
            advance()
        }
        if index < scalars.count { advance() }
        if let scalar = Self.entities[name] { return scalar }
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            if let scalar = value.flatMap(Unicode.Scalar.init) { return scalar }
        }
        throw SourceFault(at: start, "there is no entity \(quoted(name))", "write &amp; for &")
    }
}
