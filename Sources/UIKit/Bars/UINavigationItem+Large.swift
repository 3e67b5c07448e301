public import Foundation

extension UINavigationItem {
    /// In place of the title where it is large (iOS 26). Not drawn yet.
    public var largeTitle: String? {
        get { Aside.largeTitle.optional(of: self) }
        set { Aside.largeTitle.set(newValue, of: self) }
    }
    /// Under the large title (iOS 26); `nil` is the subtitle.
    public var largeSubtitle: String? {
        get { Aside.largeSubtitle.optional(of: self) }
        set {
            Aside.largeSubtitle.set(newValue, of: self)
            (bar as? UINavigationBar)?.itemsChanged()
        }
    }
    /// In place of the small print under the title (iOS 26). Not drawn yet.
    public var subtitleView: UIView? {
        get { Aside.subtitleView.optional(of: self) }
        set { Aside.subtitleView.set(newValue, of: self) }
    }
    /// At the trailing edge, whatever the room. Not drawn yet.
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { Aside.pinnedGroup.optional(of: self) }
        set { Aside.pinnedGroup.set(newValue, of: self) }
    }
    /// What is behind a button for more. Pictures show no open menu. No effect on a picture.
    public var additionalOverflowItems: UIDeferredMenuElement? {
        get { Aside.overflowItems.optional(of: self) }
        set { Aside.overflowItems.set(newValue, of: self) }
    }
}

extension UISearchController {
    /// When scopes show.
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }

    /// When scopes show: `manual` leaves it to `showsScopeBar` of the bar.
    public var scopeBarActivation: ScopeBarActivation {
        get { Aside.scopeActivation.value(of: self, default: .automatic) }
        set {
            Aside.scopeActivation.set(newValue, of: self)
            automaticallyShowsScopeBar = newValue != .manual
        }
    }
}

extension UISearchBar {
    /// The pictures of a search bar.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    /// In place of a picture of the bar. Not drawn yet.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        ImageShelf.of(self, .fieldImages).images[.init(state, other: icon.rawValue)] = iconImage
    }
    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        ImageShelf.of(self, .fieldImages).images[.init(state, other: icon.rawValue)]
    }
    /// Moves a picture of the bar, points. Not drawn yet.
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        var shifts: [Icon: UIOffset] = Aside.fieldShifts.value(of: self, default: [:])
        shifts[icon] = adjustment
        Aside.fieldShifts.set(shifts, of: self)
    }
    public func positionAdjustment(for icon: Icon) -> UIOffset {
        let shifts: [Icon: UIOffset] = Aside.fieldShifts.value(of: self, default: [:])
        return shifts[icon] ?? .zero
    }
    /// Behind the field. Not drawn yet.
    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        ImageShelf.of(self, .fieldBackgrounds).images[.init(state)] = backgroundImage
    }
    public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        ImageShelf.of(self, .fieldBackgrounds).images[.init(state)]
    }
    /// Behind the bar.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) { if barMetrics == .default { self.backgroundImage = backgroundImage } }
    /// Of the scopes' titles. Not drawn yet.
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
}

extension UISegmentedControl {
    /// Behind the segments. Not drawn yet.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { ImageShelf.of(self, .backgroundImages).images[.init(state, barMetrics)] = backgroundImage }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        ImageShelf.of(self, .backgroundImages).images[.init(state, barMetrics)]
    }
    /// Between two segments. Not drawn yet.
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
}

extension UIStepper {
    /// Behind the buttons. Not drawn yet.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        ImageShelf.of(self, .backgroundImages).images[.init(state)] = image
    }
    public func backgroundImage(for state: UIControl.State) -> UIImage? {
        ImageShelf.of(self, .backgroundImages).images[.init(state)]
    }
    /// Between the buttons. Not drawn yet.
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {}
}
