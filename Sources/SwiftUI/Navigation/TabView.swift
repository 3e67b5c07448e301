import UIKit

/// One of several screens, above a bar of tabs.
@MainActor @preconcurrency
public struct TabView<SelectionValue: Hashable, Content: View>: View, NodeSource {
    public typealias Body = Never
    /// `nil` is the first tab.
    private let selection: SelectionValue?
    private let content: Content

    /// - Parameter selection: The tag of the tab that is shown; `nil` is the first one.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection?.wrappedValue
        self.content = content()
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        inner[storage: \.control].collectsTags = true
        let nodes = content.nodes(inner)
        if let style = environment[storage: \.control.tabStyle] as? PageTabViewStyle {
            return PagesOfTabs(nodes: nodes, chosen: chosen(nodes) ?? 0, style: style).nodes(inner)
        }
        let controller = UITabBarController()
        controller.viewControllers = nodes.enumerated().map { index, node in node.tab(index) }
        if let index = chosen(nodes) { controller.selectedIndex = index }
        return [ScreenNode(controller, environment)]
    }

    /// `nil` where the selection is none of the tabs.
    private func chosen(_ nodes: [ViewNode]) -> Int? {
        selection.flatMap { selection in nodes.firstIndex { $0.choiceTag == AnyHashable(selection) } }
    }
}

extension TabView where SelectionValue == Int {
    /// The first tab is shown.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

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

/// Tabs that belong together, drawn as tabs like others.
@MainActor @preconcurrency
public struct TabSection<Header: View, Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: Content

    /// - Parameter header: Shown in sidebars. No effect on a picture.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
}

extension TabSection where Header == Text {
    /// - Parameter titleKey: Shown in sidebars. No effect on a picture.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// What a tab is for. No effect on a picture.
public struct TabRole: Hashable, Sendable {
    private let name: String
    public static let search = TabRole(name: "search")
}

extension View {
    /// The tab of a screen in a `TabView`: its text and its icon.
    public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
        let label = label()
        return wrapped { node, environment in TabItemNode(node, LabelParts(label, environment.outsideList)) }
    }
}

/// A screen with what its tab says.
@MainActor
final class TabItemNode: WrapperNode {
    let parts: LabelParts

    init(_ content: ViewNode, _ parts: LabelParts) {
        self.parts = parts
        super.init(content)
    }
}

extension ViewNode {
    /// The controller of a tab that shows the node: the node's own, or one around it.
    @MainActor
    fileprivate func tab(_ index: Int) -> UIViewController {
        var (parts, own): (LabelParts?, UIViewController?) = (nil, nil)
        var node: ViewNode? = self
        while let current = node {
            if let item = current as? TabItemNode { parts = item.parts }
            if let screen = current as? ScreenNode { own = screen.controller }
            node = current.changedNode
        }
        let controller = own ?? UIHostingController(rootView: NodeView(node: self))
        if own == nil { controller.take(self) }
        controller.tabBarItem = UITabBarItem(title: parts?.title, image: parts?.image, tag: index)
        controller.tabBarItem.badgeValue = rowTraits.badge
        return controller
    }
}

/// One of several pages, with a dot for each below its end.
private struct PagesOfTabs: View {
    let nodes: [ViewNode]
    let chosen: Int
    let style: PageTabViewStyle

    var body: some View {
        NodeView(optional: nodes.indices.contains(chosen) ? nodes[chosen] : nil)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) { if hasDots { PageDots(count: nodes.count, current: chosen) } }
    }

    private var hasDots: Bool {
        style.indexDisplayMode == .always || (style.indexDisplayMode == .automatic && nodes.count > 1)
    }
}

/// UIKit's dots, which are white as the phone has them.
private struct PageDots: View, NodeSource {
    typealias Body = Never
    let count: Int
    let current: Int

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let dots = UIPageControl()
        dots.numberOfPages = count
        dots.currentPage = current
        let style = environment[storage: \.control.indexStyle] as? PageIndexViewStyle
        guard style?.backgroundDisplayMode == .always else { return [PlatformNode(dots, environment)] }
        return NodeView(node: PlatformNode(dots, environment))
            .background(Color(uiColor: .systemGray).opacity(0.4), in: Capsule()).nodes(environment)
    }
}
