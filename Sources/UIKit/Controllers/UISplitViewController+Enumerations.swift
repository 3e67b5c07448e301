extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

    /// The columns, from the side that they begin at.
    public enum Column: Int, Hashable, Sendable {
        case primary, supplementary, secondary
        /// In place of all where there is room for one.
        case compact
    }

    /// Which columns show.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }

    /// How columns share the room.
    public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

    /// At which side the primary column is.
    public enum PrimaryEdge: Int, Sendable { case leading, trailing }

    /// What the primary column stands on.
    public enum BackgroundStyle: Int, Sendable { case none, sidebar }

    /// Whether the system's button for the primary column shows.
    public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
}
