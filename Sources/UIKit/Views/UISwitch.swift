import Appearance
import DisplayLists
public import Foundation

/// A switch that is on or off. Its size is the system's.
open class UISwitch: UIControl {
    /// - Parameter frame: Only its origin counts.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = metrics.size
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if frame.size == .zero { frame.size = metrics.size }
    }

    open var isOn = false
    /// The track's colour when on; `nil` is the system's green.
    open var onTintColor: UIColor?
    /// The thumb's colour; `nil` is white.
    open var thumbTintColor: UIColor?

    /// Before iOS 7. No effect on a picture.
    open var onImage: UIImage?
    /// Before iOS 7. No effect on a picture.
    open var offImage: UIImage?
    /// In the Mac's idiom. No effect on a picture.
    open var title: String?
    /// No effect on a picture.
    open var preferredStyle = Style.automatic
    /// As a phone has it.
    open var style: Style { .sliding }
    /// Looks of switches.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// Lengths in points.
    private struct Metrics {
        let size: CGSize
        let thumb: CGSize
        /// Between thumb and track.
        let inset: Double
        let shadowOpacity: Double
    }

    /// Sizes: ios-references/measurements §3; thumbs measured in the pictures of the same switches.
    private static let classic = Metrics(
        size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), inset: 2, shadowOpacity: 0.15)
    private static let glass = Metrics(
        size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), inset: 2, shadowOpacity: 0)
    private var metrics: Metrics { traitCollection.generation == .iOS26 ? Self.glass : Self.classic }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }
    open override var intrinsicContentSize: CGSize { metrics.size }

    package override func listContent(into listing: inout Listing) {
        let metrics = metrics
        let track = CGRect(origin: bounds.origin, size: metrics.size)
        let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let isTrailing = isOn != isRightToLeft
        let x = isTrailing ? track.maxX - metrics.inset - metrics.thumb.width : track.minX + metrics.inset
        let thumb = CGRect(
            x: x, y: track.midY - metrics.thumb.height / 2, width: metrics.thumb.width, height: metrics.thumb.height)
        listing.group(Group(opacity: isEnabled ? 1 : 0.5)) { listing in
            listing.fill(Self.capsule(track, .continuous), resolved(color))
            let shadow = Shadow(
                shape: Self.capsule(thumb),
                color: ResolvedColor(red: 0, green: 0, blue: 0, alpha: metrics.shadowOpacity),
                offset: CGSize(width: 0, height: 3), radius: 8)
            listing.group(Group(clip: Self.capsule(track, .continuous))) { listing in
                listing.group(Group(shadow: metrics.shadowOpacity > 0 ? shadow : nil)) {
                    $0.fill(Self.capsule(thumb), resolved(thumbTintColor ?? .white))
                }
            }
        }
    }

    /// The track leaves its upper and lower edge as a continuous corner does, the thumb is round: measured in ios-references 35
    /// and 37.
    private static func capsule(_ rect: CGRect, _ curve: RoundedRectangle.Curve = .circular) -> Shape {
        .roundedRectangle(RoundedRectangle(rect: rect, radius: rect.height / 2, curve: curve))
    }

    package override func listingDetails() -> ListingDetails {
        ListingDetails(color: resolved(isOn ? onTintColor ?? .systemGreen : .secondarySystemFill))
    }
}
