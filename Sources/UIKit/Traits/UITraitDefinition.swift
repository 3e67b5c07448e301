/// A trait that an app, or the system, gives a name and a default.
public protocol UITraitDefinition<Value> {
    associatedtype Value

    /// What an environment has where nobody set the trait.
    static var defaultValue: Value { get }
    /// For descriptions; the type's name unless given.
    static var name: String { get }
    /// What stays the same between runs; empty unless given.
    static var identifier: String { get }
    /// Whether dynamic colours have to be resolved anew when the trait changes.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { "" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose place in the stored values is known.
protocol SystemTrait: UITraitDefinition {
    static func read(_ values: TraitValues) -> Value
    static func write(_ value: Value, to values: inout TraitValues)
    static func clear(_ values: inout TraitValues)
    static func isSet(_ values: TraitValues) -> Bool
}

extension SystemTrait {
    static func erasedRead(_ values: TraitValues) -> Any { read(values) }

    static func erasedWrite(_ value: Any, to values: inout TraitValues) {
        if let value = value as? Value { write(value, to: &values) }
    }
}
