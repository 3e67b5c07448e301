/// What a button of a role says by itself: an icon in bars, elsewhere its words. The words are a guess for roles that no
/// picture shows.
@MainActor @preconcurrency
public struct DefaultButtonLabel: View {
    let role: ButtonRole

    public var body: some View {
        switch role {
        case .close: Label("Close", systemImage: "xmark")
        case .confirm: Label("Done", systemImage: "checkmark")
        case .cancel: Label("Cancel", systemImage: "xmark")
        case .destructive: Label("Delete", systemImage: "trash")
        default: Label("OK", systemImage: "checkmark")
        }
    }
}

extension Button where Content == DefaultButtonLabel {
    /// A button that says what its role is for.
    /// - Parameter action: Nobody presses buttons in a picture: it is not called.
    public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

/// How much room buttons with a background take.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// What the label needs.
    public static let automatic = ButtonSizing(name: "automatic")
    /// What the label needs.
    public static let fitted = ButtonSizing(name: "fitted")
    /// All that there is across.
    public static let flexible = ButtonSizing(name: "flexible")
}

/// Whether a button that is held presses again and again. No effect on a picture.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
    /// How much room buttons with a background take.
    public func buttonSizing(_ sizing: ButtonSizing) -> some View {
        inEnvironment { $0[storage: \.control].buttonSizing = sizing }
    }
    /// No effect on a picture.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}
