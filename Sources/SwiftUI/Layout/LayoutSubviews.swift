/// The views that a layout lays out.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    private let subviews: [LayoutSubview]
    public let layoutDirection: LayoutDirection

    init(_ subviews: [LayoutSubview], _ layoutDirection: LayoutDirection) {
        self.subviews = subviews
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> LayoutSubview { subviews[index] }
}
