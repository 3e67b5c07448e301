import UIKit

/// A node that is told that it is on the screen.
@MainActor
protocol AppearingNode: ViewNode {
    func appear()
}

/// Does something once when it is on the screen.
@MainActor
final class AppearNode: WrapperNode, AppearingNode {
    private let action: () -> Void
    private var hasAppeared = false

    init(_ content: ViewNode, _ action: @escaping () -> Void) {
        self.action = action
        super.init(content)
    }

    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        action()
    }
}
