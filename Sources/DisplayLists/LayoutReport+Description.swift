import Foundation

/// The text form: a tree by path, one node a line, in painting order among siblings.
///
///     picture 390×844 at 3×, content 390×1021.333
///     list (0, 0) 390×844 #F2F2F7FF
///     └─ section 0
///        └─ item 0 [cell] (16, 55.333) 358×44
///           └─ text (32, 67) 71.5×20.333 "Bluetooth" Inter 17 regular #000000FF 1 line
extension LayoutReport: CustomStringConvertible {
    public var description: String {
        let root = LayoutTree()
        for (index, node) in nodes.enumerated() {
            root.insert(index, at: node.path.split(separator: "/", omittingEmptySubsequences: false))
        }
        var text = "picture \(size.text) at \(scale.shortText)×, content \(contentSize.text)\n"
        root.append(to: &text, nodes: nodes, edge: "", indentation: nil)
        return text
    }
}

/// A path component and what stands below it, in the order in which each was first named.
private final class LayoutTree {
    private var nodes: [Int] = []
    private var children: [(name: Substring, tree: LayoutTree)] = []
    private var places: [Substring: Int] = [:]

    func insert(_ node: Int, at path: [Substring]) {
        var tree = self
        for name in path {
            if let place = tree.places[name] {
                tree = tree.children[place].tree
            } else {
                let child = LayoutTree()
                tree.places[name] = tree.children.count
                tree.children.append((name, child))
                tree = child
            }
        }
        tree.nodes.append(node)
    }

    /// Writes the children; `indentation` is `nil` at the root, whose children stand at the margin.
    func append(to text: inout String, nodes all: [LayoutNode], edge: String, indentation: String?) {
        for (place, child) in children.enumerated() {
            let isLast = place == children.count - 1
            let edge = indentation.map { $0 + (isLast ? "└─ " : "├─ ") } ?? ""
            let below = indentation.map { $0 + (isLast ? "   " : "│  ") } ?? ""
            if child.tree.nodes.isEmpty { text += "\(edge)\(child.name)\n" }
            for node in child.tree.nodes { text += "\(edge)\(all[node].line(name: child.name))\n" }
            child.tree.append(to: &text, nodes: all, edge: edge, indentation: below)
        }
    }
}

extension LayoutNode {
    fileprivate func line(name: Substring) -> String {
        // The list itself has no path.
        var parts = name.isEmpty ? [role] : [String(name)]
        if !name.isEmpty, role != name { parts.append("[\(role)]") }
        if let type { parts.append(type) }
        parts.append(frame.text)
        if let clip { parts.append("clip \(clip.text)") }
        if let image { parts.append("image \(image.quoted)") }
        if let text {
            parts.append(text.text.quoted)
            parts.append(text.font)
        }
        if let color { parts.append(color.hexadecimal) }
        if let text {
            parts.append(text.lines == 1 ? "1 line" : "\(text.lines) lines")
            if text.isTruncated { parts.append("truncated") }
        }
        return parts.joined(separator: " ")
    }
}
