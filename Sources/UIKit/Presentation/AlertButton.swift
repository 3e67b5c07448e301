import Appearance
import DisplayLists
import Foundation

/// A button of an alert: part of the card under a line, or since iOS 26 a capsule of its own.
final class AlertButton: UIView {
    private let label = UILabel()
    private let action: UIAlertAction
    private let metrics: AlertMetrics
    private let isPreferred: Bool
    var hasLineAbove = false
    var hasLineBefore = false
    var isCancel: Bool { action.style == .cancel }

    init(_ action: UIAlertAction, _ metrics: AlertMetrics, isPreferred: Bool, index: Int) {
        self.action = action
        self.metrics = metrics
        self.isPreferred = isPreferred
        super.init(frame: .zero)
        listingName = ListingName("action \(index)", role: "button")
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.listingName = ListingName("title", role: "text")
        label.font = Self.font(metrics, isPreferred: isPreferred)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    private static func font(_ metrics: AlertMetrics, isPreferred: Bool) -> UIFont {
        guard metrics.isSheet, !metrics.isGlass else {
            return .preferredFont(forTextStyle: isPreferred || metrics.isGlass ? .headline : .body)
        }
        return UIFontMetrics(forTextStyle: .title3).scaledFont(
            for: .systemFont(ofSize: 20, weight: isPreferred ? .semibold : .regular))
    }

    var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(metrics.buttonPadding, bounds.width / 2), dy: 0)
    }

    // MARK: Listing

    private var isFilled: Bool { metrics.isGlass && isPreferred && action.style != .destructive }

    private var titleColor: UIColor {
        guard action.isEnabled else { return .tertiaryLabel }
        if action.style == .destructive { return .systemRed }
        if isFilled { return .white }
        return metrics.isGlass ? .label : tintColor
    }

    package override func listContent(into listing: inout Listing) {
        label.textColor = titleColor
        guard !metrics.isGlass else {
            let fill: UIColor = isFilled && action.isEnabled ? tintColor : .tertiarySystemFill
            let capsule = RoundedRectangle(rect: bounds, radius: bounds.height / 2, curve: .circular)
            return listing.fill(.roundedRectangle(capsule), resolved(fill))
        }
        let pixel = pixelGrid.pixel
        let line = resolved(.separator)
        if hasLineAbove {
            listing.fill(.rectangle(CGRect(x: 0, y: 0, width: bounds.width, height: pixel)), line)
        }
        guard hasLineBefore else { return }
        let x = isRightToLeft ? bounds.width - pixel : 0
        listing.fill(.rectangle(CGRect(x: x, y: 0, width: pixel, height: bounds.height)), line)
    }
}
