import Foundation

/// Makes what stands on a blur shine through it. It is drawn as it is: nothing is blurred, and nothing shines through.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    // Unchecked as its parent is: nothing is stored here but what is immutable.
    private let blur: UIBlurEffect

    public init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        super.init()
    }

    /// - Parameter style: What stands on it. No effect on a picture.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.init(blurEffect: blurEffect)
    }
}

/// What stands on a vibrant effect.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
