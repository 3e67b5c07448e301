import Foundation
import UIKit

/// Makes what is inside when it knows its size, and once more when somebody asks for the place and that becomes known.
@MainActor
final class GeometryNode: ViewNode {
    private let make: @MainActor (GeometryProxy) -> ViewNode
    private let spaces: [SpaceRecord]
    private let question = PlaceQuestion()
    /// `nil` before it has been laid out.
    private(set) var content: ViewNode?
    /// What the content was made for.
    private var contentSize = CGSize.zero
    private var place: ViewPlace?

    init(_ environment: EnvironmentValues, _ make: @escaping @MainActor (GeometryProxy) -> ViewNode) {
        self.make = make
        spaces = environment[storage: \.live].spaces
        super.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// Whether the content depends on where it is.
    var needsPlace: Bool { question.isAsked }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let made = content.flatMap { contentSize == placedSize ? $0 : nil } ?? remake()
        made.layOut(ProposedViewSize(placedSize))
        (content, contentSize) = (made, placedSize)
    }

    private func remake() -> ViewNode { make(GeometryProxy(size: placedSize, place: place, question)) }

    override func visit(_ visitor: (ViewNode) -> Void) {
        super.visit(visitor)
        content?.visit(visitor)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        if needsPlace {
            let now = pass.place(
                of: CGRect(origin: origin, size: placedSize), in: spaces, isRightToLeft: isRightToLeft)
            if now != place {
                place = now
                let made = remake()
                made.layOut(ProposedViewSize(placedSize))
                content = made
            }
        }
        guard let content else { return }
        let x = isRightToLeft ? placedSize.width - content.placedSize.width : 0
        content.show(at: CGPoint(x: origin.x + x, y: origin.y), into: &listing, pass)
    }
}
