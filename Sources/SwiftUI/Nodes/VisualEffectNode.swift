import Foundation
import UIKit

/// A node whose look depends on the size that it is placed with, and on its place where that is asked for.
@MainActor
final class VisualEffectNode: WrapperNode {
    private let steps: @MainActor (GeometryProxy) -> [_VisualStep]
    private let spaces: [SpaceRecord]
    private let question = PlaceQuestion()
    private var place: ViewPlace?
    private var proposal = ProposedViewSize.unspecified
    /// The content with what is done to it; `nil` before it has been laid out.
    private var changed: ViewNode?

    init(
        _ content: ViewNode, _ environment: EnvironmentValues,
        _ steps: @escaping @MainActor (GeometryProxy) -> [_VisualStep]
    ) {
        self.steps = steps
        spaces = environment[storage: \.live].spaces
        super.init(content)
    }

    override func placeChildren(_ proposal: ProposedViewSize) {
        super.placeChildren(proposal)
        self.proposal = proposal
        change()
    }

    private func change() {
        let changed = steps(GeometryProxy(size: placedSize, place: place, question)).reduce(content) { $1.change($0) }
        if changed !== content { changed.layOut(proposal) }
        self.changed = changed
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        if question.isAsked {
            let now = pass.place(
                of: CGRect(origin: origin, size: placedSize), in: spaces, isRightToLeft: isRightToLeft)
            if now != place {
                place = now
                change()
            }
        }
        (changed ?? content).show(at: origin, into: &listing, pass)
    }
}
