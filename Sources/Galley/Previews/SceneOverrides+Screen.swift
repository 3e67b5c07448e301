import Appearance
import Scenes
package import UIKit

extension SceneOverrides {
    /// The picture of something that is no scene: what a preview asks for, and over it what is asked for here.
    @MainActor
    package func request(for preview: PreviewSubject) -> WindowSnapshot.Request {
        var device = device.flatMap(Device.init(named:)) ?? preview.device.flatMap(Device.init(named:)) ?? .iPhone17
        device.isLandscape = preview.isLandscape
        var size = device.size
        if self.device == nil, case .fixed(let fixed) = preview.layout { size = fixed }
        let shownHeight: Double? =
            switch self.height {
            case .points(let points): points
            case .fitsContent: nil
            case nil: size.height
            }
        var request = WindowSnapshot.Request(
            width: width ?? size.width, height: shownHeight, scale: scale ?? device.scale,
            traits: device.traits.merging(traits(preferring: preview.style)), isFullHeight: showsFullHeight)
        // Xcode's canvas puts previews on the system's background.
        request.backdrop = .systemBackground
        // Another size than the device's is another window, whose edges the screen's furniture does not reach.
        let isScreen = request.width == device.size.width && request.height ?? device.size.height == device.size.height
        if isScreen { request.safeAreaInsets = device.safeAreaInsets }
        return request
    }

    /// - Parameter style: what the content prefers over the user's setting.
    @MainActor
    private func traits(preferring style: UIUserInterfaceStyle?) -> UITraitCollection {
        var parts = [(look ?? .iOS26).traits]
        if let style = style ?? isDark.map({ $0 ? .dark : .light }) {
            parts.append(UITraitCollection(userInterfaceStyle: style))
        }
        if let category = contentSize.flatMap({ ContentSizeCategory(name: $0) }) {
            parts.append(UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category)))
        }
        if let hasHighContrast {
            parts.append(UITraitCollection(accessibilityContrast: hasHighContrast ? .high : .normal))
        }
        if let locale { parts.append(UITraitCollection(language: locale)) }
        if let isRightToLeft {
            parts.append(UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
        } else if let locale {
            parts.append(UITraitCollection(layoutDirection: LocaleDirection.direction(of: locale)))
        }
        return UITraitCollection(traitsFrom: parts)
    }
}
