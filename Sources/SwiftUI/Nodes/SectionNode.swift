import Foundation
import UIKit

extension ViewNode {
    /// With a change made to it; what is said of a section is said of each of its rows.
    func changed(_ change: (ViewNode) -> ViewNode) -> ViewNode {
        (self as? SectionNode)?.mapped(change) ?? change(self)
    }
}

/// A section of a list. Outside of one its parts are laid out one below the other.
@MainActor
final class SectionNode: ViewNode {
    let header: [ViewNode]
    let rows: [ViewNode]
    let footer: [ViewNode]
    let environment: EnvironmentValues

    init(header: [ViewNode], rows: [ViewNode], footer: [ViewNode], _ environment: EnvironmentValues) {
        self.header = header
        self.rows = rows
        self.footer = footer
        self.environment = environment
        super.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// With a change made to each of its parts.
    func mapped(_ change: (ViewNode) -> ViewNode) -> SectionNode {
        SectionNode(
            header: header.map(change), rows: rows.map(change), footer: footer.map(change), environment)
    }

    private lazy var stack = StackNode(
        header + rows + footer, axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key,
        isRightToLeft: isRightToLeft)

    override func measure(_ proposal: ProposedViewSize) -> CGSize { stack.size(for: proposal) }
    override func placeChildren(_ proposal: ProposedViewSize) { stack.layOut(proposal) }
    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        stack.show(at: origin, into: &listing, pass)
    }
    override func visit(_ visitor: (ViewNode) -> Void) {
        super.visit(visitor)
        for node in header + rows + footer { node.visit(visitor) }
    }
}
