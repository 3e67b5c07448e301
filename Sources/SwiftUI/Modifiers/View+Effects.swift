import DisplayLists
public import Foundation

/// What changes every pixel of a view.
extension View {
    /// - Parameters:
    ///   - radius: The Gaussian's deviation, points.
    ///   - opaque: No effect on a picture.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        wrapped { node, _ in radius > 0 ? LayerEffectNode(node, blur: Double(radius)) : node }
    }
    /// - Parameter amount: What every colour has more: 0 changes nothing, 1 makes everything white.
    public func brightness(_ amount: Double) -> some View { recolored { _ in .brightness(amount) } }
    /// - Parameter amount: How far colours are from grey: 1 changes nothing.
    public func contrast(_ amount: Double) -> some View { recolored { _ in .contrast(amount) } }
    /// - Parameter amount: How colourful everything is: 1 changes nothing, 0 is shades of grey.
    public func saturation(_ amount: Double) -> some View { recolored { _ in .saturation(amount) } }
    /// - Parameter amount: 0 changes nothing, 1 is shades of grey.
    public func grayscale(_ amount: Double) -> some View {
        recolored { _ in .saturation(1 - min(max(amount, 0), 1)) }
    }
    /// Turns all colours about the circle of hues.
    public func hueRotation(_ angle: Angle) -> some View { recolored { _ in .hueRotation(angle) } }
    /// Shows every colour as its opposite.
    public func colorInvert() -> some View { recolored { _ in .inversion } }
    /// Multiplies each channel of every colour by that of another one.
    public func colorMultiply(_ color: Color) -> some View {
        recolored { environment in .multiplication(color.resolved(environment)) }
    }

    private func recolored(_ effect: @escaping @MainActor (EnvironmentValues) -> ColorEffect) -> some View {
        wrapped { node, environment in ColorEffectNode(node, effect(environment)) }
    }
    public func blendMode(_ blendMode: BlendMode) -> some View {
        wrapped { node, _ in
            guard let mode = LayerEffect.BlendMode(rawValue: "\(blendMode)"), mode != .normal else { return node }
            return LayerEffectNode(node, blendMode: mode)
        }
    }
    /// Shows the view only where another one is, as much as that covers.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        let mask = mask()
        return wrapped { node, environment in
            MaskNode(node, mask.node(environment), alignment)
        }
    }
    /// Turns the view in space. What is flat afterwards is drawn: turns about the line of sight, and half turns; of others
    /// the view is drawn as it is.
    /// - Parameters:
    ///   - axis: What it turns about: x to the trailing side, y down, z to the eye.
    ///   - anchorZ: No effect on what is flat.
    ///   - perspective: No effect on what is flat.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let transform = CGAffineTransform(flatTurn: angle, axis: axis)
        return wrapped { node, _ in transform.map { TransformNode(node, $0, anchor: anchor) } ?? node }
    }
    /// Turns the view about where it is read from right to left.
    /// - Parameter enabled: Whether it is turned at all.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        wrapped { node, environment in
            guard enabled, environment.layoutDirection == .rightToLeft else { return node }
            return TransformNode(node, CGAffineTransform(scaleX: -1, y: 1), anchor: .center)
        }
    }
    /// No effect on a picture.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
    /// Not drawn yet.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
    /// No effect on a picture.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    // MARK: Placeholders

    /// Draws bars in place of texts and pictures.
    public func redacted(reason: RedactionReasons) -> some View {
        inEnvironment { $0.redactionReasons.formUnion(reason) }
    }
    public func unredacted() -> some View { inEnvironment { $0.redactionReasons = [] } }
    /// Shows the view only where another one is.
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

extension CGAffineTransform {
    /// A turn in space of something flat that leaves it in its plane; `nil` for one that does not.
    init?(flatTurn angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
        let slack = 1e-9
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        guard length > 0, length.isFinite, abs(cosine - 1) > slack else {
            self = .identity
            return
        }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        if abs(x) < slack, abs(y) < slack {
            self.init(rotationAngle: angle.radians * (z < 0 ? -1 : 1))
        } else if abs(sine) < slack, abs(z) < slack {
            // Half a turn about a line in the plane is a mirror image in it.
            self.init(a: 2 * x * x - 1, b: 2 * x * y, c: 2 * x * y, d: 2 * y * y - 1, tx: 0, ty: 0)
        } else {
            return nil
        }
    }
}

/// How colours are mixed with those behind them.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
    /// Not drawn yet.
    case plusDarker
    case plusLighter
}

/// Why something is not shown.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It has not come yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// It is nobody else's business. Drawn as what is not there yet only for what is said to be private, which is nothing.
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Why texts and pictures are not shown; empty where they are.
    public var redactionReasons: RedactionReasons {
        get { self[storage: \.style.redaction] }
        set { self[storage: \.style.redaction] = newValue }
    }
}
