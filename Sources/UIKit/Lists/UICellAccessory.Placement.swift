extension UICellAccessory {
    /// The side that a custom view stands at, when, and where among the system's accessories there.
    public enum Placement {
        /// Where among the accessories of a side a custom view goes: it is called with the system's ones that are there,
        /// from the edge of the row inwards, and answers with an index among them. Beyond the last is next to the content.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Where the row begins.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// Where the row ends.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

        /// Before the first accessory of the same kind as `accessory`, or first when there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            let kind = accessory.kind
            return { accessories in accessories.firstIndex { $0.kind == kind } ?? 0 }
        }

        /// After the last accessory of the same kind as `accessory`, or last when there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            let kind = accessory.kind
            return { accessories in accessories.lastIndex { $0.kind == kind }.map { $0 + 1 } ?? accessories.count }
        }

        var displayedState: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }

        var isLeading: Bool {
            if case .leading = self { true } else { false }
        }
    }
}
