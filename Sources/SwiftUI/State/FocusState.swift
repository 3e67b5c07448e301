/// Which view somebody writes in: none in a picture.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<Wrapped>() where Value == Wrapped?, Wrapped: Hashable { state = State(wrappedValue: nil) }

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

extension View {
    /// Nobody writes in a picture. No effect on a picture.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    /// Nobody writes in a picture. No effect on a picture.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        self
    }
}

extension FocusState: StoredProperty {
    func connect(_ store: ViewStore, _ key: ViewStore.Key) { state.connect(store, key) }
}
