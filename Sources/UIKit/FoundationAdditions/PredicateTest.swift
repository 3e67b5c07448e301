import Foundation

/// What a predicate's words come to.
indirect enum PredicateTest: @unchecked Sendable {
    // Values are those that an app gave; Foundation's predicates carry them from thread to thread just so.
    case always(Bool)
    case not(PredicateTest)
    case all([PredicateTest])
    case any([PredicateTest])
    case comparison(Operand, Comparison, Operand, ignoring: String.CompareOptions, Quantity)

    /// Of which of several values a comparison is to hold.
    enum Quantity { case one, any, all, none }

    enum Comparison: String {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"
    }

    enum Operand {
        case value(Any?)
        case path([String])
        case list([Operand])

        func value(of object: Any?) -> Any? {
            switch self {
            case .value(let value): value
            case .path(let keys): keys.reduce(object) { KeyedValue.value($1, of: $0) }
            case .list(let operands): operands.map { $0.value(of: object) as Any }
            }
        }
    }

    func holds(for object: Any?) -> Bool {
        switch self {
        case .always(let holds): return holds
        case .not(let test): return !test.holds(for: object)
        case .all(let tests): return tests.allSatisfy { $0.holds(for: object) }
        case .any(let tests): return tests.contains { $0.holds(for: object) }
        case .comparison(let left, let comparison, let right, let options, let quantity):
            let (left, right) = (left.value(of: object), right.value(of: object))
            func compare(_ value: Any?) -> Bool { PredicateComparison(options).holds(value, comparison, right) }
            let values = KeyedValue.elements(left) ?? []
            switch quantity {
            case .one: return compare(left)
            case .any: return values.contains(where: compare)
            case .all: return values.allSatisfy(compare)
            case .none: return !values.contains(where: compare)
            }
        }
    }
}

/// Values by the names of properties.
enum KeyedValue {
    /// `nil` for a name that there is not.
    static func value(_ key: String, of object: Any?) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        switch key {
        case "self", "SELF": return object
        case "count", "@count", "length":
            if let text = object as? String { return text.count }
            if let elements = elements(object) { return elements.count }
        case "description": return "\(object)"
        case "lowercaseString": return (object as? String)?.lowercased()
        case "uppercaseString": return (object as? String)?.uppercased()
        default: break
        }
        if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
        if let elements = elements(object) { return elements.map { value(key, of: $0) as Any } }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            // A property that is wrapped or observed has its name with a line in front.
            if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
                return unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// Of a collection; `nil` for anything else.
    static func elements(_ value: Any?) -> [Any?]? {
        guard let value = unwrapped(value), !(value is String) else { return nil }
        if let array = value as? [Any] { return array.map(unwrapped) }
        if let set = value as? Set<AnyHashable> { return set.map(\.base) }
        if let array = value as? NSArray { return array.map { $0 } }
        if let set = value as? NSSet { return set.map { $0 } }
        return nil
    }

    /// Without optionals around it.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
