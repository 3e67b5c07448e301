import Appearance
import Foundation
import UIKit

/// A row's content with actions for the row around it.
@MainActor
final class SwipeActionsNode: WrapperNode {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let actions: [UIContextualAction]

    init(
        _ content: ViewNode, edge: HorizontalEdge, allowsFullSwipe: Bool, actions: any View,
        _ environment: EnvironmentValues
    ) {
        self.edge = edge
        self.allowsFullSwipe = allowsFullSwipe
        let buttons = actions.nodes(environment).compactMap { $0.firstButton }
        self.actions = buttons.map { $0.contextualAction() }
        super.init(content)
    }
}

extension ViewNode {
    /// The button that the node is or has inside it.
    var firstButton: ButtonNode? {
        var found: ButtonNode?
        visit { node in if found == nil { found = node as? ButtonNode } }
        return found
    }
}

/// A button as it is laid out; what it is made of counts where it is no button but an action of a row.
@MainActor
final class ButtonNode: WrapperNode {
    private let label: any View
    let role: ButtonRole?
    private let environment: EnvironmentValues

    init(_ content: ViewNode, label: any View, role: ButtonRole?, _ environment: EnvironmentValues) {
        self.label = label
        self.role = role
        self.environment = environment
        super.init(content)
    }

    /// Title and image of the label.
    var parts: LabelParts { LabelParts(label, environment) }
    /// Title and image of the label that its style shows.
    var shownParts: LabelParts { LabelParts(shownBy: label, environment) }
    var isEnabled: Bool { environment.isEnabled }
    /// Whether its style stands out; `nil` is a style that bars show as it is.
    var isProminent: Bool? { environment[storage: \.control.buttonStyle]?.isProminent }
    /// Whether return presses the button.
    var isDefaultAction: Bool { environment[storage: \.control.isDefaultAction] }

    /// The label in the colours that buttons of bars have.
    func barLabel(isProminent: Bool) -> ViewNode {
        var inner = environment
        let isGlass = environment.traits.generation == .iOS26
        let color: UIColor? =
            !isEnabled ? .tertiaryLabel : !isGlass ? .tintColor : isProminent ? .white : tint ?? .label
        inner.foreground = ForegroundStyles([color.map { Ink(Color(uiColor: $0)) } ?? environment.tint])
        if !isGlass, isEnabled { inner.foreground = ForegroundStyles([role == .destructive ? Ink(.red) : inner.tint]) }
        if isProminent { inner.font = environment.font ?? .headline }
        let node = label.node(inner)
        // As between a title and the edge of its capsule.
        return isGlass ? PaddingNode(node, EdgeInsets(.horizontal, CGFloat(HostedMetrics.barLabelPadding))) : node
    }
    /// The colour that somebody has set; `nil` where nobody has.
    var tint: UIColor? {
        if role == .destructive { return .systemRed }
        if environment[storage: \.style.hasOwnForeground] {
            return UIColor(environment.foreground.ink(0).color(environment))
        }
        return environment[storage: \.style.tint] == nil ? nil : UIColor(environment.tint.color(environment))
    }

    /// Title, image and colour of the label in an action of a list.
    func contextualAction() -> UIContextualAction {
        let parts = parts
        let action = UIContextualAction(
            style: role == .destructive ? .destructive : .normal, title: parts.title, handler: { _, _, _ in })
        action.image = parts.image
        if environment[storage: \.style.tint] != nil {
            action.backgroundColor = UIColor(environment.tint.color(environment))
        }
        return action
    }
}
