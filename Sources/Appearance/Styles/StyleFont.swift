/// A font that a style names by its text style.
package struct StyleFont: Hashable, Sendable {
    package var textStyle: TextStyle
    /// On the scale 100…900; `nil` is the text style's own.
    package var weight: Int?
    /// Whether wrapped lines stand two points closer than the text style sets them, as in section footers.
    package var isTight: Bool

    package init(_ textStyle: TextStyle, weight: Int? = nil, isTight: Bool = false) {
        self.textStyle = textStyle
        self.weight = weight
        self.isTight = isTight
    }

    static let body = StyleFont(.body)
    static let bodyMedium = StyleFont(.body, weight: 500)
    static let bodySemibold = StyleFont(.body, weight: 600)
    static let subheadline = StyleFont(.subheadline)
    static let subheadlineSemibold = StyleFont(.subheadline, weight: 600)
    static let footnote = StyleFont(.footnote)
    static let footnoteTight = StyleFont(.footnote, isTight: true)
    static let caption1 = StyleFont(.caption1)
    static let title3Semibold = StyleFont(.title3, weight: 600)
    static let title2Bold = StyleFont(.title2, weight: 700)
}
