import UIKit

/// One of several screens, above a bar of tabs.
@MainActor @preconcurrency
public struct TabView<SelectionValue: Hashable, Content: View>: View, NodeSource {
    public typealias Body = Never
    /// `nil` is the first tab.
    private let selection: SelectionValue?
    private let content: Content

    /// - Parameter selection: The tag of the tab that is shown; `nil` is the first one.
    public init(selection: Binding<SelectionValue>?, @TabContentBuilder<SelectionValue> content: () -> Content) {
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
        // What a screen says of the bar of tabs is heard now that there is one.
        let selected = controller.selectedViewController
        let screen = (selected as? UINavigationController)?.topViewController ?? selected
        if let shown = screen as? UIHostingController<NodeView> { shown.take(shown.rootView.node) }
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

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The tab stands apart in a bar that floats (iOS 26).
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
    let role: TabRole?

    init(_ content: ViewNode, _ parts: LabelParts, role: TabRole? = nil) {
        self.parts = parts
        self.role = role
        super.init(content)
    }
}

extension ViewNode {
    /// The controller of a tab that shows the node: the node's own, or one around it.
    @MainActor
    func tab(_ index: Int) -> UIViewController {
        var (parts, role, own): (LabelParts?, TabRole?, UIViewController?) = (nil, nil, nil)
        var node: ViewNode? = self
        while let current = node {
            if let item = current as? TabItemNode { (parts, role) = (item.parts, item.role) }
            if let screen = current as? ScreenNode { own = screen.controller }
            node = current.changedNode
        }
        let controller = own ?? UIHostingController(rootView: NodeView(node: self))
        if own == nil { controller.take(self) }
        controller.tabBarItem = UITabBarItem(title: parts?.title, image: parts?.image, tag: index)
        controller.tabBarItem.badgeValue = rowTraits.badge
        controller.tabBarItem.isSearch = role == .search
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
