import Appearance
package import DisplayLists
public import Foundation

/// The field of a search bar: a magnifying glass, then the text in a rounded box.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listingName = ListingName("field", role: "view")
        textLabel.listingName = ListingName("text")
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .always
        glass.listingName = ListingName("glass", role: "image")
        glass.contentMode = .center
        glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: SearchBarMetrics(BarEnvironment(generation: .iOS18)).symbolSize)
        glass.tintColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
    }

    /// What is searched for besides the text.
    final var ownTokens: [UISearchToken] = []

    private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

    /// Whether it stands on a bar's glass, which is its box.
    var isOnGlass = false { didSet { if oldValue != isOnGlass { setNeedsLayout() } } }
    /// What moves text and magnifying glass from their places, points.
    var textShift = UIOffset.zero { didSet { setNeedsLayout() } }

    private var metrics: SearchBarMetrics { SearchBarMetrics(BarEnvironment(self)) }

    override var insets: UIEdgeInsets { .zero }
    override var placeholderColor: UIColor { .secondaryLabel }
    override var clearButtonWidth: CGFloat { metrics.buttonWidth }
    override var clearButtonColor: UIColor { .secondaryLabel }

    /// As high as at `large`, and higher where the text is larger. That the box grows with the text is a guess.
    var boxHeight: Double { boxHeight(in: self) }

    /// The same inside of another view, whose traits count.
    func boxHeight(in view: UIView) -> Double {
        let metrics = SearchBarMetrics(BarEnvironment(view))
        let standard = UIFont.systemFont(ofSize: metrics.textSize).lineHeight
        let line = (font ?? .systemFont(ofSize: metrics.textSize)).resolved(with: view.traitCollection).lineHeight
        return view.pixelGrid.round(metrics.fieldHeight + max(0, Double(line - standard)))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width, height: boxHeight)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let metrics = metrics
        let inner = super.textRect(forBounds: bounds)
        let trailing = metrics.textTrailing
        let shift = isRightToLeft ? -textShift.horizontal : textShift.horizontal
        return CGRect(
            x: inner.minX + (isRightToLeft ? trailing : 0) + shift, y: inner.minY + textShift.vertical,
            width: max(0, inner.width - trailing), height: inner.height)
    }

    open override func layoutSubviews() {
        if leftView === glass { glass.frame.size = CGSize(width: metrics.textLeading, height: bounds.height) }
        super.layoutSubviews()
    }

    package override func backgroundShape() -> Shape? {
        let metrics = metrics
        let radius = min(metrics.cornerRadius * boxHeight / metrics.fieldHeight, Double(bounds.height) / 2)
        return .roundedRectangle(
            RoundedRectangle(
                rect: bounds, radius: metrics.environment.generation == .iOS26 ? radius : metrics.cornerRadius))
    }

    override func listBorder(into listing: inout Listing) {
        guard !isOnGlass else { return }
        // 239, 239, 240 on white and 28, 28, 31 on black (pictures 16 and 17) are the tertiary fill.
        listing.fill(outline(), resolved(.tertiarySystemFill))
    }
}
