import Foundation
import ResourceFiles

extension AssetTraits {
    init(_ traits: UITraitCollection) {
        self.init()
        isDark = traits.userInterfaceStyle == .dark
        hasHighContrast = traits.accessibilityContrast == .high
        isPad = traits.userInterfaceIdiom == .pad
        isRightToLeft = traits.isRightToLeft
        isWideGamut = traits.displayGamut != .SRGB
        isCompactWidth = traits.horizontalSizeClass != .regular
        isCompactHeight = traits.verticalSizeClass == .compact
        language = traits.language
        scale = traits.pixelsPerPoint
    }
}
