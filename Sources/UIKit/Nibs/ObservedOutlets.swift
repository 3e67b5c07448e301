/// Calls the setters of a class's outlets that have observers, for nibs and storyboards.
///
/// `galley preview` and the plugin add a type that conforms to the classes of an app's sources; nobody else has to.
@preconcurrency @MainActor
public protocol ObservedOutlets {
    /// Sets the outlet of a name, if the value is of its type.
    ///
    /// - Returns: whether it was set; `nil` where no such outlet has observers.
    static func connect(_ name: String, of object: AnyObject, to value: Any) -> Bool?
}

extension ObservedOutlets {
    /// Sets an outlet that may be `nil`, if the value is of its type.
    public static func set<Value>(_ outlet: inout Value?, to value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        outlet = value
        return true
    }

    /// Sets an outlet, if the value is of its type.
    public static func set<Value>(_ outlet: inout Value, to value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        outlet = value
        return true
    }
}
