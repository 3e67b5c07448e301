public import Foundation

/// Questions above a screen, which are shown while what is bound says so.
extension View {
    // MARK: Alerts

    /// A question in the middle of the screen. Without buttons it has the system's.
    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(Text(titleKey), isPresented, actions: actions(), message: nil)
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(Text(title), isPresented, actions: actions(), message: nil)
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    public func alert<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(title, isPresented, actions: actions(), message: nil)
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(Text(titleKey), isPresented, actions: actions(), message: message())
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(Text(title), isPresented, actions: actions(), message: message())
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    public func alert<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(title, isPresented, actions: actions(), message: message())
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func alert<Actions: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(Text(titleKey), isPresented, actions: data.map { actions($0) }, message: nil)
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    /// - Parameter data: What it is about; without it nothing is shown.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Data>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(Text(title), isPresented, actions: data.map { actions($0) }, message: nil)
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func alert<Actions: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(title, isPresented, actions: data.map { actions($0) }, message: nil)
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func alert<Actions: View, Message: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(Text(titleKey), isPresented, actions: data.map { actions($0) }, message: data.map { message($0) })
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    /// - Parameter data: What it is about; without it nothing is shown.
    @_disfavoredOverload
    public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(Text(title), isPresented, actions: data.map { actions($0) }, message: data.map { message($0) })
    }
    /// A question in the middle of the screen. Without buttons it has the system's.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func alert<Actions: View, Message: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(title, isPresented, actions: data.map { actions($0) }, message: data.map { message($0) })
    }
    /// An error's description.
    /// - Parameter error: `nil` shows nothing.
    public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(
            Text(verbatim: error?.alertTitle ?? ""), isPresented, actions: error.map { _ in actions() }, message: nil)
    }
    /// An error's description.
    /// - Parameter error: `nil` shows nothing.
    public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
        @ViewBuilder message: (Failure) -> Message
    ) -> some View {
        asking(
            Text(verbatim: error?.alertTitle ?? ""), isPresented, actions: error.map { actions($0) },
            message: error.map { message($0) })
    }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = isPresented.wrappedValue ? content() : nil
        return presenting { environment in alert.map { PresentationRequest($0.question(environment), environment) } }
    }
    /// - Parameter item: What it is about; `nil` shows nothing.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let alert = item.wrappedValue.map { content($0) }
        return presenting { environment in alert.map { PresentationRequest($0.question(environment), environment) } }
    }

    // MARK: Dialogs

    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(Text(titleKey), isPresented, titleVisibility, actions: actions(), message: nil)
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(Text(title), isPresented, titleVisibility, actions: actions(), message: nil)
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    public func confirmationDialog<Actions: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        asking(title, isPresented, titleVisibility, actions: actions(), message: nil)
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(Text(titleKey), isPresented, titleVisibility, actions: actions(), message: message())
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(Text(title), isPresented, titleVisibility, actions: actions(), message: message())
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        asking(title, isPresented, titleVisibility, actions: actions(), message: message())
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func confirmationDialog<Actions: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(Text(titleKey), isPresented, titleVisibility, actions: data.map { actions($0) }, message: nil)
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    /// - Parameter data: What it is about; without it nothing is shown.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(Text(title), isPresented, titleVisibility, actions: data.map { actions($0) }, message: nil)
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func confirmationDialog<Actions: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions
    ) -> some View {
        asking(title, isPresented, titleVisibility, actions: data.map { actions($0) }, message: nil)
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(
            Text(titleKey), isPresented, titleVisibility, actions: data.map { actions($0) },
            message: data.map { message($0) })
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    /// - Parameter data: What it is about; without it nothing is shown.
    @_disfavoredOverload
    public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Data>(
        _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(
            Text(title), isPresented, titleVisibility, actions: data.map { actions($0) },
            message: data.map { message($0) })
    }
    /// Choices at the screen's lower end. The title is shown where its visibility is `visible`.
    /// - Parameter data: What it is about; without it nothing is shown.
    public func confirmationDialog<Actions: View, Message: View, Data>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: Data?,
        @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
    ) -> some View {
        asking(
            title, isPresented, titleVisibility, actions: data.map { actions($0) }, message: data.map { message($0) })
    }
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = isPresented.wrappedValue ? content() : nil
        return presenting { environment in sheet.map { PresentationRequest($0.question(environment), environment) } }
    }
    /// - Parameter item: What it is about; `nil` shows nothing.
    public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map { content($0) }
        return presenting { environment in sheet.map { PresentationRequest($0.question(environment), environment) } }
    }

    // MARK: What they come down to

    /// - Parameters:
    ///   - titleVisibility: Of choices at the lower end; `nil` is an alert.
    ///   - actions: `nil` asks nothing.
    private func asking(
        _ title: Text, _ isPresented: Binding<Bool>, _ titleVisibility: Visibility? = nil, actions: (any View)?,
        message: (any View)?
    ) -> some View {
        presenting { environment in
            guard isPresented.wrappedValue, let actions else { return nil }
            let isTitled = titleVisibility == nil || titleVisibility == .visible
            return PresentationRequest(
                Question(
                    isDialog: titleVisibility != nil, title: isTitled ? title : nil, actions: actions,
                    message: message, environment),
                environment)
        }
    }
}

extension LocalizedError {
    /// The text of an alert about the error.
    fileprivate var alertTitle: String { errorDescription ?? localizedDescription }
}
