extension View {
    /// Hands a value down to everything inside.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        inEnvironment { $0[keyPath: keyPath] = value }
    }
    /// Changes a value that is handed down to everything inside.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        inEnvironment { transform(&$0[keyPath: keyPath]) }
    }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { inEnvironment { $0.dynamicTypeSize = size } }
    /// Keeps the text size within limits.
    public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
    where Range.Bound == DynamicTypeSize {
        inEnvironment { environment in
            let size = environment.dynamicTypeSize
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            let nearest = allowed.min { abs($0.rawValue - size.rawValue) < abs($1.rawValue - size.rawValue) }
            if let nearest { environment.dynamicTypeSize = nearest }
        }
    }
    /// Light or dark for everything inside.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        inEnvironment { $0.colorScheme = colorScheme }
    }
}
