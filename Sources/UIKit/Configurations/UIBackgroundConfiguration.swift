import Appearance
public import Foundation

/// The background of a cell, a header or a footer.
///
/// A factory such as `listGroupedCell()` gives every property a value that depends on the look of the system, the kind of
/// list and the state of the view. A property that an app sets keeps what it was set to; one that nobody has set follows
/// state and traits, as in `UIListContentConfiguration`.
public struct UIBackgroundConfiguration {
    let style: BackgroundStyle
    private var defaults: BackgroundDefaults
    private var context: StyleContext
    private var state = StyleState()
    private var own = Own()

    /// What the app has set.
    private struct Own {
        var color: UIColor??
        var transformer: UIConfigurationColorTransformer??
        var cornerRadius: CGFloat?
        var insets: NSDirectionalEdgeInsets?
        var effect: UIVisualEffect??
        var shadow: UIShadowProperties?
    }

    init(_ style: BackgroundStyle) {
        self.style = style
        context = UITraitCollection.current.styleContext
        defaults = style.defaults(context)
        strokeColor = style == .custom ? nil : .clear
    }

    /// A background of nothing but the view's tint.
    public init() { self.init(.custom) }

    // MARK: Fill

    /// The fill, before the transformer; `nil` is the view's tint.
    public var backgroundColor: UIColor? {
        get { own.color ?? UIColor.style(defaults.color) }
        set { own.color = .some(newValue) }
    }

    /// What changes the fill last; `nil` leaves it.
    public var backgroundColorTransformer: UIConfigurationColorTransformer? {
        get { own.transformer ?? defaults.transformer.map { UIConfigurationColorTransformer($0) } }
        set { own.transformer = .some(newValue) }
    }

    /// The fill that is drawn, in a view with `tintColor`.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The effect over what lies behind, drawn as its flat equivalent under the fill; `nil` is none.
    public var visualEffect: UIVisualEffect? {
        get { own.effect ?? (defaults.isMaterial ? UIBlurEffect(style: .systemChromeMaterial) : nil) }
        set { own.effect = .some(newValue) }
    }

    /// An image over the fill.
    public var image: UIImage?

    /// How the image fills the background.
    public var imageContentMode = UIView.ContentMode.scaleToFill

    /// A view over the fill and the image.
    public var customView: UIView?

    // MARK: Shape

    /// Of the background's corners, in points; never more than half its shorter side.
    public var cornerRadius: CGFloat {
        get { own.cornerRadius ?? defaults.cornerRadius }
        set { own.cornerRadius = newValue }
    }

    /// From the view's edges, in points; negative ones reach beyond them.
    public var backgroundInsets: NSDirectionalEdgeInsets {
        get {
            own.insets
                ?? NSDirectionalEdgeInsets(
                    top: defaults.verticalInset, leading: 0, bottom: defaults.verticalInset, trailing: 0)
        }
        set { own.insets = newValue }
    }

    /// At these edges the view's layout margins count on top of the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: Stroke and shadow

    /// The colour of the line around the background, before the transformer; `nil` is the view's tint.
    public var strokeColor: UIColor?

    /// What changes the line's colour last; `nil` leaves it.
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    /// The colour of the line that is drawn, in a view with `tintColor`.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// Of the line, which lies inside the background, in points; 0 is no line.
    public var strokeWidth: CGFloat = 0

    /// How far the line stands off the background, in points; negative ones move it inwards.
    public var strokeOutset: CGFloat = 0

    /// The shadow that the background casts.
    public var shadowProperties: UIShadowProperties {
        get { own.shadow ?? (defaults.castsShadow ? .sidebarPill : UIShadowProperties()) }
        set { own.shadow = newValue }
    }
}

extension UIBackgroundConfiguration {
    /// The background for a state: what the app set stays, the rest follows the state and its traits. A state that is
    /// neither a view's nor a cell's changes nothing.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let state = state as? any StyledConfigurationState else { return self }
        return updated(context: state.traitCollection.styleContext, state: state.styleState)
    }

    /// The background under other traits, in the state it was last updated for.
    package func resolved(for traits: UITraitCollection) -> UIBackgroundConfiguration {
        updated(context: traits.styleContext, state: state)
    }

    private func updated(context: StyleContext, state: StyleState) -> UIBackgroundConfiguration {
        if context == self.context, state == self.state { return self }
        var copy = self
        copy.context = context
        copy.state = state
        copy.defaults = style.defaults(context, state: state)
        return copy
    }
}

extension UIBackgroundConfiguration: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.style == right.style && left.backgroundColor == right.backgroundColor
            && UIConfigurationColorTransformer.areSame(
                left.backgroundColorTransformer, right.backgroundColorTransformer)
            && left.visualEffect == right.visualEffect && left.image == right.image
            && left.imageContentMode == right.imageContentMode && left.customView === right.customView
            && left.cornerRadius == right.cornerRadius && left.backgroundInsets == right.backgroundInsets
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.strokeColor == right.strokeColor
            && UIConfigurationColorTransformer.areSame(left.strokeColorTransformer, right.strokeColorTransformer)
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
            && left.shadowProperties == right.shadowProperties
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(backgroundColor)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundInsets)
        hasher.combine(strokeWidth)
    }
}

extension UIShadowProperties {
    /// Under the white pill of a selected sidebar row. The system's recipe is not known; this one is ours.
    fileprivate static var sidebarPill: UIShadowProperties {
        var shadow = UIShadowProperties()
        shadow.opacity = 0.12
        shadow.radius = 4
        shadow.offset = CGSize(width: 0, height: 1)
        return shadow
    }
}
