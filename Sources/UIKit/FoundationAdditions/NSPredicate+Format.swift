public import Foundation

extension NSPredicate {
    /// A predicate by its words. Linux has no key-value coding: a key is the name of a stored property, a dictionary's key, or one of
    /// `self`, `count`, `length`, `@count` and `description`; anything else counts as nothing. Subqueries, functions and collection operators
    /// such as `@avg` are not understood and stop the program, as wrong words do on the phone.
    /// - Parameter arguments: What stands for `%@`, `%K`, `%d` and the like, in turn.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
        self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
    }

    /// The same with the values in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        guard let test = parser.parse() else {
            fatalError("Unable to parse the format string \"\(predicateFormat)\"")
        }
        self.init(block: { object, _ in test.holds(for: object) })
    }
}
