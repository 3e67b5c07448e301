import Appearance
import DisplayLists
import Foundation

/// What of a button's paint does not come from its configuration.
enum ButtonPainting {
    /// How strong a highlighted button's colours remain. Not measured.
    static let highlightedAlpha = 0.75
}

extension UIButton {
    func paintBackground(_ configuration: Configuration, into listing: inout Listing) {
        let insets = physical(configuration.background.backgroundInsets)
        let rect = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom)
        guard rect.width > 0, rect.height > 0 else { return }
        let radius =
            ButtonMetrics.radius(configuration, isGlass: traitCollection.generation == .iOS26) ?? rect.height / 2
        if let effect = configuration.background.visualEffect {
            listing.fill(Self.shape(rect, radius), resolved(effect.flatColor))
        }
        if let color = backgroundInForce(configuration) {
            var resolved = resolved(color)
            if isHighlighted, automaticallyUpdatesConfiguration { resolved.alpha *= ButtonPainting.highlightedAlpha }
            listing.fill(Self.shape(rect, radius), resolved)
        }
        paintStroke(configuration.background, rect, radius, into: &listing)
    }

    private func backgroundInForce(_ configuration: Configuration) -> UIColor? {
        if configuration.background.backgroundColor != nil {
            return configuration.background.resolvedBackgroundColor(for: tintColor)
        }
        let color = configuration.style.background(base: configuration.baseBackgroundColor, tint: tintColor)
        // A disabled button has lost its colour, whatever it was.
        return isEnabled || color == nil || !automaticallyUpdatesConfiguration ? color : .tertiarySystemFill
    }

    /// Inside the shape, grown by the outset.
    private func paintStroke(
        _ background: UIBackgroundConfiguration, _ rect: CGRect, _ radius: Double, into listing: inout Listing
    ) {
        guard background.strokeWidth > 0 else { return }
        let inset = background.strokeWidth / 2 - background.strokeOutset
        let line = rect.insetBy(dx: inset, dy: inset)
        let color = resolved(background.resolvedStrokeColor(for: tintColor))
        guard !line.isNull, line.width > 0, line.height > 0, color.alpha > 0 else { return }
        listing.add(
            .stroke(
                Self.shape(line, max(0, radius - inset)), .color(color), StrokeStyle(width: background.strokeWidth)))
    }

    private static func shape(_ rect: CGRect, _ radius: Double) -> Shape {
        radius > 0 ? .roundedRectangle(RoundedRectangle(rect: rect, radius: radius)) : .rectangle(rect)
    }
}
