/// Which view is read out: none in a picture.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<Wrapped>() where Value == Wrapped?, Wrapped: Hashable { state = State(wrappedValue: nil) }
    /// - Parameter technologies: No effect on a picture.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    /// - Parameter technologies: No effect on a picture.
    public init<Wrapped>(for technologies: AccessibilityTechnologies) where Value == Wrapped?, Wrapped: Hashable {
        self.init()
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(value: state.projectedValue) }

    /// A focus that lies elsewhere.
    @propertyWrapper
    public struct Binding {
        let value: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
}

extension AccessibilityFocusState: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) { state.connect(store, key) }
}

/// What reads a screen out. No effect on a picture.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
