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
        guard let area = pass.safeArea else { return frame }
        let whole = frame.reaching(beyond: area)
        covered = (frame.minY - whole.minY, whole.maxY - frame.maxY)
        return whole
    }

    /// How far the list runs on beneath what is above and below it, points.
    private var covered: (top: CGFloat, bottom: CGFloat) = (0, 0)

    override var isScreen: Bool { true }
    override func layOutView() {
        if let list = view as? UIScrollView {
            // The screen's own safe area is known to the list; views at edges are not.
            let insets = UIEdgeInsets(
                top: max(0, covered.top - list.safeAreaInsets.top), left: 0,
                bottom: max(0, covered.bottom - list.safeAreaInsets.bottom), right: 0)
            if list.contentInset != insets { list.contentInset = insets }
        }
        view.settleLayout()
    }
}

/// A node that has been made already, as a view.
struct NodeView: View, NodeSource {
    typealias Body = Never
    let node: ViewNode
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [node] }
}
