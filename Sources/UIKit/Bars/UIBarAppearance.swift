import Appearance
public import Foundation

/// What a bar is made of. Bars of iOS 26 have no background of their own: there the default background paints nothing, and
/// what is set here is painted.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    public required override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// - Parameter idiom: Changes nothing in a picture.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    /// Takes the background over from another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        takeBackground(of: barAppearance)
    }

    /// Drawn as its flat colour; `nil` is none.
    open var backgroundEffect: UIBlurEffect? { didSet { isDefault = false } }
    /// Over the effect; `nil` is none.
    open var backgroundColor: UIColor? { didSet { isDefault = false } }
    /// Over the colour; `nil` is none.
    open var backgroundImage: UIImage? { didSet { isDefault = false } }
    /// How the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// Of the line at the bar's inner edge; `nil` draws none.
    open var shadowColor: UIColor?
    /// In place of the line: as a template where it is one; `nil` leaves the line.
    open var shadowImage: UIImage?

    /// Whether nobody has said what the background is to be.
    private(set) var isDefault = true

    /// The system's blur and line.
    open func configureWithDefaultBackground() {
        configureWithTransparentBackground()
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        shadowColor = Self.defaultShadowColor
        isDefault = true
    }

    /// The system's background colour and line.
    open func configureWithOpaqueBackground() {
        configureWithTransparentBackground()
        backgroundColor = .systemBackground
        shadowColor = Self.defaultShadowColor
    }

    /// Neither background nor line.
    open func configureWithTransparentBackground() {
        (backgroundEffect, backgroundColor, backgroundImage) = (nil, nil, nil)
        (shadowColor, shadowImage) = (nil, nil)
        isDefault = false
    }

    private static let defaultShadowColor = UIColor { traits in
        UIColor(BarInk.paint(traits).hairline)
    }

    /// Another appearance that looks the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.takeLook(of: self)
        return copy
    }

    /// Takes over all that shows; subclasses add what they have.
    func takeLook(of other: UIBarAppearance) { takeBackground(of: other) }

    private func takeBackground(of other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
        isDefault = other.isDefault
    }
}
