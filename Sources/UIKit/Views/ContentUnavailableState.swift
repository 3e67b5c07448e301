import Foundation

/// What a view controller shows in place of content, and whether the app is to be asked about it.
@MainActor
struct ContentUnavailableState {
    var configuration: (any UIContentConfiguration)?
    /// Shows the configuration; `nil` where there is none.
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
}

extension UIViewController {
    /// Shown over the whole of the view, in the middle of its safe area; `nil` shows nothing.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set {
            contentUnavailable.configuration = newValue
            showContentUnavailable()
        }
    }

    /// What `updateContentUnavailableConfiguration(using:)` is asked with next: the controller's traits, and the text in the
    /// search bar of its navigation item.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        if let text = shownNavigationItem?.searchController?.searchBar.text, !text.isEmpty { state.searchText = text }
        return state
    }

    /// Has the app asked before the next layout.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        contentUnavailable.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Asks the app where that is due.
    func updateContentUnavailableIfNeeded() {
        guard contentUnavailable.needsUpdate else { return }
        contentUnavailable.needsUpdate = false
        view.observing({ $0.owner?.setNeedsUpdateContentUnavailableConfiguration() }) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
    }

    /// A configuration that follows the state is shown for the one in force.
    private func showContentUnavailable() {
        guard let own = contentUnavailable.configuration else {
            contentUnavailable.view?.removeFromSuperview()
            contentUnavailable.view = nil
            return
        }
        let configuration = own.updated(for: contentUnavailableConfigurationState)
        if let view = contentUnavailable.view, view.supports(configuration) {
            view.configuration = configuration
        } else {
            contentUnavailable.view?.removeFromSuperview()
            let view = configuration.makeContentView()
            if view.listingName == nil { view.listingName = ListingName("contentUnavailable") }
            contentUnavailable.view = view
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Lays the view over everything else in the controller's view, whose content may be scrolled beneath it.
    func placeContentUnavailable() {
        guard let root = viewIfLoaded, let view = contentUnavailable.view else { return }
        if view.superview !== root {
            root.addSubview(view)
        } else if root.subviews.last !== view {
            root.bringSubviewToFront(view)
        }
        if view.ownSafeAreaInsets != root.safeAreaInsets {
            view.ownSafeAreaInsets = root.safeAreaInsets
            view.setNeedsLayout()
        }
        view.frame = root.bounds
    }
}
