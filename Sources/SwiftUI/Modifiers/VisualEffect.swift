public import Foundation

/// Changes of a view's look that leave its size and place in the layout as they are.
public protocol VisualEffect: Sendable {
    /// What is done to the view, one after another.
    var _steps: [_VisualStep] { get }
}

/// One change of a view's look.
public struct _VisualStep: Sendable {
    let change: @MainActor (ViewNode) -> ViewNode
}

/// The view as it is, to which effects are added.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _steps: [_VisualStep] { [] }
}

/// An effect and those before it.
struct SteppedVisualEffect: VisualEffect {
    let _steps: [_VisualStep]
}

extension VisualEffect {
    private func then(_ change: @escaping @MainActor (ViewNode) -> ViewNode) -> SteppedVisualEffect {
        SteppedVisualEffect(_steps: _steps + [_VisualStep(change: change)])
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { then { OpacityNode($0, opacity) } }
    public func offset(_ offset: CGSize) -> some VisualEffect { then { OffsetNode($0, offset) } }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        then { TransformNode($0, CGAffineTransform(scaleX: x, y: y), anchor: anchor) }
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { TransformNode($0, CGAffineTransform(rotationAngle: angle.radians), anchor: anchor) }
    }
    /// Turns the view in space. What is flat afterwards is drawn: turns about the line of sight, and half turns; of others
    /// the view is drawn as it is.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let transform = CGAffineTransform(flatTurn: angle, axis: axis) ?? .identity
        return then { TransformNode($0, transform, anchor: anchor) }
    }
    /// - Parameters:
    ///   - radius: The Gaussian's deviation, points.
    ///   - opaque: No effect on a picture.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then { radius > 0 ? LayerEffectNode($0, blur: Double(radius)) : $0 }
    }

    public func brightness(_ amount: Double) -> some VisualEffect {
        then { ColorEffectNode($0, .brightness(amount)) }
    }
    public func contrast(_ amount: Double) -> some VisualEffect { then { ColorEffectNode($0, .contrast(amount)) } }
    public func saturation(_ amount: Double) -> some VisualEffect {
        then { ColorEffectNode($0, .saturation(amount)) }
    }
    /// - Parameter amount: From 0, as it is, to 1, without any colour.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        then { ColorEffectNode($0, .saturation(1 - min(max(amount, 0), 1))) }
    }
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        then { ColorEffectNode($0, .hueRotation(angle)) }
    }
}
