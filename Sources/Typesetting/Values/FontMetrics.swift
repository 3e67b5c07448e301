/// A face's vertical measures at one size, in points.
package struct FontMetrics: Hashable, Sendable {
    /// Above the baseline.
    package var ascender: Double
    /// Below the baseline, as a positive length.
    package var descender: Double
    package var lineHeight: Double
    package var capHeight: Double
    package var xHeight: Double
    /// Space between lines beyond the line height.
    package var leading: Double

    package init(
        ascender: Double, descender: Double, lineHeight: Double, capHeight: Double, xHeight: Double, leading: Double
    ) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
    }

    /// The iOS system face's measures, whatever face draws it (uikit-metrics §1.4, in units of 1/2048 em).
    package static func system(size: Double) -> FontMetrics {
        let unit = size / 2048
        return FontMetrics(
            ascender: 1950 * unit, descender: 494 * unit, lineHeight: 2444 * unit, capHeight: 1443 * unit,
            xHeight: 1078 * unit, leading: 0)
    }
}
