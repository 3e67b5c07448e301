import Appearance
import DisplayLists
package import Foundation

extension UIListContentConfiguration: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.style == right.style && left.image == right.image && left.text == right.text
            && left.attributedText == right.attributedText && left.secondaryText == right.secondaryText
            && left.secondaryAttributedText == right.secondaryAttributedText
            && left.imageProperties == right.imageProperties && left.textProperties == right.textProperties
            && left.secondaryTextProperties == right.secondaryTextProperties
            && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
            && left.directionalLayoutMargins == right.directionalLayoutMargins
            && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
            && left.imageToTextPadding == right.imageToTextPadding
            && left.textToSecondaryTextHorizontalPadding == right.textToSecondaryTextHorizontalPadding
            && left.textToSecondaryTextVerticalPadding == right.textToSecondaryTextVerticalPadding
            && left.alpha == right.alpha && left.drawnAlpha == right.drawnAlpha
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(text)
        hasher.combine(attributedText)
        hasher.combine(secondaryText)
        hasher.combine(secondaryAttributedText)
        hasher.combine(image)
    }
}

/// What the view that shows a configuration asks.
extension UIListContentConfiguration {
    /// The opacity that image and texts are drawn with.
    package var drawnAlpha: CGFloat { alpha * defaults.values.alpha }

    /// The primary text as it is drawn; attributed text is not changed.
    package func drawnText(language: String?) -> String? {
        text.map { textProperties.transform.applied(to: $0, language: language) }
    }

    /// The secondary text as it is drawn; attributed text is not changed.
    package func drawnSecondaryText(language: String?) -> String? {
        secondaryText.map { secondaryTextProperties.transform.applied(to: $0, language: language) }
    }

    /// The layout of the configuration's content.
    ///
    /// - Parameters:
    ///   - margins: The effective ones.
    ///   - imageSize: The size of the image as configured, in points; `nil` without an image.
    ///   - text: The primary text, `nil` without one; an empty one counts.
    ///   - secondaryText: The secondary text, in the same way.
    package func layout(
        margins: NSDirectionalEdgeInsets, imageSize: CGSize?, text: ListContentLayout.Label?,
        secondaryText: ListContentLayout.Label?, displayScale: Double
    ) -> ListContentLayout {
        let grid = PixelGrid(scale: displayScale)
        var layout = ListContentLayout(margins: margins, grid: grid)
        let resolved = style.resolved(in: context.environment)
        let slot = resolved.symbolSlot(context, displayScale: displayScale)
        layout.image = imageSize.map { size in
            ListContentLayout.Image(
                size: size, maximumSize: imageProperties.maximumSize,
                reservedSize: ListContentLayout.reservedSize(
                    imageProperties.reservedLayoutSize, isSymbol: image?.isSymbolImage ?? false,
                    standardSlot: slot.map { CGSize(width: $0.width, height: $0.height) }))
        }
        layout.text = text
        layout.secondaryText = secondaryText
        layout.imageToTextPadding = imageToTextPadding
        layout.horizontalPadding = textToSecondaryTextHorizontalPadding
        layout.verticalPadding = textToSecondaryTextVerticalPadding
        layout.prefersSideBySide = prefersSideBySideTextAndSecondaryText
        layout.minimumHeight = resolved.minimumHeight(context)
        layout.alignsImageWithFirstLine = context.category.isAccessibility
        return layout
    }
}
