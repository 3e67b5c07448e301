import Foundation

/// A view whose content and background are made by configurations.
@MainActor
protocol ConfiguredView: UIView {
    func setNeedsUpdateConfiguration()
    /// The background that the view's place gives it before anybody sets one; `nil` outside lists and tables.
    var placedBackground: UIBackgroundConfiguration? { get }
}

/// What cells, headers and footers have in common: a content view and what lies behind it, both made by configurations and
/// fitted to states.
@MainActor
final class ConfiguredContents {
    private unowned let owner: any ConfiguredView

    init(of owner: any ConfiguredView) {
        self.owner = owner
        contentView.listingName = ListingName("contentView", isTransparent: true)
        // Of the owner's size at once: apps place what is inside of it before there is a layout.
        contentView.frame = CGRect(origin: .zero, size: owner.bounds.size)
        contentView.autoresizingMask = Self.contentMask
        owner.addSubview(contentView)
    }

    /// Where constraints lead from what is in the content to its owner, the content is as large as both ask for.
    private static let contentMask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]

    // MARK: Content

    private(set) var contentView = UIView()

    /// What the content view shows; `nil` leaves it to its owner.
    var content: (any UIContentConfiguration)? {
        get { storedContent }
        set {
            storedContent = newValue
            contentIsStale = true
            installContentView()
            owner.setNeedsUpdateConfiguration()
        }
    }
    private var storedContent: (any UIContentConfiguration)?
    private var contentIsStale = false
    var updatesContent = true

    /// Whether anything that can be measured is in the content view.
    var hasContent: Bool { storedContent != nil || !contentView.subviews.isEmpty }

    /// Another kind of content brings its view at once, so that whoever sets it can go on with `contentView`.
    private func installContentView() {
        if let configuration = storedContent {
            if (contentView as? any UIView & UIContentView)?.supports(configuration) != true {
                replaceContentView(configuration.makeContentView())
            }
        } else if contentView is any UIContentView {
            replaceContentView(UIView())
        }
    }

    private func applyContent(_ state: any UIConfigurationState) {
        guard let configuration = storedContent else {
            contentIsStale = false
            return
        }
        // Set while updating: it has not met the state yet.
        let isFresh = contentIsStale && updatesContent
        let updated = isFresh ? configuration.updated(for: state) : configuration
        storedContent = updated
        contentIsStale = false
        if let current = contentView as? any UIView & UIContentView, current.supports(updated) {
            current.configuration = updated
        } else {
            replaceContentView(updated.makeContentView())
        }
    }

    private func replaceContentView(_ view: UIView) {
        contentView.removeFromSuperview()
        view.listingName = ListingName("contentView", isTransparent: true)
        contentView = view
        view.autoresizingMask = Self.contentMask
        owner.insertSubview(view, at: backgrounds.count)
        owner.setNeedsLayout()
    }

    // MARK: Backgrounds

    /// Setting one drops the owner's background views and colour.
    var background: UIBackgroundConfiguration? {
        get { storedBackground }
        set {
            storedBackground = newValue
            isDefaultBackground = false
            if newValue != nil {
                backgroundView = nil
                selectedBackgroundView = nil
                owner.backgroundColor = nil
            }
            owner.setNeedsUpdateConfiguration()
        }
    }
    private var storedBackground: UIBackgroundConfiguration?
    /// Whether the background is the one the place gives, which nobody has set.
    private(set) var isDefaultBackground = true
    var updatesBackground = true
    private var configured: BackgroundView?

    /// Behind everything; setting it drops the configuration.
    var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let view = backgroundView {
                dropBackground()
                view.listingName = ListingName("backgroundView")
                owner.insertSubview(view, at: 0)
            }
            owner.setNeedsUpdateConfiguration()
        }
    }

    /// Above `backgroundView`, while the owner is selected or highlighted.
    var selectedBackgroundView: UIView? {
        didSet {
            guard oldValue !== selectedBackgroundView else { return }
            oldValue?.removeFromSuperview()
            if let view = selectedBackgroundView {
                view.listingName = ListingName("selectedBackgroundView", role: "backgroundView")
                owner.insertSubview(view, at: backgrounds.count - 1)
            }
            owner.setNeedsUpdateConfiguration()
        }
    }

    /// The views behind the content, from the back.
    private var backgrounds: [UIView] { [configured, backgroundView, selectedBackgroundView].compactMap { $0 } }

    /// Leaves what is behind the content to the owner's own colour and views.
    func dropBackground() {
        storedBackground = nil
        isDefaultBackground = false
    }

    private func applyBackground(_ state: any UIConfigurationState, isSelected: Bool) {
        if isDefaultBackground {
            let placed = owner.placedBackground
            if storedBackground == nil || placed != nil { storedBackground = placed }
        }
        if updatesBackground || isDefaultBackground { storedBackground = storedBackground?.updated(for: state) }
        selectedBackgroundView?.isHidden = !isSelected
        guard let configuration = storedBackground ?? fallbackBackground?.updated(for: state) else {
            configured?.removeFromSuperview()
            configured = nil
            return
        }
        let view = configured ?? BackgroundView()
        if configured == nil {
            configured = view
            owner.insertSubview(view, at: 0)
        }
        view.frame = owner.bounds
        view.configuration = configuration
    }

    /// Shown where there is no other background.
    var fallbackBackground: UIBackgroundConfiguration?

    // MARK: Updating

    private var needsUpdate = true
    private(set) var isUpdating = false

    func setNeedsUpdate() { needsUpdate = true }

    /// Fits content and background to the state, if something has changed since the last time.
    /// - Parameters:
    ///   - isSelected: Whether the owner shows its selected background.
    ///   - background: The state as the background is to see it.
    ///   - change: What the owner and its app change for the state.
    func update<State: UIConfigurationState>(
        for state: @autoclosure () -> State, isSelected: (State) -> Bool = { _ in false },
        background: (State) -> State = { $0 }, change: (State) -> Void
    ) {
        guard needsUpdate, !isUpdating else { return }
        isUpdating = true
        let state = state()
        if updatesContent, let content = storedContent {
            storedContent = content.updated(for: state)
            contentIsStale = false
        }
        owner.withOwnTraits {
            owner.observing({ ($0 as? any ConfiguredView)?.setNeedsUpdateConfiguration() }) { change(state) }
        }
        applyContent(state)
        applyBackground(background(state), isSelected: isSelected(state))
        needsUpdate = false
        isUpdating = false
    }

    /// Places everything; `content` is in the owner's space.
    func layOut(content: CGRect) {
        for view in backgrounds { view.frame = owner.bounds }
        contentView.frame = content
    }

    // MARK: Measuring

    /// The owner's size that the content needs, with what is around it at the owner's size now.
    /// - Parameters:
    ///   - content: Where the content stands now.
    ///   - isWidthFree: Whether the content chooses its width.
    func fittingSize(
        _ targetSize: CGSize, content: CGRect, horizontal: UILayoutPriority, vertical: UILayoutPriority,
        isWidthFree: Bool
    ) -> CGSize {
        guard hasContent else { return .zero }
        // What the content keeps from its sides depends on how far it stands from the owner's.
        contentView.frame = content
        let around = CGSize(
            width: owner.bounds.width - content.width, height: owner.bounds.height - content.height)
        var size: CGSize
        if contentView.usesConstraints {
            size = contentView.systemLayoutSizeFitting(
                CGSize(width: targetSize.width - around.width, height: targetSize.height - around.height),
                withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        } else if isWidthFree {
            size = contentView.naturalSize(for: content.size)
        } else {
            size = contentView.fittingSize(for: content.size)
        }
        size.width += around.width
        size.height += around.height
        return size
    }

    // MARK: Cards

    /// Whether something other than the configured background could reach into a card's corners: the configured background
    /// takes on their shape by itself, which paints faster than a clip.
    var needsCardClip: Bool {
        if backgroundView != nil || selectedBackgroundView != nil || contentView.backgroundColor != nil { return true }
        return !(contentView is UIListContentView)
            || owner.subviews.contains { !($0 === contentView || $0 === configured || $0 is any RowFurniture) }
    }
}
