/// The windows of an app. No effect on a picture.
@MainActor @preconcurrency
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    /// - Parameter content: It is not called.
    public init(@ViewBuilder content: @escaping () -> Content) {}
    /// - Parameter content: It is not called.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {}
    /// - Parameter content: It is not called.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
}
