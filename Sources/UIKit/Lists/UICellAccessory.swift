package import Appearance
public import Foundation

/// Something at the end of a row, outside its content: a chevron, a checkmark, a control of editing, a view of the app's.
///
/// The system's own kinds have their places; a custom view chooses its own.
public struct UICellAccessory {
    /// What the accessory is.
    public let accessoryType: AccessoryType

    /// In which of the row's states it is there at all.
    package let displayedState: DisplayedState
    /// Whether it keeps its place without being drawn.
    package let isHidden: Bool
    /// What is reserved for it; `nil` is the kind's default.
    package let reservedLayoutWidth: LayoutDimension?
    /// The colour of what it draws; `nil` is the kind's own.
    package let tintColor: UIColor?
    package var details = Details()

    /// What only some kinds have.
    package struct Details {
        /// The disc's colour of controls of editing; `nil` is the kind's own.
        package var backgroundColor: UIColor?
        package var showsVerticalSeparator = false
        package var labelText: String?
        package var labelFont: UIFont?
        package var labelAdjustsFont = true
        package var outlineStyle = OutlineDisclosureOptions.Style.automatic
        package var customView: CustomViewConfiguration?
        package var menu: UIMenu?
        package var actionHandler: ActionHandler?
    }

    /// Runs when the accessory is tapped. Nobody taps in a picture: it is not called.
    public typealias ActionHandler = () -> Void

    /// Runs when another element of an accessory's menu is chosen. It is not called in a picture.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    init(
        _ type: AccessoryType, displayed: DisplayedState, isHidden: Bool, reservedLayoutWidth: LayoutDimension?,
        tintColor: UIColor?
    ) {
        accessoryType = type
        displayedState = displayed
        self.isHidden = isHidden
        self.reservedLayoutWidth = reservedLayoutWidth
        self.tintColor = tintColor
    }

    /// What the accessory is, for tables.
    package var kind: AccessoryKind { accessoryType.kind }
}

extension UICellAccessory {
    /// When an accessory is there. One that is not takes no room.
    public enum DisplayedState: Hashable, Sendable, CaseIterable {
        /// In every state.
        case always
        /// While the list is being edited.
        case whenEditing
        /// While it is not.
        case whenNotEditing

        /// Whether it is there in a row that is, or is not, being edited.
        package func isDisplayed(isEditing: Bool) -> Bool {
            switch self {
            case .always: true
            case .whenEditing: isEditing
            case .whenNotEditing: !isEditing
            }
        }
    }

    /// How much width is kept for an accessory, which stands in its middle.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as it needs.
        case actual
        /// The same for all rows, so that accessories stand one below the other.
        case standard
        /// So many points.
        case custom(CGFloat)
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        /// A chevron: the row leads to a screen of its own.
        case disclosureIndicator
        /// A chevron that points down while the row's children are shown.
        case outlineDisclosure
        /// Two arrows: tapping the row opens a menu.
        case popUpMenu
        /// A tick.
        case checkmark
        /// An "i" in a circle.
        case detail
        /// A minus on a disc.
        case delete
        /// A plus on a disc.
        case insert
        /// A grip.
        case reorder
        /// A ring that fills when the row is selected.
        case multiselect
        /// A text.
        case label
        /// A view of the app's.
        case customView(UIView)

        package var kind: AccessoryKind {
            switch self {
            case .disclosureIndicator: .disclosureIndicator
            case .outlineDisclosure: .outlineDisclosure
            case .popUpMenu: .popUpMenu
            case .checkmark: .checkmark
            case .detail: .detail
            case .delete: .delete
            case .insert: .insert
            case .reorder: .reorder
            case .multiselect: .multiselect
            case .label: .label
            case .customView: .customView
            }
        }
    }
}
