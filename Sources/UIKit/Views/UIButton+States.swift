import DisplayLists
public import Foundation

/// What a button without a configuration shows in one state.
struct ButtonStateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var symbols: UIImage.SymbolConfiguration?
    /// Behind everything, stretched over the button.
    var background: UIImage?
}

extension UIButton {
    private func set<Value>(
        _ part: WritableKeyPath<ButtonStateContent, Value>, _ value: Value, for state: UIControl.State
    ) {
        contents[state.rawValue, default: ButtonStateContent()][keyPath: part] = value
        contentChanged()
    }

    private func inForce<Value>(_ part: KeyPath<ButtonStateContent, Value?>) -> Value? {
        contents[state.rawValue]?[keyPath: part] ?? contents[UIControl.State.normal.rawValue]?[keyPath: part]
    }

    /// The title of a state; `nil` shows the normal state's. With a configuration, the normal title becomes its title.
    public func setTitle(_ title: String?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.title = title }
        set(\.title, title, for: state)
    }

    /// The title of a state with attributes of its own; it wins over the plain one.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        set(\.attributedTitle, title, for: state)
    }

    /// The colour of a state's title; `nil` is the normal state's, and without that the type's.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) { set(\.titleColor, color, for: state) }

    /// The image of a state; `nil` shows the normal state's. With a configuration, the normal image becomes its image.
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        if configuration != nil, state == .normal { configuration?.image = image }
        set(\.image, image, for: state)
    }

    /// The image behind title and image in a state, without a configuration; `nil` shows the normal state's.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        set(\.background, image, for: state)
    }
    /// What was set for a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { contents[state.rawValue]?.background }
    /// What the present state shows.
    public var currentBackgroundImage: UIImage? { inForce(\.background) }
    /// What the present state shows.
    public var currentAttributedTitle: NSAttributedString? { inForce(\.attributedTitle) }

    /// Under the configuration of a state's symbol.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        set(\.symbols, configuration, for: state)
    }

    /// What was set for a state.
    public func title(for state: UIControl.State) -> String? { contents[state.rawValue]?.title }
    /// What was set for a state.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        contents[state.rawValue]?.attributedTitle
    }
    /// What was set for a state.
    public func titleColor(for state: UIControl.State) -> UIColor? { contents[state.rawValue]?.titleColor }
    /// What was set for a state.
    public func image(for state: UIControl.State) -> UIImage? { contents[state.rawValue]?.image }

    /// What the present state shows.
    public var currentTitle: String? { inForce(\.title) }
    /// What the present state shows.
    public var currentImage: UIImage? { inForce(\.image) }
    /// The colour of the present state's title.
    public var currentTitleColor: UIColor { foreground }

    /// Of title and template images.
    var foreground: UIColor {
        let followsState = configuration == nil || automaticallyUpdatesConfiguration
        let strength = isHighlighted && followsState ? ButtonPainting.highlightedAlpha : 1
        func faded(_ color: UIColor) -> UIColor {
            strength < 1 ? color.withAlphaComponent(resolved(color).alpha * strength) : color
        }
        if let configuration {
            if !isEnabled, followsState { return .tertiaryLabel }
            return faded(configuration.style.foreground(base: configuration.baseForegroundColor, tint: tintColor))
        }
        if let own = contents[state.rawValue]?.titleColor { return own }
        if buttonType != .custom, !isEnabled { return .tertiaryLabel }
        return faded(contents[0]?.titleColor ?? (buttonType == .custom ? .white : tintColor))
    }
}
