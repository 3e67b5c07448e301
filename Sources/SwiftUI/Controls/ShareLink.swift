import Foundation

/// A button that hands something on.
@MainActor @preconcurrency
public struct ShareLink<Content: View>: View {
    private let label: Content

    /// - Parameter item: What is handed on. No effect on a picture.
    public init<Item>(item: Item, @ViewBuilder label: () -> Content) { self.label = label() }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Content == Label<Text, Image> {
    /// - Parameter item: What is handed on. No effect on a picture.
    public init<Item>(item: Item) {
        label = Label("Share…", systemImage: "square.and.arrow.up")
    }
    /// - Parameter item: What is handed on. No effect on a picture.
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
        label = Label(titleKey, systemImage: "square.and.arrow.up")
    }
}
