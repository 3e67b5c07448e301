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
