import DisplayLists

/// One system colour in every appearance.
struct SystemColorRow: Sendable {
    var light: ResolvedColor
    var dark: ResolvedColor
    var lightHigh: ResolvedColor
    var darkHigh: ResolvedColor
    var darkElevated: ResolvedColor
    var darkHighElevated: ResolvedColor

    /// - Parameters:
    ///   - lightHigh: nil is the light colour; likewise the others follow the column that they refine.
    init(
        _ light: ResolvedColor, _ dark: ResolvedColor, lightHigh: ResolvedColor? = nil, darkHigh: ResolvedColor? = nil,
        elevated: ResolvedColor? = nil, highElevated: ResolvedColor? = nil
    ) {
        self.light = light
        self.dark = dark
        self.lightHigh = lightHigh ?? light
        self.darkHigh = darkHigh ?? dark
        self.darkElevated = elevated ?? dark
        self.darkHighElevated = highElevated ?? darkHigh ?? elevated ?? dark
    }

    /// A colour that is the same everywhere.
    init(_ color: ResolvedColor) { self.init(color, color) }

    /// One grey level pair with alpha for each column.
    static func alphas(
        _ light: ResolvedColor, _ dark: ResolvedColor, _ alphas: (Double, Double, Double, Double)
    ) -> SystemColorRow {
        SystemColorRow(
            light.with(alphas.0), dark.with(alphas.1), lightHigh: light.with(alphas.2), darkHigh: dark.with(alphas.3))
    }
}

extension ResolvedColor {
    func with(_ alpha: Double) -> ResolvedColor {
        ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

/// A colour from components of 0…255.
func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> ResolvedColor {
    ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}
