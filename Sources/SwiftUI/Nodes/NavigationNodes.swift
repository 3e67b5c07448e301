import DisplayLists
import Foundation
import UIKit

/// A view that says something to the controller that shows it.
@MainActor
final class ControllerChangeNode: WrapperNode {
    let change: @MainActor (UIViewController) -> Void

    init(_ content: ViewNode, _ change: @escaping @MainActor (UIViewController) -> Void) {
        self.change = change
        super.init(content)
    }
}

/// A view with views for the bars around the controller that shows it.
@MainActor
final class ToolbarNode: WrapperNode {
    let entries: [ToolbarEntry]

    init(_ content: ViewNode, _ entries: [ToolbarEntry]) {
        self.entries = entries
        super.init(content)
    }
}

extension View {
    func changingController(
        _ change: @escaping @MainActor (UIViewController, EnvironmentValues) -> Void
    ) -> some View {
        wrapped { node, environment in ControllerChangeNode(node) { change($0, environment) } }
    }
}

extension UIViewController {
    /// Takes over what the nodes that it shows say to bars around it.
    func take(_ root: ViewNode) {
        var list: ListNode?
        var entries: [ToolbarEntry] = []
        root.visit { node in
            (node as? ControllerChangeNode)?.change(self)
            if let toolbar = node as? ToolbarNode { entries += toolbar.entries }
            if list == nil { list = node as? ListNode }
        }
        if !entries.isEmpty { fillBars(entries) }
        if let list { setContentScrollView(list.view as? UIScrollView, for: .all) }
    }
}

extension PlatformNode {
    /// UIKit's navigation controller among the nodes: it has the whole screen, bars and edges included.
    /// - Parameter path: The screens above the first one that are bound; `nil` where none are.
    static func navigation(
        _ content: some View, _ environment: EnvironmentValues, path: NavigationValues? = nil
    ) -> ViewNode {
        ScreenNode(NavigationScreens(content, path, environment).controller(), environment)
    }
}

/// A view controller that reaches beyond the safe area, which is its own matter.
@MainActor
final class ScreenNode: ControllerNode {
    init(_ controller: UIViewController, _ environment: EnvironmentValues) {
        controller.traitOverrides.preferredContentSizeCategory = environment.traits.preferredContentSizeCategory
        controller.traitOverrides.layoutDirection = environment.traits.layoutDirection
        controller.loadViewIfNeeded()
        if environment[storage: \.style.tint] != nil {
            controller.view.tintColor = UIColor(environment.tint.color(environment))
        }
        super.init(controller, controller.view ?? UIView(), environment) { proposal, _ in
            proposal.replacingUnspecifiedDimensions()
        }
    }

    override var isScreen: Bool { true }
    override func frame(at origin: CGPoint, _ pass: DrawPass) -> CGRect {
        let frame = super.frame(at: origin, pass)
        return pass.safeArea.map { frame.reaching(beyond: $0) } ?? frame
    }
}
