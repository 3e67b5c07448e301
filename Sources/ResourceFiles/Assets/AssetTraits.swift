/// What an asset is chosen for.
package struct AssetTraits: Hashable, Sendable {
    package var isDark = false
    package var hasHighContrast = false
    package var isPad = false
    package var isRightToLeft = false
    /// Whether the screen shows colours beyond sRGB.
    package var isWideGamut = true
    package var isCompactWidth = true
    package var isCompactHeight = false
    /// A BCP 47 tag; `nil` is the language of the app's development.
    package var language: String?
    /// Pixels a point.
    package var scale = 3.0

    package init() {}
}

/// For whom a member of a set is meant; `nil` is for all.
package struct AssetCondition: Hashable, Sendable {
    package var isDark: Bool?
    package var hasHighContrast: Bool?
    package var isPad: Bool?
    package var isRightToLeft: Bool?
    package var isWideGamut: Bool?
    package var isCompactWidth: Bool?
    package var isCompactHeight: Bool?
    package var language: String?

    package init() {}

    /// Its wishes with how much each counts: a style counts more than the contrast, as in UIKit.
    private func wishes(_ traits: AssetTraits) -> [(wish: Bool?, truth: Bool, weight: Int)] {
        [
            (isRightToLeft, traits.isRightToLeft, 64), (isDark, traits.isDark, 32),
            (hasHighContrast, traits.hasHighContrast, 16), (isPad, traits.isPad, 8),
            (isCompactWidth, traits.isCompactWidth, 4), (isCompactHeight, traits.isCompactHeight, 2),
            (isWideGamut, traits.isWideGamut, 1),
        ]
    }

    /// How well it fits, or `nil` when it is meant for others.
    func rank(_ traits: AssetTraits) -> Int? {
        var rank = 0
        for (wish, truth, weight) in wishes(traits) {
            guard let wish else { continue }
            guard wish == truth else { return nil }
            rank += weight
        }
        guard let language else { return rank }
        guard let spoken = traits.language else { return nil }
        let (own, asked) = (Self.parts(language), Self.parts(spoken))
        // A set for German serves Austria, and one for Austria counts more there.
        guard asked.starts(with: own) else { return nil }
        return rank + 128 * min(own.count, 8)
    }

    private static func parts(_ language: String) -> [Substring] {
        language.lowercased().replacing("_", with: "-").split(separator: "-")
    }

    /// The places of those that fit best. Where none fits, all of them: a picture for somebody else is better than none.
    static func best(_ conditions: [AssetCondition], _ traits: AssetTraits) -> [Int] {
        let ranks = conditions.map { $0.rank(traits) }
        if let best = ranks.compactMap({ $0 }).max() { return conditions.indices.filter { ranks[$0] == best } }
        return Array(conditions.indices)
    }
}
