public import Foundation

/// A view's size for a proposal, and where its alignment guides are.
public struct ViewDimensions: Sendable {
    let node: ViewNode
    let proposal: ProposedViewSize
    /// Points.
    public let width: CGFloat
    /// Points.
    public let height: CGFloat

    @MainActor init(_ node: ViewNode, _ proposal: ProposedViewSize) {
        self.node = node
        self.proposal = proposal
        let size = node.size(for: proposal)
        width = size.width
        height = size.height
    }

    /// From the leading edge, points.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
    /// From the top, points.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
    /// From the leading edge, points; `nil` where nobody moved the guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }
    /// From the top, points; `nil` where nobody moved the guide.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

    func value(_ key: AlignmentKey) -> CGFloat { explicitValue(key) ?? key.id.defaultValue(in: self) }

    private func explicitValue(_ key: AlignmentKey) -> CGFloat? {
        onMainActor { node.explicitGuide(key, proposal) }
    }
}

/// Layout runs on the main actor, but the public names through which it is asked are bound to none.
func onMainActor<Value: Sendable>(_ body: @MainActor () -> Value) -> Value { MainActor.assumeIsolated(body) }
