/// A property that a nib fills: what `@IBOutlet` is on iOS.
///
///     class SharedCell: UIView {
///         @Outlet var textLabel: UILabel!
///         @Outlet var buttons: [UIButton]!
///     }
///
/// Linux has no Objective-C runtime, which Apple's attribute needs. Write `@Outlet` for `@IBOutlet`, leave out `weak`
/// (`@Outlet(.weak)` says it), and keep the name and the type: a connection is found by the property's name, in the class itself and in
/// those it inherits from. A nib sets the value without running `didSet`; do in `awakeFromNib` what is to follow.
/// In sources that `galley preview` or the plugin takes as they are, it runs.
@propertyWrapper
public final class Outlet<Value> {
    /// How an outlet holds what it is connected to.
    public enum Ownership: Hashable, Sendable {
        /// The object stays as long as the outlet's owner.
        case strong
        /// The object stays only as long as something else holds it, as a superview does. A collection is held anyway.
        case weak
    }

    private let none: Value
    private let ownership: Ownership
    private var held: Value
    private weak var object: AnyObject?

    /// An outlet without a value until the nib's objects are connected.
    public init(_ ownership: Ownership = .strong) where Value: ExpressibleByNilLiteral {
        none = nil
        held = nil
        self.ownership = ownership
    }

    /// An outlet whose value until the nib's objects are connected is given.
    public init(wrappedValue: Value) {
        none = wrappedValue
        held = wrappedValue
        ownership = .strong
    }

    /// An outlet without a value until the nib's objects are connected, written with `= nil`.
    public init(wrappedValue: Value, _ ownership: Ownership) where Value: ExpressibleByNilLiteral {
        none = nil
        held = nil
        self.ownership = ownership
        self.wrappedValue = wrappedValue
    }

    public var wrappedValue: Value {
        get {
            guard ownership == .weak, let object else { return held }
            return object as? Value ?? none
        }
        set { hold(newValue) }
    }

    private func hold(_ value: Value) {
        object = nil
        held = value
        guard ownership == .weak, let single = Self.object(in: value) else { return }
        object = single
        held = none
    }

    /// The object that a value or an optional is; `nil` for a collection or another plain value.
    private static func object(in value: Value) -> AnyObject? {
        let content = Mirror(reflecting: value)
        if content.displayStyle == .optional { return content.children.first.flatMap { object(of: $0.value) } }
        return object(of: value)
    }

    private static func object(of value: Any) -> AnyObject? {
        type(of: value) is AnyClass ? value as AnyObject : nil
    }
}

/// What connecting asks of an outlet, whatever its type.
protocol NibConnectable: AnyObject {
    /// Takes over a value if it is of the outlet's type.
    func connect(_ value: Any) -> Bool
    /// The type as it is written.
    var valueType: String { get }
}

extension Outlet: NibConnectable {
    func connect(_ value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        hold(value)
        return true
    }

    var valueType: String { "\(Value.self)" }
}

/// The outlets of an object, found by the names of its properties.
@MainActor
enum NibOutlets {
    enum Finding {
        case outlet(any NibConnectable)
        /// A property of that name that is no outlet.
        case plainProperty
        case nothing
    }

    private static var observed: [ObjectIdentifier: [any ObservedOutlets.Type]] = [:]

    /// Sets an outlet that has observers; `nil` where it has none.
    static func observe(_ name: String, of object: AnyObject, _ value: Any) -> Bool? {
        let type: AnyClass = type(of: object)
        let setters = observed[ObjectIdentifier(type)] ?? superclasses(type).compactMap(NibClasses.observedOutlets)
        observed[ObjectIdentifier(type)] = setters
        for type in setters {
            if let isSet = type.connect(name, of: object, to: value) { return isSet }
        }
        return nil
    }

    private static func superclasses(_ type: AnyClass) -> [AnyClass] {
        Array(sequence(first: type) { _getSuperclass($0) })
    }

    static func find(_ name: String, in object: AnyObject) -> Finding {
        var finding = Finding.nothing
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children {
                if child.label == "_\(name)", let outlet = child.value as? any NibConnectable { return .outlet(outlet) }
                if child.label == name || child.label == "$__lazy_storage_$_\(name)" { finding = .plainProperty }
            }
            mirror = level.superclassMirror
        }
        return finding
    }
}
