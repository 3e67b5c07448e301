/// A value of a JSON5 text with its place.
package struct JSON5Node: Sendable {
    package var value: JSON5Value
    /// Its first character.
    package var start: SourcePlace
    /// The place right behind its last character.
    package var end: SourcePlace

    package init(_ value: JSON5Value, from start: SourcePlace, to end: SourcePlace) {
        self.value = value
        self.start = start
        self.end = end
    }
}

package enum JSON5Value: Sendable {
    case null
    case boolean(Bool)
    /// May be infinite or not a number: JSON5 can write both.
    case number(Double)
    case string(String)
    case array([JSON5Node])
    case object(JSON5Object)
    /// Stands where a fault was reported; whoever reads the tree passes over it in silence.
    case invalid
}

package struct JSON5Object: Sendable {
    /// In the order of the text, no key twice.
    package var members: [Member] = []
    /// Something inside could not be read, so that a missing key proves nothing.
    package var isDamaged = false

    package init() {}

    package struct Member: Sendable {
        package var key: String
        package var keyPlace: SourcePlace
        package var node: JSON5Node

        package init(key: String, keyPlace: SourcePlace, node: JSON5Node) {
            self.key = key
            self.keyPlace = keyPlace
            self.node = node
        }
    }

    package subscript(key: String) -> JSON5Node? {
        members.first { $0.key == key }?.node
    }
}

extension JSON5Value {
    /// What kind of value it is, as a sentence names it.
    package var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        case .invalid: "unreadable"
        }
    }
}
