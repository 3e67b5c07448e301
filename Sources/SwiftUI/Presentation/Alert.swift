import UIKit

/// A question above a screen, with one answer or two.
public struct Alert {
    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    /// - Parameters:
    ///   - message: The smaller text; `nil` is none.
    ///   - dismissButton: `nil` is the system's.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton ?? Button(label: nil)]
    }
    /// - Parameter message: The smaller text; `nil` is none.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// An answer. Nobody presses buttons in a picture: what they do is not called.
    public struct Button {
        /// `nil` is the system's word.
        fileprivate let label: Text?
        fileprivate var style = UIAlertAction.Style.default

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, style: .cancel)
        }
        /// With the system's word.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: nil, style: .cancel) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, style: .destructive)
        }
    }

    @MainActor
    func question(_ environment: EnvironmentValues) -> Question {
        Question(isDialog: false, title, message, buttons, environment)
    }
}

extension Question {
    @MainActor
    init(
        isDialog: Bool, _ title: Text, _ message: Text?, _ buttons: [Alert.Button], _ environment: EnvironmentValues
    ) {
        self.isDialog = isDialog
        self.title = ResolvedText(title, environment).string
        self.message = message.map { ResolvedText($0, environment).string }
        answers = buttons.map { button in
            Answer(title: button.label.map { ResolvedText($0, environment).string }, style: button.style)
        }
    }
}
