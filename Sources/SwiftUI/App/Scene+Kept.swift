public import Foundation

extension Scene {
    /// No effect on a picture.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// No effect on a picture.
    public func commandsRemoved() -> some Scene { self }
    /// No effect on a picture.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// No effect on a picture.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// No effect on a picture.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// No effect on a picture.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// No effect on a picture.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    /// It is not called. No effect on a picture.
    public func backgroundTask(
        _ task: BackgroundTask, action: @escaping @Sendable () async -> Void
    ) -> some Scene { self }
    /// No effect on a picture.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// How a window's size can change. No effect on a picture.
public struct WindowResizability: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowResizability(name: "automatic")
    public static let contentSize = WindowResizability(name: "contentSize")
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// What wakes an app up in the background. No effect on a picture.
public struct BackgroundTask: Hashable, Sendable {
    private let identifier: String
    public static func appRefresh(_ matching: String) -> BackgroundTask { BackgroundTask(identifier: matching) }
    public static func urlSession(_ matching: String) -> BackgroundTask { BackgroundTask(identifier: matching) }
}

extension WindowGroup {
    /// - Parameter content: It is not called.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }
    /// - Parameter content: It is not called.
    public init<Data: Codable & Hashable>(
        for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) { self.init(content: { content(.constant(nil)) }) }
    /// - Parameter content: It is not called.
    public init<Data: Codable & Hashable>(
        id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) { self.init(content: { content(.constant(nil)) }) }
    /// - Parameter content: It is not called.
    public init<Data: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) { self.init(content: { content(.constant(nil)) }) }
    /// - Parameter content: It is not called.
    public init<Data: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) { self.init(content: { content(.constant(nil)) }) }
}
