import Appearance
import DisplayLists
import Foundation
import Typesetting
import UIKit

/// Shows a hosting configuration in a cell.
final class HostedContent: UIView, UIContentView, HostedContentView {
    private var hosting: any HostingConfiguration
    private let drawn = DrawnView()

    init(_ configuration: any HostingConfiguration) {
        hosting = configuration
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
        drawn.listingName = ListingName("", role: "")
        addSubview(drawn)
        drawn.content = { [weak self] listing in self?.list(into: &listing) }
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { hosting }
        set {
            guard let configuration = newValue as? any HostingConfiguration else { return }
            hosting = configuration
            store = nil
            contentChanged()
        }
    }

    // MARK: Trees

    private var tree: HostedTree?
    private var backgroundTree: HostedTree?
    /// What the tree was made with besides the configuration.
    private var treeMargins: EdgeInsets?

    /// What the configuration's views keep while they are made anew. Another configuration's are others.
    private var store: ViewStore?

    private func currentStore() -> ViewStore {
        if let store { return store }
        let made = ViewStore { [weak self] in
            self?.contentChanged()
            self?.setNeedsLayout()
        }
        made.presenter.host = self
        store = made
        return made
    }

    private func contentChanged() {
        tree = nil
        backgroundTree = nil
        invalidateIntrinsicContentSize()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        contentChanged()
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        tree = nil
        backgroundTree = nil
    }

    /// What the row around it has of its own: its content before anything is set, and how far it is indented.
    private var row: (defaults: UIListContentConfiguration, indentation: CGFloat)? {
        switch superview {
        case let cell as UICollectionViewListCell:
            (
                hosting.hostedDefaults ?? cell.defaultContentConfiguration(),
                CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth
            )
        case let cell as UITableViewCell:
            (cell.defaultContentConfiguration(), CGFloat(max(0, cell.indentationLevel)) * cell.indentationWidth)
        case let view as UITableViewHeaderFooterView: (view.defaultContentConfiguration(), 0)
        default: nil
        }
    }
    private var cellDefaults: UIListContentConfiguration? { row?.defaults }

    private func environment(_ defaults: UIListContentConfiguration?) -> EnvironmentValues {
        let traits = traitCollection
        var environment = EnvironmentValues(traits: traits)
        environment[storage: \.style.systemTint] = Color(uiColor: tintColor)
        guard let text = defaults?.textProperties else { return environment }
        environment[storage: \.control.isInList] = true
        environment.take(text)
        return environment
    }

    private func isBody(_ font: UIFont) -> Bool {
        font.resolved(with: traitCollection)
            == UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }

    private func currentTree() -> HostedTree {
        let margins = margins
        if let tree, treeMargins == margins { return tree }
        var environment = environment(cellDefaults)
        let store = currentStore()
        store.begin()
        environment[storage: \.live].store = store
        let made = HostedTree(hosting.hostedContent, insets: margins, environment)
        tree = made
        treeMargins = margins
        made.showPlatformViews(in: drawn)
        return made
    }

    // MARK: Layout

    /// The cell's own margins with those of the configuration in place of some.
    private var margins: EdgeInsets {
        guard let superview else { return hosting.hostedMargins.applied(to: EdgeInsets(directionalLayoutMargins)) }
        let outer = superview.directionalLayoutMargins
        guard let row else {
            return hosting.hostedMargins.applied(to: EdgeInsets(outer))
        }
        // The margins of a list's own content: at least what the cell keeps free, of which the content's frame leaves a
        // part to indentation and accessories already.
        let own = row.defaults.directionalLayoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (frame.minX, superview.bounds.width - frame.maxX)
        let (before, after) = isMirrored ? (right, left) : (left, right)
        return hosting.hostedMargins.applied(
            to: EdgeInsets(
                top: own.top, leading: max(own.leading, outer.leading + row.indentation - max(0, before)),
                bottom: own.bottom, trailing: max(own.trailing, outer.trailing - max(0, after))))
    }

    /// The least height of a cell of this kind: a row's, a header's, or none outside of lists.
    private var leastHeight: CGFloat {
        if let own = hosting.hostedMinimum.height { return own }
        guard let defaults = cellDefaults else { return 0 }
        let font = defaults.textProperties.font.resolved(with: traitCollection)
        let isRow = isBody(defaults.textProperties.font)
        // Headers and footers are as high as their line, rows as far as lines are apart (ios-references/measurements §2d).
        let pitch = isRow ? font.fontDescription(for: traitCollection).linePitch : nil
        let height =
            Double(defaults.directionalLayoutMargins.top + defaults.directionalLayoutMargins.bottom)
            + (pitch ?? Double(font.lineHeight))
        let isClassicRow = traitCollection.generation == .iOS18 && isRow
        return isClassicRow ? max(HostedMetrics.classicRowHeight, height) : height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 100_000
        let fitting = currentTree().size(width: isLimited ? size.width : nil, height: nil)
        return CGSize(
            width: max(fitting.width, hosting.hostedMinimum.width ?? 0), height: max(fitting.height, leastHeight))
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        drawn.frame = bounds
        let tree = currentTree()
        tree.layOut(in: bounds.size)
        tree.showPlatformViews(in: drawn)
        if tree.hasScreens {
            var unseen = Listing(size: bounds.size)
            tree.draw(into: &unseen, DrawPass(view: drawn, scale: traitCollection.pixelsPerPoint, isPlacing: true))
            tree.showPlatformViews(in: drawn)
        }
        if window != nil { tree.appear() }
    }

    /// What the background fills: the cell.
    private var backgroundFrame: CGRect {
        guard let superview else { return bounds }
        return CGRect(
            x: -frame.minX, y: -frame.minY, width: superview.bounds.width, height: superview.bounds.height)
    }

    // MARK: Listing

    private func list(into listing: inout Listing) {
        let pass = DrawPass(view: drawn, scale: traitCollection.pixelsPerPoint)
        if let background = hosting.hostedBackground {
            let tree = backgroundTree ?? HostedTree(background, insets: EdgeInsets(), environment(cellDefaults))
            backgroundTree = tree
            let frame = backgroundFrame
            tree.layOut(in: frame.size)
            tree.draw(into: &listing, pass, at: frame.origin)
        }
        currentTree().draw(into: &listing, pass)
    }

    // MARK: The row around it

    var separatorLeading: Double? { currentTree().explicitGuide(.listRowSeparatorLeading) }
    var separatorTrailing: Double? { currentTree().explicitGuide(.listRowSeparatorTrailing) }

    func swipeActions(leading: Bool) -> UISwipeActionsConfiguration? {
        let nodes = currentTree().swipeActions.filter { $0.edge == (leading ? .leading : .trailing) }
        let actions = nodes.flatMap(\.actions)
        guard !actions.isEmpty else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = nodes.allSatisfy(\.allowsFullSwipe)
        return configuration
    }
}
