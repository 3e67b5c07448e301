public import Foundation

/// Questions above a screen, which no picture shows.
extension View {
    // MARK: Alerts

    /// No effect on a picture.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Actions: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Data>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Actions: View, Message: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Data?, @ViewBuilder actions: (Data) -> Actions,
        @ViewBuilder message: (Data) -> Message
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> some View { self }
    /// No effect on a picture.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    /// No effect on a picture.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }

    // MARK: Dialogs

    /// No effect on a picture.
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// No effect on a picture.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View { self }
    /// No effect on a picture.
    public func confirmationDialog<Actions: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions
    ) -> some View { self }
    /// No effect on a picture.
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?, @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View { self }
    /// No effect on a picture.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
    /// No effect on a picture.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View { self }
}

/// A question above a screen. No effect on a picture.
public struct Alert {
    private let title: Text

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) { self.title = title }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
    }

    /// An answer. No effect on a picture.
    public struct Button {
        private let label: Text?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: nil) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
    }
}

/// Choices above a screen. No effect on a picture.
public struct ActionSheet {
    /// A choice. No effect on a picture.
    public typealias Button = Alert.Button
    private let title: Text

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) { self.title = title }
}
