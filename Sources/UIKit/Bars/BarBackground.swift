import Appearance
import DisplayLists
import Foundation

/// What a bar stands on: effect, colour, image, and the line at the edge where the content is.
final class BarBackground: UIView {
    var look: UIBarAppearance?
    /// Whether the line is at the top rather than at the bottom.
    var hasLineAtTop = false
    /// The page's colour, which covers what has gone beneath a bar of glass; `nil` covers nothing.
    var fade: (@MainActor () -> UIColor)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        listingName = ListingName("", role: "")
    }

    required init?(coder: NSCoder) { nil }

    override func listContent(into listing: inout Listing) {
        if let fade { addFade(resolved(fade()), into: &listing) }
        guard let look else { return }
        let isGlass = traitCollection.generation == .iOS26
        guard !(isGlass && look.isDefault) else { return }
        if let effect = look.backgroundEffect { listing.fill(.rectangle(bounds), flat(effect)) }
        if let color = look.backgroundColor { listing.fill(.rectangle(bounds), resolved(color)) }
        if let image = look.backgroundImage {
            for item in image.items(in: bounds, tint: tintColor, traits: tintedTraits) { listing.add(item) }
        }
        addLine(of: look, into: &listing)
    }

    /// A thick blur leaves nothing legible of what lies behind it: its flat equivalent lets nothing through.
    private func flat(_ effect: UIBlurEffect) -> ResolvedColor {
        var color = resolved(effect.flatColor)
        if color.alpha > 0.85 { color.alpha = 1 }
        return color
    }

    private func addLine(of look: UIBarAppearance, into listing: inout Listing) {
        let thickness = pixelGrid.pixel
        if let image = look.shadowImage {
            let height = image.size(with: traitCollection, fallback: nil).height
            guard height > 0 else { return }
            let rect = line(thickness: height)
            for item in image.items(in: rect, tint: look.shadowColor ?? tintColor, traits: tintedTraits) {
                listing.add(item)
            }
        } else if let color = look.shadowColor {
            listing.fill(.rectangle(line(thickness: thickness)), resolved(color))
        }
    }

    /// Just outside the bar.
    private func line(thickness: Double) -> CGRect {
        CGRect(x: 0, y: hasLineAtTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
    }

    private func addFade(_ color: ResolvedColor, into listing: inout Listing) {
        var (strong, none) = (color, color)
        strong.alpha *= BarInk.paint(traitCollection).edgeAlpha
        none.alpha = 0
        let (top, bottom) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: bounds.height))
        let gradient = LinearGradient(
            start: hasLineAtTop ? bottom : top, end: hasLineAtTop ? top : bottom,
            stops: [.init(location: hasLineAtTop ? 0.4 : 0.75, color: strong), .init(location: 1, color: none)])
        listing.add(.fill(.rectangle(bounds), .linearGradient(gradient)))
    }
}
