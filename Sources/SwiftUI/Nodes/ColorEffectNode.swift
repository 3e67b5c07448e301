import DisplayLists
import Foundation
import UIKit

/// Changes every colour of its content.
@MainActor
final class ColorEffectNode: WrapperNode {
    private let effect: ColorEffect

    init(_ content: ViewNode, _ effect: ColorEffect) {
        self.effect = effect
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        listing.recolored(effect.applied) { super.draw(at: origin, into: &$0, pass) }
    }
}

/// What becomes of a colour: a mixture of its red, green and blue, and something on top.
struct ColorEffect: Hashable {
    /// Three of each row make red, green and blue; the fourth is on top.
    private var rows: [SIMD4<Double>]
    private var alpha = 1.0

    private init(_ red: SIMD4<Double>, _ green: SIMD4<Double>, _ blue: SIMD4<Double>) { rows = [red, green, blue] }

    /// Each channel by itself.
    private init(factors: (Double, Double, Double), offset: Double) {
        self.init(
            SIMD4(factors.0, 0, 0, offset), SIMD4(0, factors.1, 0, offset), SIMD4(0, 0, factors.2, offset))
    }

    func applied(_ color: ResolvedColor) -> ResolvedColor {
        let parts = SIMD4(color.red, color.green, color.blue, 1)
        let mixed = rows.map { row in min(max((row * parts).sum(), 0), 1) }
        return ResolvedColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: color.alpha * alpha)
    }

    static func brightness(_ amount: Double) -> ColorEffect { ColorEffect(factors: (1, 1, 1), offset: amount) }
    static func contrast(_ amount: Double) -> ColorEffect {
        ColorEffect(factors: (amount, amount, amount), offset: (1 - amount) / 2)
    }
    static let inversion = ColorEffect(factors: (-1, -1, -1), offset: 1)
    static func multiplication(_ color: ResolvedColor) -> ColorEffect {
        var effect = ColorEffect(factors: (color.red, color.green, color.blue), offset: 0)
        effect.alpha = color.alpha
        return effect
    }

    /// How bright each channel looks, of sRGB's definition, as the effects of the web take it.
    private static let luminance = SIMD4(0.2126, 0.7152, 0.0722, 0)

    static func saturation(_ amount: Double) -> ColorEffect {
        let grey = luminance * (1 - amount)
        return ColorEffect(
            grey + SIMD4(amount, 0, 0, 0), grey + SIMD4(0, amount, 0, 0), grey + SIMD4(0, 0, amount, 0))
    }

    /// Turns colours about the line of greys; brightness as it looks stays. The matrix is the web's `hue-rotate`.
    static func hueRotation(_ angle: Angle) -> ColorEffect {
        let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
        let grey = luminance * (1 - cosine)
        return ColorEffect(
            grey + SIMD4(cosine, 0, 0, 0) + SIMD4(-0.213, -0.715, 0.928, 0) * sine,
            grey + SIMD4(0, cosine, 0, 0) + SIMD4(0.143, 0.140, -0.283, 0) * sine,
            grey + SIMD4(0, 0, cosine, 0) + SIMD4(-0.787, 0.715, 0.072, 0) * sine)
    }
}
