import UIKit

/// A screen with its tab.
@MainActor @preconcurrency
public struct Tab<Value: Hashable, Content: View, Title: View>: View, NodeSource {
    public typealias Body = Never
    private let value: Value?
    private let content: Content
    private let label: Title

    /// - Parameters:
    ///   - value: What the selection calls the tab.
    ///   - role: No effect on a picture.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title
    ) {
        self.value = value
        self.content = content()
        self.label = label()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let node = TabItemNode(content.node(environment), LabelParts(label, environment.outsideList))
        return [value.map { TagNode(node, $0) } ?? node]
    }
}

extension Tab where Title == Label<Text, Image> {
    /// A tab for searching, which the system names.
    /// - Parameter value: What the selection calls the tab.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { Label("Search", systemImage: "magnifyingglass") }
    }
    /// - Parameters:
    ///   - value: What the selection calls the tab.
    ///   - role: No effect on a picture.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension Tab where Value == Never {
    /// - Parameter role: No effect on a picture.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
        value = nil
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never, Title == Label<Text, Image> {
    /// A tab for searching, which the system names.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        value = nil
        self.content = content()
        label = Label("Search", systemImage: "magnifyingglass")
    }
    /// - Parameters:
    ///   - image: Of an asset catalogue.
    ///   - role: No effect on a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, fileID: String = #fileID,
        filePath: String = #filePath, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = Label(titleKey, image: image, fileID: fileID, filePath: filePath)
    }
    /// - Parameter role: No effect on a picture.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = Label(titleKey, systemImage: systemImage)
    }
}
