public import Foundation

/// A label that leads out of the app.
@MainActor @preconcurrency
public struct Link<Content: View>: View {
    private let label: Content

    /// - Parameter destination: Nobody goes there in a picture. No effect on a picture.
    public init(destination: URL, @ViewBuilder label: () -> Content) { self.label = label() }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension Link where Content == Text {
    /// - Parameter destination: Nobody goes there in a picture. No effect on a picture.
    public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }
    /// - Parameter destination: Nobody goes there in a picture. No effect on a picture.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, destination: URL) { label = Text(title) }
}

/// A button that opens a menu, which no picture shows.
@MainActor @preconcurrency
public struct Menu<Title: View, Content: View>: View {
    private let label: Title

    /// - Parameter content: What is in the menu. It is not called.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) { self.label = label() }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension Menu where Title == Text {
    /// - Parameter content: What is in the menu. It is not called.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { label = Text(titleKey) }
    /// - Parameter content: What is in the menu. It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension Menu where Title == Label<Text, Image> {
    /// - Parameter content: What is in the menu. It is not called.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        label = Label(titleKey, systemImage: systemImage)
    }
}
