import Appearance
import DisplayLists
import Foundation

/// A capsule of glass as its flat equivalent: a fill, a rim and in the light style a shadow.
final class GlassCapsule: UIView {
    /// In place of the glass; `nil` is glass.
    var fill: UIColor?

    override func listContent(into listing: inout Listing) {
        listing.addGlass(bounds, fill: fill.map(resolved), BarInk.paint(traitCollection))
    }
}

extension Listing {
    /// A capsule of glass, or of a colour in its place.
    mutating func addGlass(_ rect: CGRect, fill: ResolvedColor?, _ paint: BarPaint) {
        guard rect.width > 0, rect.height > 0 else { return }
        let capsule = Self.capsule(rect)
        let shadow = Shadow(
            shape: capsule, color: ResolvedColor(paint.shadow), offset: CGSize(width: 0, height: paint.shadowOffset),
            radius: paint.shadowRadius)
        if paint.shadow.alpha > 0 {
            // The shadow of something translucent would show through it; that of glass does not. Mirrored, the capsule is
            // the same outline run through the other way: a hole.
            var outside = Path.rectangle(rect.insetBy(dx: -3 * paint.shadowRadius, dy: -3 * paint.shadowRadius))
            outside.elements += capsule.path.mapped { CGPoint(x: rect.minX + rect.maxX - $0.x, y: $0.y) }.elements
            group(Group(clip: .path(outside))) { $0.group(Group(shadow: shadow)) { _ in } }
        }
        self.fill(capsule, fill ?? ResolvedColor(paint.glass))
        guard fill == nil else { return }
        let half = paint.rimWidth / 2
        add(
            .stroke(
                Self.capsule(rect.insetBy(dx: half, dy: half)), .color(ResolvedColor(paint.rim)),
                StrokeStyle(width: paint.rimWidth)))
    }

    private static func capsule(_ rect: CGRect) -> Shape {
        .roundedRectangle(RoundedRectangle(rect: rect, radius: rect.height / 2, curve: .circular))
    }
}
