public import Foundation

/// What a screen shows in place of content that is not there: an image, a text, a secondary text and two buttons, one below
/// the other.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    enum Style: Hashable {
        case empty, loading, search
    }
    let style: Style

    private init(_ style: Style) {
        self.style = style
        textProperties = TextProperties.text(style)
        secondaryTextProperties = TextProperties.secondaryText(style)
        imageProperties = ImageProperties.image(style)
    }

    /// Nothing is there, and this is why.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }

    /// Something is on its way: an indicator that turns, in the image's place, above a text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.loading)
        configuration.text = "Loading…"
        return configuration
    }

    /// A search that found nothing. Updated for a state with a searched text, the text names it.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration(.search)
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = noResults
        configuration.secondaryText = "Check the spelling or search for something else."
        return configuration
    }

    private static let noResults = "No Results"

    // MARK: Content

    /// Above the texts.
    public var image: UIImage?

    /// Setting it to other than `nil` clears `attributedText`.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }

    /// The text with attributes of its own. Font and colour of `textProperties` fill only ranges without them. Setting it to
    /// other than `nil` clears `text`.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }

    /// Setting it to other than `nil` clears `secondaryAttributedText`.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }

    /// The secondary text with attributes of its own. Setting it to other than `nil` clears `secondaryText`.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }

    /// How the image is drawn.
    public var imageProperties: ImageProperties
    /// How the text is drawn.
    public var textProperties: TextProperties
    /// How the secondary text is drawn.
    public var secondaryTextProperties: TextProperties

    // MARK: Buttons

    /// Below the texts; a configuration without title, image and indicator shows none.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// Below the first button; a configuration without title, image and indicator shows none.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()

    // MARK: Look and layout

    /// Behind everything, over the whole view.
    public var background = UIBackgroundConfiguration.clear()
    /// Where the content stands.
    public var alignment = Alignment.center
    /// Along these axes the superview's layout margins are the least that the margins here can be.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// Around the content inside the safe area, in points. Not measured.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// In points. Not measured, as the three below it.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextPadding: CGFloat = 8
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8

    /// Places of content.
    public enum Alignment: Int, Hashable, Sendable {
        /// In the middle.
        case center
        /// At the top and the leading edge.
        case natural
    }

    // MARK: Views and states

    /// A view that shows the configuration: a `UIContentUnavailableView`.
    @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// The configuration for a state: that of a search names the text that was searched for, unless an app has set another
    /// text; anything else stays as it is.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard style == .search, text == Self.noResults,
            let searched = (state as? UIContentUnavailableConfigurationState)?.searchText, !searched.isEmpty
        else { return self }
        var copy = self
        copy.text = "\(Self.noResults) for “\(searched)”"
        return copy
    }
}

extension UIContentUnavailableConfiguration: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.style == right.style && left.image == right.image && left.text == right.text
            && left.attributedText == right.attributedText && left.secondaryText == right.secondaryText
            && left.secondaryAttributedText == right.secondaryAttributedText
            && left.imageProperties == right.imageProperties && left.textProperties == right.textProperties
            && left.secondaryTextProperties == right.secondaryTextProperties
            && left.button.title == right.button.title && left.button.image == right.button.image
            && left.secondaryButton.title == right.secondaryButton.title
            && left.secondaryButton.image == right.secondaryButton.image
            && left.background == right.background && left.alignment == right.alignment
            && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
            && left.directionalLayoutMargins == right.directionalLayoutMargins
            && left.imageToTextPadding == right.imageToTextPadding
            && left.textToSecondaryTextPadding == right.textToSecondaryTextPadding
            && left.textToButtonPadding == right.textToButtonPadding
            && left.buttonToSecondaryButtonPadding == right.buttonToSecondaryButtonPadding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(alignment)
    }
}
