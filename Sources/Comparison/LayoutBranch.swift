import DisplayLists
import Foundation

/// A name of the layout's paths with what stands at it and below it.
final class LayoutBranch {
    /// The whole path; empty at the root.
    let path: String
    private(set) var nodes: [LayoutNode] = []
    private(set) var children: [LayoutBranch] = []
    private var places: [Substring: Int] = [:]

    private init(path: String) { self.path = path }

    convenience init(_ report: LayoutReport) {
        self.init(path: "")
        for node in report.nodes { insert(node) }
        digest()
    }

    private func insert(_ node: LayoutNode) {
        var branch = self
        for name in node.path.split(separator: "/", omittingEmptySubsequences: true) {
            if let place = branch.places[name] {
                branch = branch.children[place]
            } else {
                let child = LayoutBranch(path: branch.path.isEmpty ? String(name) : "\(branch.path)/\(name)")
                branch.places[name] = branch.children.count
                branch.children.append(child)
                branch = child
            }
        }
        branch.nodes.append(node)
    }

    var name: Substring { path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...] }

    /// The name without its number: `item` of `item 3`.
    var kind: Substring {
        guard isNumbered, let space = name.lastIndex(of: " ") else { return name }
        return name[..<space]
    }

    /// Whether the name tells siblings of a kind apart by a number.
    var isNumbered: Bool {
        guard let space = name.lastIndex(of: " ") else { return false }
        let number = name[name.index(after: space)...]
        return !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    // MARK: What it says

    /// A digest of the roles, texts and icons at and below it, by which a row is known again at another place.
    private(set) var signature: UInt64 = 0
    /// The texts and icons at and below it.
    private(set) var contents: Set<String> = []
    /// Where it stands: its frame, or what the frames below it take up where it only groups them.
    private(set) var extent: CGRect?

    private func digest() {
        var digest = Digest()
        for node in nodes {
            digest.combine(Array(node.role.utf8))
            for content in [node.text?.text, node.image].compactMap(\.self) {
                digest.combine(Array(content.utf8))
                contents.insert(content)
            }
        }
        for child in children {
            child.digest()
            digest.combine(Array(child.kind.utf8))
            digest.combine(child.signature)
            contents.formUnion(child.contents)
            if nodes.isEmpty, let part = child.extent { extent = extent?.union(part) ?? part }
        }
        if let frame = nodes.first?.frame { extent = frame }
        signature = digest.value
    }

    /// The first text, else the first icon, in quotation marks: how a person would name it.
    var title: String { (first { $0.text?.text } ?? first(\.image))?.quoted ?? "" }

    private func first(_ content: (LayoutNode) -> String?) -> String? {
        for node in nodes {
            if let content = content(node), !content.isEmpty { return content }
        }
        for child in children {
            if let content = child.first(content) { return content }
        }
        return nil
    }
}
