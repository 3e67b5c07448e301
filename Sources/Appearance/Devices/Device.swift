package import Foundation

/// A phone or pad that pictures are drawn for.
package struct Device: Hashable, Sendable {
    package enum Idiom: Hashable, Sendable { case phone, pad }

    /// What a screen's own furniture covers, in points.
    package struct SafeArea: Hashable, Sendable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double

        package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
        }
    }

    package let name: String
    package let idiom: Idiom
    /// Upright, in points.
    package let size: CGSize
    /// Pixels a point.
    package let scale: Double
    package let portraitSafeArea: SafeArea
    package let landscapeSafeArea: SafeArea
    /// Of the screen, in points.
    package let cornerRadius: Double
    /// Whether a phone on its side has a regular width.
    package let isRegularInLandscape: Bool

    /// The one that pictures are drawn for unless another is asked for.
    package static let standard: Device = all.first { $0.name == "iPhone 17" } ?? all[0]

    /// By its name; case, spaces and punctuation do not count.
    package static func named(_ name: String) -> Device? { byKey[key(name)] }

    /// The nearest known name to a misspelt one.
    package static func suggestion(for name: String) -> String? {
        Spelling.nearest(to: name, among: all.map(\.name))
    }

    package func safeArea(isLandscape: Bool) -> SafeArea { isLandscape ? landscapeSafeArea : portraitSafeArea }

    package func size(isLandscape: Bool) -> CGSize {
        isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// (width is regular, height is regular). Source: uikit-metrics §11.1.
    package func sizeClasses(isLandscape: Bool) -> (isWidthRegular: Bool, isHeightRegular: Bool) {
        switch idiom {
        case .pad: (true, true)
        case .phone: isLandscape ? (isRegularInLandscape, false) : (false, true)
        }
    }

    private static func key(_ name: String) -> String {
        String(
            String.UnicodeScalarView(
                name.lowercased().unicodeScalars.filter {
                    $0.properties.isAlphabetic || $0.properties.numericType != nil
                }))
    }

    private static let byKey = Dictionary(all.map { (key($0.name), $0) }, uniquingKeysWith: { first, _ in first })
}
