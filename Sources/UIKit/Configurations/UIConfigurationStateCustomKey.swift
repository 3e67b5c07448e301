/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name; choose one that nobody else does, such as the reversed domain of the app.
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A key by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
