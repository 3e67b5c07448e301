/// A colour that a style names by its role.
package enum StyleColor: Hashable, Sendable {
    case system(SystemColor)
    /// One role in the light style, another in the dark one.
    case light(SystemColor, dark: SystemColor)
    /// The tint colour of the view it is drawn in.
    case tint
}

/// What a state does to a colour, after everybody has had a say about it.
package enum StyleColorTransformer: Hashable, Sendable {
    /// Multiplies the alpha.
    case alpha(Double)
    /// Multiplies the alpha by 0.12 in the light style and by 0.4 in the dark one, so that a strong tint becomes a wash.
    /// Source: uikit-rules §3.2.
    case dynamicLightAlpha
}
