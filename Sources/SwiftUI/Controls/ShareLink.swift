import Foundation

/// A button that hands something on.
@MainActor @preconcurrency
public struct ShareLink<Content: View>: View {
    private let label: Content

    /// - Parameter item: What is handed on. No effect on a picture.
    public init<Item>(
        item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Content
    ) { self.label = label() }
    /// - Parameters:
    ///   - item: What is handed on. No effect on a picture.
    ///   - preview: What it looks like meanwhile. No effect on a picture.
    public init<Item, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>,
        @ViewBuilder label: () -> Content
    ) { self.label = label() }
    /// - Parameter items: What is handed on. No effect on a picture.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Content
    ) { self.label = label() }

    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Content == Label<Text, Image> {
    /// - Parameter item: What is handed on. No effect on a picture.
    public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
        label = Label("Share…", systemImage: "square.and.arrow.up")
    }
    /// - Parameters:
    ///   - item: What is handed on. No effect on a picture.
    ///   - preview: What it looks like meanwhile. No effect on a picture.
    public init<Item, Picture, Icon>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture, Icon>
    ) {
        label = Label("Share…", systemImage: "square.and.arrow.up")
    }
    /// - Parameter items: What is handed on. No effect on a picture.
    public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil) {
        label = Label("Share…", systemImage: "square.and.arrow.up")
    }
    /// - Parameter item: What is handed on. No effect on a picture.
    public init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
        label = Label(titleKey, systemImage: "square.and.arrow.up")
    }
    /// - Parameters:
    ///   - item: What is handed on. No effect on a picture.
    ///   - preview: What it looks like meanwhile. No effect on a picture.
    public init<Item, Picture, Icon>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<Picture, Icon>
    ) {
        label = Label(titleKey, systemImage: "square.and.arrow.up")
    }
    /// - Parameter item: What is handed on. No effect on a picture.
    @_disfavoredOverload
    public init<Title: StringProtocol, Item>(
        _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
    ) {
        label = Label(title, systemImage: "square.and.arrow.up")
    }
    /// - Parameters:
    ///   - items: What is handed on. No effect on a picture.
    ///   - preview: What each looks like meanwhile. It is not called.
    public init<Items: RandomAccessCollection, Picture, Icon>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
    ) {
        label = Label("Share…", systemImage: "square.and.arrow.up")
    }
    /// - Parameter items: What is handed on. No effect on a picture.
    public init<Items: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
    ) {
        label = Label(titleKey, systemImage: "square.and.arrow.up")
    }
}
