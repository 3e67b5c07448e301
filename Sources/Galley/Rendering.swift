public import DisplayLists
public import Foundation

/// What `render` gives: the layout, what was painted, and the picture.
public struct Rendering: Hashable, Sendable {
    /// What stands where, in points from the picture's top left corner.
    public var layout: LayoutReport
    /// What was painted, as a value that can be printed and compared.
    public var displayList: DisplayList
    /// A PNG file.
    public var png: Data
    /// What was drawn otherwise than asked for, such as an unknown symbol; a sentence each.
    public var warnings: [String]
}
