/// Names one thing that a layout places. Indices are those of the data, not of the picture.
package enum ElementID: Hashable, Sendable {
    case item(section: Int, item: Int)
    /// A header, a footer, a badge. A boundary item is item 0 of its section; a boundary item of the whole layout stands at
    /// section 0, item `Int.max`; supplementaries of items and groups count per kind and section.
    case supplementary(kind: String, section: Int, item: Int)
    case decoration(kind: String, section: Int, item: Int)

    package var section: Int {
        switch self {
        case .item(let section, _), .supplementary(_, let section, _), .decoration(_, let section, _): section
        }
    }

    package var item: Int {
        switch self {
        case .item(_, let item), .supplementary(_, _, let item), .decoration(_, _, let item): item
        }
    }

    /// `nil` for an item, which has no kind.
    package var kind: String? {
        switch self {
        case .item: nil
        case .supplementary(let kind, _, _), .decoration(let kind, _, _): kind
        }
    }
}
