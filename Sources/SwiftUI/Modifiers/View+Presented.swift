public import UIKit

/// What is shown above a screen. Nothing is presented in a picture at rest: these are kept for nothing.
extension View {
    /// No effect on a picture.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// No effect on a picture.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    /// No effect on a picture.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// No effect on a picture.
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View { self }
}

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

/// What a keyboard's return key says. No effect on a picture.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let route = SubmitLabel(name: "route")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}

/// Which letters become capitals by themselves. No effect on a picture.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String
    public static let never = TextInputAutocapitalization(name: "never")
    public static let words = TextInputAutocapitalization(name: "words")
    public static let sentences = TextInputAutocapitalization(name: "sentences")
    public static let characters = TextInputAutocapitalization(name: "characters")
}
