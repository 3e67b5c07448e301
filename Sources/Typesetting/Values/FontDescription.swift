/// What a piece of text is to be set with.
package struct FontDescription: Hashable, Sendable {
    package enum Family: Hashable, Sendable {
        /// The iOS system face: its advances and vertical metrics, drawn with Inter.
        case system
        case monospaced
        /// Drawn with the system face; no rounded one is to be had.
        case rounded
        case serif
        /// A family or a PostScript name. A name that the library does not know is set as `system`.
        case named(String)
    }

    package var family: Family
    /// In points.
    package var size: Double
    package var weight: FontWeight
    package var isItalic: Bool
    /// Baseline to baseline when text wraps, in points. `nil` is the face's line height.
    package var linePitch: Double?
    package var hasMonospacedDigits: Bool

    package init(
        family: Family = .system, size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        linePitch: Double? = nil, hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.linePitch = linePitch
        self.hasMonospacedDigits = hasMonospacedDigits
    }
}
