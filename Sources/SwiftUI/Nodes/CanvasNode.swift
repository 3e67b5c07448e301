import DisplayLists
import Foundation
import UIKit

/// What a closure draws, cut at the edges.
@MainActor
final class CanvasNode: ViewNode {
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: any View
    private let environment: EnvironmentValues

    init(
        _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: any View,
        _ environment: EnvironmentValues
    ) {
        self.renderer = renderer
        self.symbols = symbols
        self.environment = environment
        super.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// As shapes: 10 points where nothing is offered.
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let frame = PixelGrid(scale: pass.scale).round(CGRect(origin: origin, size: placedSize))
        guard frame.width > 0, frame.height > 0 else { return }
        listing.note(component: pass.component("view"), role: "view", frame: frame, type: "Canvas", color: nil)
        var tagged: [AnyHashable: ViewNode] = [:]
        var inner = environment
        inner[storage: \.control].collectsTags = true
        for node in symbols.nodes(inner) { if let tag = node.choiceTag { tagged[tag] = node } }
        var context = GraphicsContext(environment, pass, symbols: tagged)
        renderer(&context, frame.size)
        let bounds = CGRect(origin: .zero, size: frame.size)
        listing.add(
            .group(DisplayLists.Group(origin: frame.origin, clip: .rectangle(bounds), items: context.recording.items)))
    }
}
