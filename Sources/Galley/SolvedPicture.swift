public import DisplayLists

/// A laid-out picture that is not painted yet: plain values that can be sent to another thread.
public struct SolvedPicture: Hashable, Sendable {
    /// What stands where.
    public var layout: LayoutReport
    /// What to paint.
    public var displayList: DisplayList
    /// Pixels a point.
    public var scale: Double
    /// What was drawn otherwise than asked for, such as an unknown symbol; a sentence each.
    public var warnings: [String]

    package init(layout: LayoutReport, displayList: DisplayList, scale: Double, warnings: [String] = []) {
        self.layout = layout
        self.displayList = displayList
        self.scale = scale
        self.warnings = warnings
    }
}
