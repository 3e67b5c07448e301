import Appearance
public import Foundation

/// What a row, a header or a footer of a list shows: an image, a text and a secondary text.
///
/// A factory such as `cell()` gives every property a value that depends on the look of the system, the text size, the kind
/// of list and the state of the view. A property that an app sets keeps what it was set to. One that nobody has set follows
/// the traits: a new configuration reads it for the current ones, and `updated(for:)`, which cells call by themselves, for
/// those of the state.
public struct UIListContentConfiguration: UIContentConfiguration {
    let style: ContentStyle
    var defaults: StyleDefaults
    var context: StyleContext
    var state = StyleState()
    private var own = Own()

    /// What the app has set.
    private struct Own {
        var axes: UIAxis?
        var margins: NSDirectionalEdgeInsets?
        var prefersSideBySide: Bool?
        var imageToTextPadding: CGFloat?
        var horizontalPadding: CGFloat?
        var verticalPadding: CGFloat?
    }

    init(_ style: ContentStyle) {
        let context = UITraitCollection.current.styleContext
        let defaults = StyleDefaults.shared(style, context, StyleState())
        self.style = style
        self.context = context
        self.defaults = defaults
        textProperties = TextProperties(defaults.text)
        secondaryTextProperties = TextProperties(defaults.secondaryText)
        imageProperties = ImageProperties(defaults.image)
    }

    // MARK: Content

    /// The image before the texts.
    public var image: UIImage?

    /// The primary text. Setting it to other than `nil` clears `attributedText`.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }

    /// The primary text with attributes of its own. Font and colour of `textProperties` fill only ranges without them.
    /// Setting it to other than `nil` clears `text`.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }

    /// The secondary text. Setting it to other than `nil` clears `secondaryAttributedText`.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }

    /// The secondary text with attributes of its own. Font and colour of `secondaryTextProperties` fill only ranges without
    /// them. Setting it to other than `nil` clears `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }

    /// How the image is drawn.
    public var imageProperties: ImageProperties
    /// How the primary text is drawn.
    public var textProperties: TextProperties
    /// How the secondary text is drawn.
    public var secondaryTextProperties: TextProperties

    // MARK: Layout

    /// Along these axes the superview's layout margins are the least that the margins here can be.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { own.axes ?? (defaults.values.preservesHorizontalMargins ? .horizontal : []) }
        set { own.axes = newValue }
    }

    /// Around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { own.margins ?? NSDirectionalEdgeInsets(defaults.values.margins) }
        set { own.margins = newValue }
    }

    /// Whether the secondary text stands at the trailing end of the primary one's line, as long as both fit.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { own.prefersSideBySide ?? defaults.values.prefersSideBySide }
        set { own.prefersSideBySide = newValue }
    }

    /// Between image and texts, in points.
    public var imageToTextPadding: CGFloat {
        get { own.imageToTextPadding ?? defaults.values.imageToTextPadding }
        set { own.imageToTextPadding = newValue }
    }

    /// The least space between texts that stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { own.horizontalPadding ?? defaults.values.horizontalPadding }
        set { own.horizontalPadding = newValue }
    }

    /// Between texts that stand one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { own.verticalPadding ?? defaults.values.verticalPadding }
        set { own.verticalPadding = newValue }
    }

    /// The opacity of image and texts, 0 to 1. A state that fades the whole content does so on top of it.
    public var alpha: CGFloat = 1
}

extension UIListContentConfiguration {
    /// A view that shows the configuration: a `UIListContentView`.
    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The configuration for a state: what the app set stays, the rest follows the state and its traits. A state that is
    /// neither a view's nor a cell's changes nothing.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        guard let state = state as? any StyledConfigurationState else { return self }
        return updated(context: state.traitCollection.styleContext, state: state.styleState)
    }

    /// The configuration under other traits, in the state it was last updated for. A view that shows it calls this, so that
    /// what nobody has set follows the view's own traits.
    package func resolved(for traits: UITraitCollection) -> UIListContentConfiguration {
        updated(context: traits.styleContext, state: state)
    }

    private func updated(context: StyleContext, state: StyleState) -> UIListContentConfiguration {
        if context == self.context, state == self.state { return self }
        var copy = self
        copy.context = context
        copy.state = state
        copy.defaults = .shared(style, context, state)
        copy.textProperties.defaults = copy.defaults.text
        copy.secondaryTextProperties.defaults = copy.defaults.secondaryText
        copy.imageProperties.defaults = copy.defaults.image
        return copy
    }
}

extension NSDirectionalEdgeInsets {
    init(_ margins: ContentDefaults.Margins) {
        self.init(top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
}
