import UIKit

/// Where a view above a bar of tabs stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, which gives way when content is scrolled: no picture shows that.
    case inline
    /// Above the bar.
    case expanded
}

extension EnvironmentValues {
    /// Where the view above a bar of tabs stands; `nil` outside of one.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[storage: \.control.accessoryPlacement] }
        set { self[storage: \.control.accessoryPlacement] = newValue }
    }
}

extension View {
    /// A view on glass above the bar of tabs (iOS 26).
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }
    /// A view on glass above the bar of tabs (iOS 26).
    /// - Parameter isEnabled: Whether it is there.
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return wrapped { node, environment in
            guard let bar = node.tabBarController else { return node }
            var inner = environment.outsideList
            inner.tabViewBottomAccessoryPlacement = .expanded
            bar.bottomAccessory =
                isEnabled ? UITabAccessory(contentView: .hosting(content.node(inner))) : nil
            return node
        }
    }
}

extension ViewNode {
    /// The bar of tabs that the node is, or only changes.
    fileprivate var tabBarController: UITabBarController? {
        var node: ViewNode? = self
        while let current = node {
            if let bar = (current as? ScreenNode)?.controller as? UITabBarController { return bar }
            node = current.changedNode
        }
        return nil
    }
}
