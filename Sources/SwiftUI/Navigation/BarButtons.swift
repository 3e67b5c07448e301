import Appearance
import Foundation
import UIKit

extension UIViewController {
    /// Puts views into the bars around the controller, each in its place.
    func fillBars(_ entries: [ToolbarEntry]) {
        func items(_ place: ToolbarItemPlacement.Place) -> [UIBarButtonItem] {
            entries.filter { $0.placement.place == place }
                .map { entry in
                    let item = UIBarButtonItem(entry.node, isProminent: entry.placement.isProminent)
                    if entry.isBare { item.hidesSharedBackground = true }
                    return item
                }
        }
        let leading = items(.leading)
        var bottom = items(.bottom)
        let status = items(.status)
        if !status.isEmpty {
            // The first buttons stand at the leading end, the others at the trailing one.
            let half = (bottom.count + 1) / 2
            let (before, after) = (Array(bottom[..<half]), Array(bottom[half...]))
            bottom = before + [.flexibleSpace()] + status + [.flexibleSpace()] + after
        }
        var trailing = items(.trailing)
        // What comes second stands in a menu, beyond the others.
        if !items(.menu).isEmpty {
            let isGlass = traitCollection.generation == .iOS26
            let image = UIImage(systemName: isGlass ? "ellipsis" : "ellipsis.circle")
            trailing.append(UIBarButtonItem(image: image, style: .plain, target: nil, action: nil))
        }
        if !leading.isEmpty {
            navigationItem.leftBarButtonItems = leading
            navigationItem.leftItemsSupplementBackButton = true
        }
        // UIKit counts them from the edge inwards.
        if !trailing.isEmpty { navigationItem.rightBarButtonItems = trailing.reversed() }
        if !bottom.isEmpty {
            toolbarItems = bottom
            navigationController?.isToolbarHidden = false
        }
        if let title = entries.first(where: { $0.placement.place == .title }) {
            navigationItem.titleView = UIView.hosting(title.node)
        }
    }
}

extension UIBarButtonItem {
    /// A button of a bar for a view: title or icon of a button, which bars show in their own way; any other view as it is,
    /// and so a label that is to show both.
    @MainActor
    fileprivate convenience init(_ node: ViewNode, isProminent: Bool) {
        if let space = node as? SpacerNode {
            self.init(barButtonSystemItem: space.isFixed ? .fixedSpace : .flexibleSpace, target: nil, action: nil)
            return
        }
        guard let button = node.firstButton else {
            self.init(customView: UIView.hosting(node))
            // A text that cannot be pressed stands in no capsule. A guess: no picture shows one.
            hidesSharedBackground = true
            return
        }
        guard node.isOneButtonOfParts(hasBackground: button.isProminent != nil) else {
            self.init(customView: UIView.hosting(node))
            return
        }
        let isProminent = isProminent || button.isProminent == true
        switch (button.shownParts.title, button.shownParts.image) {
        case (_?, _?):
            self.init(customView: UIView.hosting(button.barLabel(isProminent: isProminent)))
            fillsCapsule = true
        case (let title, nil): self.init(title: title, style: .plain, target: nil, action: nil)
        case (nil, let image): self.init(image: image, style: .plain, target: nil, action: nil)
        }
        node.visit { ($0 as? PresentingNode)?.barItem = self }
        if isProminent { style = .done }
        isEnabled = button.isEnabled
        tintColor = button.tint
    }
}

extension ViewNode {
    /// Whether a bar shows all of the node by the title and the icon of a button: several buttons, and labels with shapes
    /// or badges, it shows as they are.
    /// - Parameter hasBackground: Whether the button has one of its own, in place of which there is the bar's.
    fileprivate func isOneButtonOfParts(hasBackground: Bool) -> Bool {
        var (buttons, texts, images, others) = (0, 0, 0, 0)
        visit { node in
            switch node {
            case is ButtonNode: buttons += 1
            case is TextNode: texts += 1
            case is ImageNode: images += 1
            case is ShapeNode: others += 1
            default: break
            }
        }
        return buttons == 1 && texts <= 1 && images <= 1 && others == (hasBackground ? 1 : 0)
    }
}

extension UIView {
    /// A view of UIKit that is as large as a node likes to be.
    static func hosting(_ node: ViewNode) -> UIView {
        let view = _UIHostingView(rootView: NodeView(node: node))
        view.backgroundColor = nil
        view.frame.size = view.intrinsicContentSize
        return view
    }
}

extension EnvironmentValues {
    /// For views that are in no list, such as those of bars.
    var outsideList: EnvironmentValues {
        var environment = self
        environment[storage: \.list].isAround = false
        environment[storage: \.list].isContent = false
        environment[storage: \.control.isInList] = false
        return environment
    }

    /// For views of bars, which show the icons of labels alone.
    @MainActor var inBar: EnvironmentValues {
        var environment = outsideList
        environment[storage: \.control.labelStyle] = IconOnlyLabelStyle()
        // Public knowledge of the framework: what is on or off is a button there.
        if environment[storage: \.control.toggleStyle] == nil {
            environment[storage: \.control.toggleStyle] = ButtonToggleStyle()
        }
        return environment
    }
}

/// A button that says that a list can be edited, or that editing is over.
@MainActor @preconcurrency
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    public var body: some View {
        Button(editMode?.wrappedValue.isEditing == true ? "Done" : "Edit") {}
    }
}

/// A button that starts renaming what is around it.
@MainActor @preconcurrency
public struct RenameButton: View {
    public init() {}

    public var body: some View { Button("Rename", systemImage: "pencil") {} }
}
