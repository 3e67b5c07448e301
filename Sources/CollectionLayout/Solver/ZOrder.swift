/// What covers what. List values: uikit-metrics §5.5; compositional values: uikit-rules §10.1, §10.7.
package enum ZOrder {
    package static let sectionBackground = 0
    package static let swipe = 5
    package static let cell = 10
    package static let separator = 100
    package static let boundary = 200
    package static let pinnedBoundary = 210

    /// A flow layout's header or footer that may be pinned: over the cells, wherever it stands.
    package static let flowPinnable = 10

    /// Added to a compositional boundary item's own index while it is pinned.
    package static let pinnedOffset = 1_000_000_000
    /// A compositional cell, in a section with and without decorations.
    package static let gridCell = 0
    package static let gridCellOverDecoration = 1
}
