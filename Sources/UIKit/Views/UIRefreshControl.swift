import DisplayLists
public import Foundation

/// What pulling a scroll view's content down shows. Nobody pulls in a picture: it shows above the content while something is being
/// loaded, where the content's offset leaves it room.
open class UIRefreshControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(x: 0, y: 0, width: 0, height: Self.height) : frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// A public property of the control.
    private static let height: CGFloat = 60
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    private func prepare() {
        listingName = ListingName("refreshControl", role: "view")
        label.listingName = ListingName("title", role: "text")
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        isHidden = true
        addSubview(spinner)
        addSubview(label)
    }

    /// Whether something is being loaded.
    open private(set) var isRefreshing = false
    /// Below the spokes.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    open func beginRefreshing() { turn(true) }
    open func endRefreshing() { turn(false) }

    private func turn(_ isRefreshing: Bool) {
        self.isRefreshing = isRefreshing
        isHidden = !isRefreshing
        if isRefreshing { spinner.startAnimating() } else { spinner.stopAnimating() }
    }

    /// Stands above a scroll view's content.
    func place(in scroll: UIScrollView) {
        frame = CGRect(x: 0, y: -Self.height, width: scroll.bounds.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spinner.color = tintColor == superview?.tintColor ? nil : tintColor
        let size = spinner.intrinsicContentSize
        let title = label.attributedText == nil ? 0 : label.sizeThatFits(.zero).height
        // Below one another, together in the middle: a guess.
        let top = (bounds.height - size.height - title) / 2
        spinner.frame = CGRect(
            x: pixelGrid.round((bounds.width - size.width) / 2), y: pixelGrid.round(top), width: size.width,
            height: size.height)
        label.frame = CGRect(x: 0, y: pixelGrid.round(top + size.height), width: bounds.width, height: title)
    }
}
