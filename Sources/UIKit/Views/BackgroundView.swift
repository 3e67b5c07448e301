import DisplayLists
import Foundation

/// Paints a background configuration beneath a cell's content.
final class BackgroundView: UIView, RowFurniture {
    var configuration = UIBackgroundConfiguration.clear() {
        didSet { if oldValue != configuration { apply() } }
    }
    private var customView: UIView?
    private var imageView: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        listingName = ListingName("background")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func apply() {
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { addSubview(customView) }
        }
        if let image = configuration.image {
            let view = imageView ?? UIImageView()
            if imageView == nil {
                insertSubview(view, at: 0)
                imageView = view
            }
            view.image = image
            view.contentMode = configuration.imageContentMode
            view.clipsToBounds = true
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let rect = shapeRect
        customView?.frame = rect
        imageView?.frame = rect
    }

    /// The bounds less the insets, and less the margins of the edges that add theirs.
    private var shapeRect: CGRect {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if let superview, !edges.isEmpty {
            let margins = directional(superview.layoutMargins)
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let inset = physical(insets)
        return CGRect(
            x: inset.left, y: inset.top, width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
    }

    /// The configuration's shape, or the card's where the configuration leaves the corners square.
    private var shape: Shape {
        let rect = shapeRect
        if configuration.cornerRadius > 0 {
            return .roundedRectangle(RoundedRectangle(rect: rect, radius: configuration.cornerRadius))
        }
        guard let row = superview as? any ListRow, let card = row.cardShape else { return .rectangle(rect) }
        guard rect == bounds else { return .rectangle(rect) }
        return .roundedRectangle(card)
    }

    private var fillColor: UIColor { configuration.resolvedBackgroundColor(for: tintColor) }

    package override func listContent(into listing: inout Listing) {
        guard let shadow = shadow(of: shape) else {
            paintInCard(into: &listing)
            return
        }
        listing.group(Group(shadow: shadow)) { paintInCard(into: &$0) }
    }

    private func paintInCard(into listing: inout Listing) {
        let shape = shape
        guard needsCardClip, let card = (superview as? any ListRow)?.cardShape else {
            paint(shape, into: &listing)
            return
        }
        listing.group(Group(clip: .roundedRectangle(card))) { paint(shape, into: &$0) }
    }

    private func shadow(of shape: Shape) -> Shadow? {
        let properties = configuration.shadowProperties
        guard properties.opacity > 0 else { return nil }
        var color = resolved(properties.color)
        color.alpha *= Double(min(properties.opacity, 1))
        guard color.alpha > 0 else { return nil }
        return Shadow(shape: shape, color: color, offset: properties.offset, radius: properties.radius)
    }

    /// Whether the shape could reach past the card's corners.
    private var needsCardClip: Bool {
        guard (superview as? any ListRow)?.cardShape != nil else { return false }
        return configuration.cornerRadius > 0 || shapeRect != bounds || configuration.strokeWidth > 0
    }

    private func paint(_ shape: Shape, into listing: inout Listing) {
        if let effect = configuration.visualEffect { listing.fill(shape, resolved(effect.flatColor)) }
        listing.fill(shape, resolved(fillColor))
    }

    /// Image and custom view take on the background's shape; the stroke is drawn over them.
    package override func listSubviews(into listing: inout Listing) {
        if imageView != nil || customView != nil {
            listing.group(Group(clip: shape)) { listing in
                for view in subviews { listing.add(view) }
            }
        }
        paintStroke(into: &listing)
    }

    /// Inside the shape, grown by the outset. Source: cases C10.
    private func paintStroke(into listing: inout Listing) {
        let width = configuration.strokeWidth
        guard width > 0 else { return }
        let color = resolved(configuration.resolvedStrokeColor(for: tintColor))
        guard color.alpha > 0 else { return }
        let inset = width / 2 - configuration.strokeOutset
        let rect = shapeRect.insetBy(dx: inset, dy: inset)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            listing.fill(shape, color)
            return
        }
        let radius = max(0, min(configuration.cornerRadius, min(shapeRect.width, shapeRect.height) / 2) - inset)
        let outline: Shape =
            configuration.cornerRadius > 0
            ? .roundedRectangle(RoundedRectangle(rect: rect, radius: radius)) : .rectangle(rect)
        listing.add(.stroke(outline, .color(color), StrokeStyle(width: width)))
    }

    package override func listingDetails() -> ListingDetails {
        ListingDetails(color: resolved(fillColor))
    }
}
