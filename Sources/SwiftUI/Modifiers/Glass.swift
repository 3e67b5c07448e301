import DisplayLists
import Foundation

/// A kind of glass.
public struct Glass: Equatable, Sendable {
    enum Kind: Hashable, Sendable { case regular, clear, identity }
    let kind: Kind
    var tint: Color?

    public static let regular = Glass(kind: .regular)
    /// Little more than its rim.
    public static let clear = Glass(kind: .clear)
    /// None.
    public static let identity = Glass(kind: .identity)
    /// - Parameter color: `nil` is none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }
    /// No effect on a picture.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// What the glass is painted with where it is flat, on top of what shows through it.
    var inks: [any ShapeStyle] {
        switch kind {
        case .identity: []
        case .regular: [Material.regular] + (tint.map { [$0.opacity(Self.tintStrength)] } ?? [])
        case .clear: [Color.white.opacity(Self.clearStrength)] + (tint.map { [$0.opacity(Self.tintStrength)] } ?? [])
        }
    }

    /// Guesses: no picture shows either.
    private static let tintStrength = 0.75
    private static let clearStrength = 0.15
    /// Of the light on the rim, and how wide it is, points.
    static let rim = Color.white.opacity(0.5)
    static let rimWidth: CGFloat = 2.0 / 3
}

extension View {
    /// The glass is drawn flat, as a material with a rim: what is behind shows through without being bent.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        background { GlassFill(glass: glass, shape: shape) }
    }
}

/// A shape of glass.
private struct GlassFill<Outline: Shape>: View {
    let glass: Glass
    let shape: Outline

    var body: some View {
        if glass.kind != .identity {
            ZStack {
                ForEach(Array(glass.inks.enumerated()), id: \.offset) { shape.fill(AnyShapeStyle($0.element)) }
                shape.stroke(Glass.rim, lineWidth: Glass.rimWidth)
            }
        }
    }
}
