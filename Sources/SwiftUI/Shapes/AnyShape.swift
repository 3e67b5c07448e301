public import Foundation

/// A shape whose type is hidden.
public struct AnyShape: Shape {
    let shape: any Shape
    public init<Base: Shape>(_ shape: Base) { self.shape = shape }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
