/// Choices above a screen.
public struct ActionSheet {
    /// A choice.
    public typealias Button = Alert.Button
    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    /// - Parameter message: The smaller text; `nil` is none.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    @MainActor
    func question(_ environment: EnvironmentValues) -> Question {
        Question(isDialog: true, title, message, buttons, environment)
    }
}
