import DisplayLists
import Foundation
package import Typesetting

/// A line along letters' outlines.
struct TextStroke {
    /// Of the font's size.
    var share: Double
    /// `nil` is the text's.
    var color: UIColor?
    /// Whether only the line shows.
    var isHollow: Bool
}

/// A shadow of text.
struct TextShadow {
    var color: UIColor
    var offset: CGSize
    /// As of a layer's shadow, points.
    var radius: Double

    init(color: UIColor, offset: CGSize, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }

    /// A blur radius is twice a layer's radius, as in a context.
    init(_ shadow: NSShadow) {
        self.init(
            color: shadow.shadowColor as? UIColor ?? .clear, offset: shadow.shadowOffset,
            radius: Double(shadow.shadowBlurRadius) / 2)
    }
}

/// An attachment in its place in a line.
package struct PlacedAttachment {
    package static let character: Character = "\u{FFFC}"

    let image: UIImage?
    /// What symbols that say nothing themselves go by: the text's font.
    let fallback: UIImage.SymbolConfiguration
    package let space: Paragraph.Attachment

    /// An image as it is beside text.
    package init(_ image: UIImage?, _ fallback: UIImage.SymbolConfiguration, _ traits: UITraitCollection) {
        self.init(image, fallback, box: .zero, traits)
    }

    init(_ attachment: NSTextAttachment, font: UIFont, _ traits: UITraitCollection) {
        self.init(
            attachment.image, UIImage.SymbolConfiguration(font: font.resolved(with: traits)), box: attachment.bounds,
            traits)
    }

    private init(
        _ image: UIImage?, _ fallback: UIImage.SymbolConfiguration, box: CGRect, _ traits: UITraitCollection
    ) {
        self.image = image
        self.fallback = fallback
        let own = image?.size(with: traits, fallback: fallback) ?? .zero
        guard box.size == .zero else {
            space = Paragraph.Attachment(
                width: max(0, box.width), ascent: box.maxY, descent: -box.minY)
            return
        }
        // A symbol stands on the baseline as beside text; other pictures with their lower edge.
        let rise = image?.baseline(with: traits, fallback: fallback) ?? Double(own.height)
        space = Paragraph.Attachment(
            width: own.width, ascent: rise + box.minY, descent: Double(own.height) - rise - box.minY)
    }
}
