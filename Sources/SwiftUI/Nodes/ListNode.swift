import DisplayLists
import Foundation
import UIKit

/// A list among the nodes: UIKit's, with a cell for each row. It takes all the room that it is offered, and runs on beneath
/// bars and the screen's edges.
@MainActor
final class ListNode: PlatformNode {
    /// - Parameter selection: `nil` where rows cannot be selected.
    init(_ content: some View, _ selection: ListSelection?, _ environment: EnvironmentValues) {
        super.init(HostedListView(content, selection, environment), environment) { proposal, _ in
            proposal.replacingUnspecifiedDimensions()
        }
    }

    override func frame(at origin: CGPoint, _ pass: DrawPass) -> CGRect {
        let frame = super.frame(at: origin, pass)
        return pass.safeArea.map { frame.reaching(beyond: $0) } ?? frame
    }

    override var isScreen: Bool { true }
    override func layOutView() { view.settleLayout() }
}

/// A node that has been made already, as a view.
struct NodeView: View, NodeSource {
    typealias Body = Never
    let node: ViewNode
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [node] }
}
