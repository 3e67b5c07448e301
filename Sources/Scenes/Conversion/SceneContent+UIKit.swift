import UIKit

extension SceneContent {
    /// - Parameter standard: What the list gives where the scene names no style.
    @MainActor
    func configuration(_ standard: UIListContentConfiguration, _ images: SceneImages) -> UIListContentConfiguration {
        var configuration = style?.configuration ?? standard
        configuration.text = text
        configuration.secondaryText = secondaryText
        configuration.image = image.flatMap { images.image($0) }
        textProperties?.apply(to: &configuration.textProperties)
        secondaryTextProperties?.apply(to: &configuration.secondaryTextProperties)
        imageProperties?.apply(to: &configuration.imageProperties)
        if let margins = directionalLayoutMargins {
            configuration.directionalLayoutMargins = margins.over(configuration.directionalLayoutMargins)
        }
        if let padding = imageToTextPadding { configuration.imageToTextPadding = padding }
        if let padding = textToSecondaryTextHorizontalPadding {
            configuration.textToSecondaryTextHorizontalPadding = padding
        }
        if let padding = textToSecondaryTextVerticalPadding {
            configuration.textToSecondaryTextVerticalPadding = padding
        }
        if let prefers = prefersSideBySideTextAndSecondaryText {
            configuration.prefersSideBySideTextAndSecondaryText = prefers
        }
        if let axes = axesPreservingSuperviewLayoutMargins {
            configuration.axesPreservingSuperviewLayoutMargins = UIAxis(axes.map(\.uiKit))
        }
        return configuration
    }
}

extension SceneTextProperties {
    func apply(to properties: inout UIListContentConfiguration.TextProperties) {
        if let font { properties.font = font.uiFont }
        if let color { properties.color = color.uiColor }
        if let alignment { properties.alignment = alignment.uiKit }
        if let lineBreakMode { properties.lineBreakMode = lineBreakMode }
        if let numberOfLines { properties.numberOfLines = numberOfLines }
        if let adjusts = adjustsFontSizeToFitWidth { properties.adjustsFontSizeToFitWidth = adjusts }
        if let factor = minimumScaleFactor { properties.minimumScaleFactor = factor }
        if let allows = allowsDefaultTighteningForTruncation {
            properties.allowsDefaultTighteningForTruncation = allows
        }
        if let adjusts = adjustsFontForContentSizeCategory { properties.adjustsFontForContentSizeCategory = adjusts }
        if let transform { properties.transform = transform.uiKit }
    }
}

extension SceneImageProperties {
    func apply(to properties: inout UIListContentConfiguration.ImageProperties) {
        if let tintColor { properties.tintColor = tintColor.uiColor }
        if let cornerRadius { properties.cornerRadius = cornerRadius }
        if let size = maximumSize { properties.maximumSize = size.over(properties.maximumSize) }
        if let size = reservedLayoutSize {
            properties.reservedLayoutSize = size.over(properties.reservedLayoutSize)
        }
        if let configuration = preferredSymbolConfiguration {
            properties.preferredSymbolConfiguration = configuration.over(properties.preferredSymbolConfiguration)
        }
    }
}

extension SceneReservedSize {
    func over(_ size: CGSize) -> CGSize {
        CGSize(width: width?.points ?? size.width, height: height?.points ?? size.height)
    }
}

extension SceneReservedLength {
    fileprivate var points: Double {
        switch self {
        case .points(let points): points
        case .standardDimension: UIListContentConfiguration.ImageProperties.standardDimension
        }
    }
}

extension SceneSize {
    func over(_ size: CGSize) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}

extension SceneInsets {
    /// These insets; where an edge is left out, the given ones.
    func over(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
            trailing: trailing ?? insets.trailing)
    }
}
