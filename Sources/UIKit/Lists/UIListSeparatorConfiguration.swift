/// How the lines above and below a row are drawn.
public struct UIListSeparatorConfiguration: Hashable {
    /// Whether a line is drawn.
    public enum Visibility: Int, Hashable, Sendable, CaseIterable {
        /// As the kind of list and the row's place in its section have it.
        case automatic = 0
        /// It is.
        case visible = 1
        /// It is not.
        case hidden = 2
    }

    /// Stands for the insets that the system works out: from the row's text to the row's end, or on iOS 26 to the margin
    /// before it. It counts for each edge alone.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// The configuration that a kind of list starts from.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Whether the line above the row is drawn.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below the row is drawn.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// From the ends of the row to those of the line above, in points; top and bottom do not count.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// From the ends of the row to those of the line below, in points; top and bottom do not count.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The lines' colour.
    public var color = UIColor.separator
    /// The colour of lines between rows that are selected together; until it is set, the one of the other lines.
    public var multipleSelectionColor: UIColor {
        get { ownMultipleSelectionColor ?? color }
        set { ownMultipleSelectionColor = newValue }
    }
    private var ownMultipleSelectionColor: UIColor?
    /// An effect on what lies behind the lines. Not drawn yet.
    public var visualEffect: UIVisualEffect?
}
