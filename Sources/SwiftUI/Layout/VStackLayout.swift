public import Foundation

/// A vertical stack as a layout.
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    /// Between neighbours, points; `nil` leaves it to them.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { .stack(.vertical) }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        StackNode.size(of: subviews, .vertical, spacing, alignment.key, proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        StackNode.place(subviews, in: bounds, .vertical, spacing, alignment.key, proposal)
    }
}
