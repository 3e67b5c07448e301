public import Foundation

/// Shows controllers in columns beside each other where there is room across, else one at a time.
open class UISplitViewController: UIViewController {
    /// With columns that are set by name.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        let styles: [String: Style] = [
            "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
        ]
        style = (coder as? NibCoder)?.choice("style", styles) ?? .unspecified
        super.init(coder: coder)
    }

    /// How many columns there are; `unspecified` has two, which `viewControllers` gives.
    public final let style: Style
    /// Says which column is on top where only one shows; of the rest, nothing moves in a picture.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    var columns: [Column: UIViewController] = [:]

    /// The controllers of the columns that are set, from the primary one on.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    /// A column's controller is put in a navigation controller unless it is one; that of the compact column is left as it is.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if let old = columns.removeValue(forKey: column) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.viewIfLoaded?.cover(.zero)
            old.removeFromParent()
            old.didMove(toParent: nil)
        }
        if let vc {
            let isBare = column == .compact || style == .unspecified || vc is UINavigationController
            let shown = isBare ? vc : UINavigationController(rootViewController: vc)
            shown.willMove(toParent: self)
            columns[column] = shown
            addChild(shown)
            shown.didMove(toParent: self)
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// What was set; `nil` is nothing.
    open func viewController(for column: Column) -> UIViewController? {
        guard let shown = columns[column] else { return nil }
        return shown
    }

    /// The column that `show(_:)` named last; `nil` is none.
    var shownColumn: Column?
    /// Puts a column on top where only one shows, and shows it beside the others where they do.
    open func show(_ column: Column) {
        shownColumn = column
        hiddenColumns.remove(column)
        viewIfLoaded?.setNeedsLayout()
    }
    var hiddenColumns: Set<Column> = []
    /// Leaves a column out; the secondary one always shows.
    open func hide(_ column: Column) {
        guard column != .secondary else { return }
        hiddenColumns.insert(column)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Puts a controller in the place of the secondary column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
        shownColumn = .secondary
    }
    /// As `showDetailViewController`: the column that asks for it shows what it pushes by itself.
    open override func show(_ vc: UIViewController, sender: Any?) { showDetailViewController(vc, sender: sender) }

    // MARK: Modes and widths

    /// `automatic` goes by the room there is.
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Columns stand beside each other in a picture. No effect on a picture.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// Points; `automaticDimension` is the fraction's.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// Of the whole width; `automaticDimension` is the system's.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }
    /// Points; `automaticDimension` sets no limit.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// Points; `automaticDimension` sets no limit.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsChanged() } }
    /// Points; `automaticDimension` is the fraction's.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }
    /// Of the whole width; `automaticDimension` is the system's.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }
    /// Points; `automaticDimension` sets no limit.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }
    /// Points; `automaticDimension` sets no limit.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsChanged() }
    }
    /// At which side the primary column is.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// No effect on a picture.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// No effect on a picture.
    open var presentsWithGesture = true
    /// No effect on a picture.
    open var showsSecondaryOnlyButton = false
    /// The system's button is not drawn yet. Not drawn yet.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// Shows and hides the primary column; an app may put it anywhere.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    private func widthsChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: View

    /// Between columns, one pixel wide.
    var lines: [UIView] = []

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.arrange = { [weak self] in self?.arrangeChildren() }
        container.backgroundColor = .systemBackground
        view = container
    }

    override var appearingChildren: [UIViewController] { shownColumns.compactMap { columns[$0] } }

    override func childrenNeedArranging() {
        loadViewIfNeeded()
        arrangeChildren()
    }

    /// Columns beside the secondary one are narrow.
    open override func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        if let own = super.overrideTraitCollection(forChild: childViewController) { return own }
        guard !isCollapsed, childViewController !== columns[.secondary] else { return nil }
        return UITraitCollection(horizontalSizeClass: .compact)
    }
}
