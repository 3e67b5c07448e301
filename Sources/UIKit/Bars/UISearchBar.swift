import Appearance
import DisplayLists
public import Foundation

/// A field to search with, with what belongs to it: a button to leave the search and a row of scopes.
open class UISearchBar: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        listingName = ListingName("searchBar", role: "view")
        addSubview(searchTextField)
    }

    // MARK: Text

    /// The field itself.
    public final let searchTextField = UISearchTextField()
    /// What is searched for.
    open var text: String? {
        get { searchTextField.text ?? "" }
        set { searchTextField.text = newValue }
    }
    /// Shown while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line above the field. Not drawn yet.
    open var prompt: String?
    /// Nothing is typed in a picture, so that none of it is called.
    open weak var delegate: (any UISearchBarDelegate)?

    /// Of the field. No effect on a picture.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// The field by the name that apps ask for it with.
    open override func value(forKey key: String) -> Any? {
        key == "searchField" || key == "_searchField" ? searchTextField : super.value(forKey: key)
    }

    // MARK: Look

    /// What the bar stands on.
    open var searchBarStyle = Style.default
    /// A bar of the dark style, whatever the interface's.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// Behind the field; `nil` is the style's.
    open var barTintColor: UIColor?
    /// Kept: no picture tells a blur's flat equivalent from its colour. No effect on a picture.
    open var isTranslucent = true
    /// In place of what the bar stands on; an empty image takes that away.
    open var backgroundImage: UIImage?
    /// Moves the text in the field, points.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchTextField.textShift }
        set { searchTextField.textShift = newValue }
    }
    /// Moves the field in the bar, points.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

    /// What a search bar stands on. Inside a navigation bar it is always that bar.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default`
        /// A bar of its own: before iOS 26 its blur and a line above and below it.
        case prominent
        /// Nothing.
        case minimal
    }

    // MARK: Buttons

    /// The button that leaves the search.
    open var showsCancelButton = false { didSet { changed() } }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// A book behind the text, while there is none.
    open var showsBookmarkButton = false { didSet { changed() } }

    // MARK: Scopes

    /// Below the field while `showsScopeBar`.
    open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
    open var selectedScopeButtonIndex = 0 { didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
    open var showsScopeBar = false { didSet { scopesChanged() } }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    private func scopesChanged() {
        scopes?.removeFromSuperview()
        scopes = nil
        if showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.listingName = ListingName("scopes", role: "view")
            control.selectedSegmentIndex = selectedScopeButtonIndex
            scopes = control
            addSubview(control)
        }
        changed()
    }

    private func changed() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        heightChanged?()
    }

    // MARK: Parts

    private(set) var scopes: UISegmentedControl?
    /// Made when it first shows.
    private lazy var cancelButton = SearchCancelButton()
    private lazy var bookmark = UIImageView(image: UIImage(systemName: "book"))
    /// What the bar is part of.
    var place = Place.standalone {
        didSet {
            guard oldValue != place else { return }
            searchTextField.isOnGlass = place == .toolbar
            changed()
        }
    }
    /// How much of the field a navigation bar has pushed away, points.
    var collapse: Double = 0 { didSet { if oldValue != collapse { setNeedsLayout() } } }
    /// Tells the bar around.
    var heightChanged: (@MainActor () -> Void)?
    /// Whether a search controller shows the button itself.
    var isSearching = false { didSet { if oldValue != isSearching { changed() } } }
    private var hasCancelButton: Bool { showsCancelButton || isSearching }

    enum Place { case standalone, navigationBar, toolbar }

    private func refreshButtons() {
        if hasCancelButton {
            if cancelButton.superview !== self { addSubview(cancelButton) }
            cancelButton.isRound = traitCollection.generation == .iOS26
        } else if cancelButton.superview != nil {
            cancelButton.removeFromSuperview()
        }
        guard showsBookmarkButton || searchTextField.rightView === bookmark else { return }
        let shows = showsBookmarkButton && (text ?? "").isEmpty
        bookmark.contentMode = .center
        bookmark.tintColor = .secondaryLabel
        bookmark.frame.size = CGSize(width: searchTextField.clearButtonWidth, height: 20)
        searchTextField.rightView = bookmark
        searchTextField.rightViewMode = shows ? .always : .never
    }

    // MARK: Layout

    var metrics: SearchBarMetrics { SearchBarMetrics(BarEnvironment(self)) }

    /// Above and below the field.
    private static func fieldInsets(_ place: Place, _ metrics: SearchBarMetrics) -> (top: Double, bottom: Double) {
        switch place {
        case .standalone: (metrics.verticalInset, metrics.verticalInset)
        case .navigationBar: (metrics.navigationTop, metrics.navigationBottom)
        case .toolbar: (0, 0)
        }
    }

    /// With all of the field.
    var fullHeight: Double { fullHeight(in: self, place) }

    /// The same where the bar is to stand in another view, whose traits count.
    func fullHeight(in view: UIView, _ place: Place) -> Double {
        let metrics = SearchBarMetrics(BarEnvironment(view))
        let insets = Self.fieldInsets(place, metrics)
        let scopesHeight = scopes == nil ? 0 : metrics.scopeHeight + metrics.scopeBottom
        return insets.top + searchTextField.boxHeight(in: view) + insets.bottom + scopesHeight
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fullHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fullHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        refreshButtons()
        let metrics = metrics
        let safe = directional(safeAreaInsets)
        let inset: Double =
            switch place {
            case .standalone: metrics.sideInset
            case .navigationBar: metrics.environment.margin
            case .toolbar: 0
            }
        let start = safe.leading + inset
        var end = Double(bounds.width) - safe.trailing - inset
        let extra = place == .standalone ? max(0, Double(bounds.height) - fullHeight) / 2 : 0
        let insets = Self.fieldInsets(place, metrics)
        let box = CGRect(x: 0, y: extra + insets.top, width: 0, height: max(0, searchTextField.boxHeight - collapse))
        if hasCancelButton {
            let size = cancelButton.sizeThatFits(.zero)
            cancelButton.frame = directed(
                CGRect(
                    x: end - size.width, y: pixelGrid.round(box.midY - size.height / 2), width: size.width,
                    height: size.height))
            end -= size.width + metrics.cancelGap
        }
        let shift = searchFieldBackgroundPositionAdjustment
        let field = CGRect(x: start, y: box.minY, width: max(0, end - start), height: box.height)
        searchTextField.frame = directed(field).offsetBy(dx: shift.horizontal, dy: shift.vertical)
        // Letters fade over the first quarter of the way: a guess.
        let gone = collapse / max(1, searchTextField.boxHeight / 4)
        for part in searchTextField.subviews { part.alpha = max(0, 1 - gone) }
        scopes?.frame = CGRect(
            x: safeAreaInsets.left + inset, y: box.maxY + insets.bottom,
            width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * inset),
            height: metrics.scopeHeight)
    }

    // MARK: Listing

    package override func listContent(into listing: inout Listing) {
        guard place == .standalone else { return }
        if let backgroundImage {
            for item in backgroundImage.items(in: bounds, tint: tintColor, traits: tintedTraits) {
                listing.add(item)
            }
            return
        }
        guard searchBarStyle != .minimal else { return }
        if let barTintColor { listing.fill(.rectangle(bounds), resolved(barTintColor)) }
        // Bars of iOS 26 have no background of their own.
        guard traitCollection.generation != .iOS26 else { return }
        if barTintColor == nil {
            listing.fill(.rectangle(bounds), resolved(UIBlurEffect(style: .systemChromeMaterial).flatColor))
        }
        let color = resolved(UIColor { UIColor(BarInk.paint($0).hairline) })
        let pixel = pixelGrid.pixel
        for y in [0, bounds.height - pixel] {
            listing.fill(.rectangle(CGRect(x: 0, y: y, width: bounds.width, height: pixel)), color)
        }
    }
}
