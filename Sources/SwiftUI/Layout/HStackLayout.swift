public import Foundation

/// A horizontal stack as a layout.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    /// Between neighbours, points; `nil` leaves it to them.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        StackNode.size(of: subviews, .horizontal, spacing, alignment.key, proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        StackNode.place(subviews, in: bounds, .horizontal, spacing, alignment.key, proposal)
    }
}
