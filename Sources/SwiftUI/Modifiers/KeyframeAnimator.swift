/// A view that goes along keyframes. A picture shows where they begin.
@MainActor @preconcurrency
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    private let value: Value
    private let content: (Value) -> Content

    /// - Parameters:
    ///   - repeating: No effect on a picture.
    ///   - keyframes: No effect on a picture.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }
    /// - Parameters:
    ///   - trigger: No effect on a picture.
    ///   - keyframes: No effect on a picture.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(initialValue: initialValue, content: content, keyframes: keyframes)
    }

    public var body: some View { content(value) }
}

extension View {
    /// Shows the view where the keyframes begin.
    /// - Parameters:
    ///   - repeating: No effect on a picture.
    ///   - keyframes: No effect on a picture.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
    /// Shows the view where the keyframes begin.
    /// - Parameters:
    ///   - trigger: No effect on a picture.
    ///   - keyframes: No effect on a picture.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
    }
}
