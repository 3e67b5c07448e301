import Foundation

/// A view that can be scrolled to.
@MainActor
final class IdentifiedNode: WrapperNode {
    let id: AnyHashable

    init(_ content: ViewNode, _ id: AnyHashable) {
        self.id = id
        super.init(content)
    }
}

extension ViewNode {
    /// Where the first view of that name was placed, from the node's leading top corner; `nil` where there is none.
    func frame(of id: AnyHashable) -> CGRect? {
        if let node = self as? IdentifiedNode, node.id == id { return CGRect(origin: .zero, size: placedSize) }
        guard let container = self as? ContainerNode else { return nil }
        for (child, origin) in zip(container.children, container.origins) {
            if let frame = child.frame(of: id) { return frame.offsetBy(dx: origin.x, dy: origin.y) }
        }
        return nil
    }

    /// Whether a view of that name is inside.
    func holds(_ id: AnyHashable) -> Bool {
        var found = false
        visit { if let node = $0 as? IdentifiedNode, node.id == id { found = true } }
        return found
    }
}
