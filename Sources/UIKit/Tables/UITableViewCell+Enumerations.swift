extension UITableViewCell {
    /// Which labels a cell has, and where.
    public enum CellStyle: Int, Sendable {
        /// A label, and an image before it.
        case `default` = 0
        /// A label, and a value at the row's end.
        case value1 = 1
        /// A short label in the tint colour that ends where a value starts.
        case value2 = 2
        /// A label with a smaller one below.
        case subtitle = 3
    }

    /// What the system draws at a row's end.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron: the row leads to a screen of its own.
        case disclosureIndicator = 1
        /// An "i" in a circle and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// An "i" in a circle.
        case detailButton = 4
    }

    /// What a row's editing control does.
    public enum EditingStyle: Int, Sendable {
        /// There is none.
        case none = 0
        /// It removes the row.
        case delete = 1
        /// It adds one.
        case insert = 2
    }

    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none = 0
        /// As `default`.
        case blue = 1
        /// As `default`.
        case gray = 2
        /// With another background.
        case `default` = 3
    }

    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        /// There is none.
        case none = 0
        /// A thin line.
        case singleLine = 1
        /// As `singleLine`.
        case singleLineEtched = 2
    }

    /// What a cell does with focus, which pictures do not show.
    public enum FocusStyle: Int, Sendable {
        /// The system's.
        case `default` = 0
        /// The app's.
        case custom = 1
    }

    /// States that a cell changes between.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The editing control shows.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The delete button shows.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}

/// What a table says of editing one of its rows.
struct RowEditing: Hashable {
    /// Whether the row can be edited at all.
    var isEditable = true
    /// Whether it shows a grip; `nil` leaves it to the cell.
    var canMove: Bool?
    /// Whether a ring to select it takes the place of its editing control.
    var isSelectable = false
    /// Whether several rows can be selected.
    var selectsSeveral = false
}
