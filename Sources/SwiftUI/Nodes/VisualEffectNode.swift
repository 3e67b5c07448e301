import Foundation

/// A node whose look depends on the size that it is placed with.
@MainActor
final class VisualEffectNode: WrapperNode {
    private let steps: @MainActor (CGSize) -> [_VisualStep]
    /// The content with what is done to it; `nil` before it has been laid out.
    private var changed: ViewNode?

    init(_ content: ViewNode, _ steps: @escaping @MainActor (CGSize) -> [_VisualStep]) {
        self.steps = steps
        super.init(content)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        let changed = steps(placedSize).reduce(content) { $1.change($0) }
        if changed !== content { changed.layOut(proposal) }
        self.changed = changed
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        (changed ?? content).show(at: origin, into: &listing, pass)
    }
}
