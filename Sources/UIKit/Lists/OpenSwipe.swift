import Appearance
import DisplayLists
import Foundation

/// A row shown swiped open, with the actions of one side.
@MainActor
struct OpenSwipe {
    enum Side: Hashable { case leading, trailing }

    var indexPath: IndexPath
    var side: Side
    var actions: [UIContextualAction]

    /// Adds the actions and the row, moved aside.
    func list(row: any ListRow, into listing: inout Listing) {
        let traits = row.traitCollection
        let metrics = SwipeMetrics(context: traits.styleContext)
        let layout = SwipeLayout(
            actions: actions.map { action($0, metrics: metrics, traits: traits) }, rowHeight: row.bounds.height,
            metrics: metrics, category: traits.styleContext.category, grid: row.pixelGrid)
        let solution = layout.solve()
        let frame = row.frame
        // The layout keeps the actions in the row's own place, which a card clips. Source: uikit-metrics §5.3, §5.5.
        let container = frame
        let isRightToLeft = row.superview?.isRightToLeft ?? row.isRightToLeft
        let comesFromRight = (side == .trailing) != isRightToLeft
        let shift = comesFromRight ? -solution.pullWidth : solution.pullWidth
        let path = row.listingName?.component ?? ""
        let clip = clipShape(of: row, at: container, metrics: metrics)
        listing.group(Group(clip: clip)) { listing in
            for (index, button) in solution.buttons.enumerated() {
                let x = comesFromRight ? container.maxX - button.frame.maxX : container.minX + button.frame.minX
                let place = CGRect(
                    x: x, y: container.minY + button.frame.minY, width: button.frame.width, height: button.frame.height)
                listing.note(
                    component: path + "/swipeAction \(index)", role: "swipeAction", frame: place,
                    color: row.resolved(actions[index].backgroundColor))
                add(button, of: actions[index], at: place, comesFromRight, row: row, path: path, into: &listing)
            }
        }
        // Before iOS 26 the row slides out of sight behind the card's edge, whose corners stay where they were; since then
        // it floats away as a capsule.
        let isButted = metrics.arrangement == .butted
        let window = isButted ? clip ?? .rectangle(container) : nil
        let card = row.cardShape
        if isButted { row.cardShape = nil }
        listing.group(Group(clip: window)) { listing in
            listing.group(Group(origin: CGPoint(x: shift, y: 0))) { $0.add(row) }
        }
        row.cardShape = card
    }

    /// Buttons that touch the row take on the card's corners, and so does the row that slides behind them.
    private func clipShape(of row: any ListRow, at container: CGRect, metrics: SwipeMetrics) -> Shape? {
        guard metrics.arrangement == .butted, var card = row.cardShape else { return nil }
        card.rect = container
        return .roundedRectangle(card)
    }

    private func action(
        _ action: UIContextualAction, metrics: SwipeMetrics, traits: UITraitCollection
    ) -> SwipeLayout.Action {
        let image = action.image.map { $0.size(with: traits, fallback: Self.symbols) }
        guard let title = action.title, !title.isEmpty else { return SwipeLayout.Action(imageSize: image) }
        return SwipeLayout.Action(imageSize: image) { pointSize, width in
            label(title, pointSize: pointSize, lines: metrics.titleLines).sizeThatFits(
                CGSize(width: width, height: 0))
        }
    }

    private static let symbols = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)

    private func label(_ title: String, pointSize: Double, lines: Int) -> UILabel {
        let label = UILabel()
        label.text = title
        label.font = .systemFont(ofSize: pointSize)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = lines
        return label
    }

    private func add(
        _ button: SwipeLayout.Button, of action: UIContextualAction, at place: CGRect, _ comesFromRight: Bool,
        row: UIView, path: String, into listing: inout Listing
    ) {
        let bounds = CGRect(origin: .zero, size: place.size)
        listing.group(Group(label: path + "/swipeAction", origin: place.origin)) { listing in
            listing.fill(shape(bounds, button, comesFromRight), row.resolved(action.backgroundColor))
            if let rect = button.image, let image = action.image {
                let rect = CGRect(
                    x: list(rect, in: bounds, row).minX, y: rect.minY, width: rect.width, height: rect.height)
                let template = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
                for item in template.items(
                    in: rect, tint: .white, traits: row.traitCollection, fallback: Self.symbols)
                {
                    listing.add(item)
                }
            }
            if let rect = button.title, let title = action.title {
                let label = label(title, pointSize: button.titlePointSize, lines: 2)
                label.listingName = ListingName("", role: "")
                label.frame = list(rect, in: bounds, row)
                label.traitOverrides = UITraitOverrides()
                label.cachedTraits = row.traitCollection
                listing.add(label)
            }
        }
    }

    /// Image and title change places from right to left.
    private func list(_ rect: CGRect, in bounds: CGRect, _ row: UIView) -> CGRect {
        guard row.isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func shape(_ rect: CGRect, _ button: SwipeLayout.Button, _ comesFromRight: Bool) -> Shape {
        let radius = max(button.outerRadius, button.innerRadius)
        guard radius > 0 else { return .rectangle(rect) }
        if button.outerRadius == button.innerRadius {
            return .roundedRectangle(RoundedRectangle(rect: rect, radius: radius))
        }
        let corners: RoundedRectangle.Corners =
            comesFromRight ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
        return .roundedRectangle(RoundedRectangle(rect: rect, radius: button.outerRadius, corners: corners))
    }
}
