/// What a view's geometry came to, on its way to who asked.
private struct MeasuredGeometry<Value: Equatable>: PreferenceKey {
    static var defaultValue: Value? { nil }
    static func reduce(value: inout Value?, nextValue: () -> Value?) { value = value ?? nextValue() }
}

extension View {
    /// Does something with what the view's geometry comes to when the view is on the screen, and whenever that is something else.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
    ) -> some View {
        // What views inside tell of theirs is not this one's, and this one's is not that of those around.
        preference(key: MeasuredGeometry<Value>.self, value: nil)
            .background {
                GeometryReader { Color.clear.preference(key: MeasuredGeometry<Value>.self, value: transform($0)) }
            }
            .onPreferenceChange(MeasuredGeometry<Value>.self) { if let value = $0 { action(value) } }
            .preference(key: MeasuredGeometry<Value>.self, value: nil)
    }
}
