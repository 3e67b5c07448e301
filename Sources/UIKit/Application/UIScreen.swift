public import Foundation

/// The screen that pictures are of: that of the picture that is made now or was made last, and a phone's before the first.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// Points. 390 × 844 before the first picture.
    open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    /// Pixels a point. 3 before the first picture.
    open private(set) var scale: CGFloat = 3
    /// As `scale`.
    open var nativeScale: CGFloat { scale }
    /// In pixels.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    open private(set) var traitCollection = UITraitCollection.current
    /// No effect on a picture.
    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }

    /// Takes on what a picture is asked for.
    func show(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
        traitCollection = traits
    }
}
