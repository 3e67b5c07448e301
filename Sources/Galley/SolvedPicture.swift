public import DisplayLists
import Foundation

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
    /// The files besides the scene's own that went into it, by the names that the scene gives them.
    package var files: [String] = []

    package init(layout: LayoutReport, displayList: DisplayList, scale: Double, warnings: [String] = []) {
        self.layout = layout
        self.displayList = displayList
        self.scale = scale
        self.warnings = warnings
    }
}

extension SolvedPicture {
    /// In pixels.
    package var pixelSize: (width: Int, height: Int) {
        (
            max(1, Int((displayList.size.width * scale).rounded())),
            max(1, Int((displayList.size.height * scale).rounded()))
        )
    }

    /// The forms of `galley inspect`.
    package var textReport: String { layout.description }
    package var jsonReport: String { layout.json }
}
