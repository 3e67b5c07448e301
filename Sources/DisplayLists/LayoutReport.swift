public import Foundation

/// The solved layout as a person reads it: what stands where. Frames are points from the picture's top left corner, after
/// scrolling and swiping.
public struct LayoutReport: Hashable, Sendable {
    public var size: CGSize
    public var scale: Double
    public var contentSize: CGSize
    /// In painting order.
    public var nodes: [LayoutNode]
    /// Why the elements of layouts are as large as they are, in painting order; empty unless asked for.
    public var sizes: [SizeReport] = []

    public init(size: CGSize, scale: Double, contentSize: CGSize, nodes: [LayoutNode] = []) {
        self.size = size
        self.scale = scale
        self.contentSize = contentSize
        self.nodes = nodes
    }
}
