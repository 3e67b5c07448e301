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
        let controller = UITabBarController()
        controller.viewControllers = nodes.enumerated().map { index, node in node.tab(index) }
        if let selection, let index = nodes.firstIndex(where: { $0.choiceTag == AnyHashable(selection) }) {
            controller.selectedIndex = index
        }
        return [ScreenNode(controller, environment)]
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

extension Tab where Value == Never, Title == Label<Text, Image> {
    /// - Parameter role: No effect on a picture.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        value = nil
        self.content = content()
        label = Label(titleKey, systemImage: systemImage)
    }
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
