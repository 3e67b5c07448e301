import DisplayLists
public import Foundation

/// A bar that shows how far something has come.
open class UIProgressView: UIView {
    /// Looks of progress views: one of old, in bars, which is drawn as the other.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// A view of its own size.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: Self.height))
        progressViewStyle = style
    }

    /// Drawn as `default`.
    open var progressViewStyle = Style.default
    /// Sets the progress to what has been done when it is set.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }
    /// In place of the bar's colour. Not drawn yet.
    open var progressImage: UIImage?
    /// In place of the track's colour. Not drawn yet.
    open var trackImage: UIImage?
    /// 0…1.
    open var progress: Float = 0
    /// `nil` is the tint colour.
    open var progressTintColor: UIColor?
    /// `nil` is the system's fill.
    open var trackTintColor: UIColor?

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    /// Height 4 of the default style: public property of the control (`sizeThatFits`).
    private static let height = 4.0
    /// Where nothing says how wide it is, as in an accessory.
    private static let width = 100.0

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 100_000
        return CGSize(width: isLimited ? min(Self.width, size.width) : Self.width, height: Self.height)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    package override func listContent(into listing: inout Listing) {
        let bar = CGRect(x: bounds.minX, y: bounds.midY - Self.height / 2, width: bounds.width, height: Self.height)
        func capsule(_ rect: CGRect) -> Shape {
            .roundedRectangle(RoundedRectangle(rect: rect, radius: Self.height / 2, curve: .circular))
        }
        listing.fill(capsule(bar), resolved(trackTintColor ?? .systemFill))
        let share = Double(min(max(progress.isFinite ? progress : 0, 0), 1))
        guard share > 0 else { return }
        let done = CGRect(x: bar.minX, y: bar.minY, width: max(Self.height, bar.width * share), height: bar.height)
        listing.fill(capsule(directed(done)), resolved(progressTintColor ?? tintColor))
    }
}
