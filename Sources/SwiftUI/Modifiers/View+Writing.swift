public import UIKit

/// How somebody writes, which in a picture nobody does.
extension View {
    /// No effect on a picture.
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    /// No effect on a picture.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// No effect on a picture.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// No effect on a picture.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// No effect on a picture.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// No effect on a picture.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// No effect on a picture.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// No effect on a picture.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
}

/// Which letters become capitals by themselves. No effect on a picture.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}
