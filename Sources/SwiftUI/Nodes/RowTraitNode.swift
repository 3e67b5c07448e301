import Foundation
import UIKit

/// What a view says to the row of a list that it is.
@MainActor
struct RowTraits {
    /// Behind the row in place of the list's own background; `nil` is that one.
    var background: ViewNode?
    /// From the row's edges to its content.
    var margins = HostedMargins()
    var separators = Lines()
    /// Those at the ends of the section that the row is in.
    var sectionSeparators = Lines()
    var accessories: [UICellAccessory] = []
    /// Behind the content, before the accessories; `nil` is none.
    var badge: String?
    /// How deep the row is in an outline.
    var level = 0
    /// Whether the rows that belong to the row are shown.
    var isExpanded = false
    /// What cannot be done with the row though others can.
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false

    /// The lines above and below something.
    struct Lines {
        var top = Line()
        var bottom = Line()

        mutating func change(_ edges: VerticalEdge.Set, _ change: (inout Line) -> Void) {
            if edges.contains(.top) { change(&top) }
            if edges.contains(.bottom) { change(&bottom) }
        }
    }

    /// A line.
    struct Line {
        var visibility = Visibility.automatic
        /// `nil` is the list's own.
        var color: UIColor?
    }
}

/// A view that says something to the row that it is.
@MainActor
final class RowTraitNode: WrapperNode {
    let change: (inout RowTraits) -> Void

    init(_ content: ViewNode, _ change: @escaping (inout RowTraits) -> Void) {
        self.change = change
        super.init(content)
    }
}

extension ViewNode {
    /// What the node is chosen by: what is closest to the content.
    var choiceTag: AnyHashable? {
        var found: AnyHashable?
        var node: ViewNode? = self
        while let current = node {
            if let tag = (current as? TagNode)?.tag { found = tag }
            node = current.changedNode
        }
        return found
    }

    /// What the node and those that it only changes say to their row. What is closer to the content wins. A guess: which
    /// of two the phone takes is not documented.
    var rowTraits: RowTraits {
        var traits = RowTraits()
        var node: ViewNode? = self
        while let current = node {
            (current as? RowTraitNode)?.change(&traits)
            node = current.changedNode
        }
        return traits
    }
}
