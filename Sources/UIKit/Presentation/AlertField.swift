import Appearance
import DisplayLists
import Foundation

/// A text's field in an alert: a box with a line around it, or since iOS 26 a capsule.
final class AlertField: UIView {
    private let field: UITextField
    private let metrics: AlertMetrics

    init(_ field: UITextField, _ metrics: AlertMetrics, index: Int) {
        self.field = field
        self.metrics = metrics
        super.init(frame: .zero)
        listingName = ListingName("field \(index)", role: "field")
        field.listingName = field.listingName ?? ListingName("text", role: "view")
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: min(metrics.fieldPadding, bounds.width / 2), dy: 0)
    }

    package override func listContent(into listing: inout Listing) {
        guard !metrics.isGlass else {
            let capsule = RoundedRectangle(rect: bounds, radius: bounds.height / 2, curve: .circular)
            return listing.fill(.roundedRectangle(capsule), resolved(.tertiarySystemFill))
        }
        let pixel = pixelGrid.pixel
        listing.fill(.rectangle(bounds), resolved(.separator))
        listing.fill(.rectangle(bounds.insetBy(dx: pixel, dy: pixel)), resolved(.systemBackground))
    }
}
