import UIKit

/// A screen with its tab.
@MainActor @preconcurrency
public struct Tab<Value: Hashable, Content: View, Title: View>: View, NodeSource {
    public typealias Body = Never
    private let value: Value?
    private let content: Content
    private let label: Title
    private let role: TabRole?
    private var isHidden = false
    private var badge: Text?

    /// - Parameters:
    ///   - value: What the selection calls the tab.
    ///   - role: What the tab is for; `nil` is nothing special.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title
    ) {
        self.value = value
        self.role = role
        self.content = content()
        self.label = label()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        if isHidden { return [] }
        let screen = content.node(environment)
        let badged = badge.map { NodeView(node: screen).badge($0).node(environment) } ?? screen
        let node = TabItemNode(badged, LabelParts(label, environment.outsideList), role: role)
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
    ///   - role: What the tab is for; `nil` is nothing special.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) { Label(titleKey, systemImage: systemImage) }
    }
}

extension Tab where Value == Never {
    /// - Parameter role: What the tab is for; `nil` is nothing special.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
        value = nil
        self.role = role
        self.content = content()
        self.label = label()
    }
}

extension Tab where Value == Never, Title == Label<Text, Image> {
    /// A tab for searching, which the system names.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        value = nil
        self.role = role
        self.content = content()
        label = Label("Search", systemImage: "magnifyingglass")
    }
    /// - Parameters:
    ///   - image: Of an asset catalogue.
    ///   - role: What the tab is for; `nil` is nothing special.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, fileID: String = #fileID,
        filePath: String = #filePath, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.role = role
        self.content = content()
        label = Label(titleKey, image: image, fileID: fileID, filePath: filePath)
    }
    /// - Parameter role: What the tab is for; `nil` is nothing special.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.role = role
        self.content = content()
        label = Label(titleKey, systemImage: systemImage)
    }
}

extension Tab {
    private func changed(_ change: (inout Self) -> Void) -> Self {
        var tab = self
        change(&tab)
        return tab
    }

    /// Whether the tab is left out.
    public func hidden(_ hidden: Bool = true) -> Self { changed { $0.isHidden = hidden } }
    /// - Parameter count: 0 is none.
    public func badge(_ count: Int) -> Self { changed { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") } }
    /// `nil` is none.
    public func badge(_ label: Text?) -> Self { changed { $0.badge = label } }
    /// `nil` is none.
    public func badge(_ key: LocalizedStringKey?) -> Self { changed { $0.badge = key.map { Text($0) } } }
    /// `nil` is none.
    @_disfavoredOverload
    public func badge<Words: StringProtocol>(_ label: Words?) -> Self { changed { $0.badge = label.map { Text($0) } } }
    /// No effect on a picture.
    public func customizationID(_ id: String) -> Self { self }
    /// No effect on a picture.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> Self { self }
    /// No effect on a picture.
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
    /// Whether the tab is there from the beginning. No effect on a picture.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Self {
        self
    }
}

extension TabSection {
    /// No effect on a picture.
    public func customizationID(_ id: String) -> Self { self }
    /// No effect on a picture.
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
    /// No effect on a picture.
    public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> Self { self }
}

/// Whether a tab may be moved. No effect on a picture.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where a tab is. No effect on a picture.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// A bar or a sidebar of tabs. No effect on a picture.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How a user has arranged tabs. No effect on a picture.
public struct TabViewCustomization: Hashable, Codable, Sendable {
    public init() {}
}

extension View {
    /// No effect on a picture.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// A view above a sidebar of tabs, which phones do not have. No effect on a picture.
    public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// A view below a sidebar of tabs, which phones do not have. No effect on a picture.
    public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// No effect on a picture.
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        self
    }
}
