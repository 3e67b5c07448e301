import DisplayLists
public import Foundation

/// Spokes that turn while something goes on. A picture shows them at one moment: the uppermost spoke is the strongest.
open class UIActivityIndicatorView: UIView {
    /// Sizes of indicators.
    public enum Style: Int, Sendable {
        /// 20 points square.
        case medium = 100
        /// 37 points square.
        case large = 101

        /// Public properties of the view (`sizeThatFits`).
        fileprivate var side: Double { self == .large ? 37 : 20 }
    }

    /// The size.
    open var style = Style.medium { didSet { if style != oldValue { invalidateIntrinsicContentSize() } } }
    /// Of the spokes; `nil` is the system's grey.
    open var color: UIColor!
    /// Whether the view is hidden while it does not turn.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    /// Whether it turns.
    public final private(set) var isAnimating = false

    /// An indicator at rest, hidden.
    public convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        self.style = style
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = hidesWhenStopped && !isAnimating
    }

    /// Shows it turning.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    /// Stops it, and hides it where `hidesWhenStopped` says so.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }
    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    /// Eight spokes; their lengths and strengths are not measured.
    private static let strengths = [1, 0.35, 0.35, 0.4, 0.5, 0.6, 0.7, 0.85]

    package override func listContent(into listing: inout Listing) {
        let radius = style.side / 2
        let spoke = CGRect(x: -radius * 0.125, y: -radius, width: radius * 0.25, height: radius * 0.55)
        let outline = RoundedRectangle(rect: spoke, radius: spoke.width / 2, curve: .circular).path
        let color = resolved(color ?? .systemGray)
        for (index, strength) in Self.strengths.enumerated() {
            let turn = CGAffineTransform(rotationAngle: Double(index) * .pi / 4)
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
            var faded = color
            faded.alpha *= strength
            listing.fill(.path(outline.applying(turn)), faded)
        }
    }
}
