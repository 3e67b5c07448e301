import CPango

/// A font description made ready: the face that draws it, at which size, and how wide its characters are.
final class ResolvedFont {
    let description: FontDescription
    let metrics: FontMetrics
    /// Baseline to baseline.
    let linePitch: Double
    /// Into the book's faces.
    let face: Int
    /// What the face is drawn at, in points.
    let drawingSize: Double
    /// Points to a unit of the face.
    let unit: Double
    /// Added to the face's own advance for a character that has no other, in points.
    let correction: Double
    let features: [hb_feature_t]
    /// Whether the face stands in for the system face rather than being a cut of it.
    let isSubstitute: Bool
    /// By character below U+0080, in points; NaN where the face's own advance counts. Empty if it always does.
    private let asciiAdvances: [Double]
    private var furtherAdvances: [UInt32: Double] = [:]

    init(
        description: FontDescription, metrics: FontMetrics, face: Int, drawingSize: Double, unit: Double,
        correction: Double = 0, features: [hb_feature_t] = [], isSubstitute: Bool = false,
        asciiAdvances: [Double] = []
    ) {
        self.description = description
        self.metrics = metrics
        self.face = face
        self.drawingSize = drawingSize
        self.unit = unit
        self.correction = correction
        self.features = features
        self.isSubstitute = isSubstitute
        self.asciiAdvances = asciiAdvances
        linePitch = description.linePitch ?? metrics.lineHeight
    }

    var hasSystemAdvances: Bool { !asciiAdvances.isEmpty }

    /// The system face's advance of a character; an accented letter has its base letter's. NaN if the face's own advance
    /// counts.
    func systemAdvance(of scalar: UInt32) -> Double {
        if scalar < 0x80 { return asciiAdvances[Int(scalar)] }
        if let known = furtherAdvances[scalar] { return known }
        let advance = decomposedAdvance(of: scalar)
        furtherAdvances[scalar] = advance
        return advance
    }

    private func decomposedAdvance(of scalar: UInt32) -> Double {
        if Self.spaces.contains(scalar) { return asciiAdvances[0x20] }
        let unicode = hb_unicode_funcs_get_default()
        let category = hb_unicode_general_category(unicode, scalar)
        // Marks over a letter, and characters such as joiners.
        if category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK || category == HB_UNICODE_GENERAL_CATEGORY_FORMAT {
            return 0
        }
        var base = scalar
        var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
        while base >= 0x80, hb_unicode_decompose(unicode, base, &first, &second) != 0 { base = first }
        return base < 0x80 ? asciiAdvances[Int(base)] : .nan
    }

    /// No-break space, which is as wide as a space.
    private static let spaces: Set<UInt32> = [0xa0]
}
