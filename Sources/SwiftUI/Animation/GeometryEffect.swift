import DisplayLists
public import Foundation
import UIKit

/// A change of a view's look by its size, which leaves its place in the layout as it is.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// How the view is moved, turned and scaled about its upper left corner. What it tilts into depth is not drawn.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// There is none; nobody asks for it.
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
    /// No effect on a picture.
    public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()
    public nonisolated init() {}
    public func body(content: Content) -> some View { content }
}

extension ViewModifier {
    /// This change and then another one.
    public func concat<Other: ViewModifier>(_ modifier: Other) -> some ViewModifier {
        JoinedModifier(first: self, second: modifier)
    }
    /// No effect on a picture.
    public func animation(_ animation: Animation?) -> some ViewModifier { self }
    /// No effect on a picture.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

private struct JoinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
    let first: First
    let second: Second
    func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

/// A transform with perspective, by its rows.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}
    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty
        )
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Without what it tilts into depth.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (left, right) = (rows, rhs.rows)
        func cell(_ row: Int, _ column: Int) -> CGFloat {
            left[row][0] * right[0][column] + left[row][1] * right[1][column] + left[row][2] * right[2][column]
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (cell(0, 0), cell(0, 1), cell(0, 2))
        (result.m21, result.m22, result.m23) = (cell(1, 0), cell(1, 1), cell(1, 2))
        (result.m31, result.m32, result.m33) = (cell(2, 0), cell(2, 1), cell(2, 2))
        return result
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
}

extension View {
    /// Moves, turns and scales the view about its upper left corner. What a transform tilts into depth is not drawn.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.affine) }
    /// Moves, turns and scales the view about its upper left corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        wrapped { node, _ in GeometryEffectNode(node) { _ in transform } }
    }
}

/// Turns, scales or moves its content about the upper left corner, by the content's size.
@MainActor
final class GeometryEffectNode: WrapperNode {
    private let transform: @MainActor (CGSize) -> CGAffineTransform

    init(_ content: ViewNode, _ transform: @escaping @MainActor (CGSize) -> CGAffineTransform) {
        self.transform = transform
        super.init(content)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        let transform = transform(placedSize)
        var group = DisplayLists.Group()
        group.transform = Transform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: origin.x + transform.tx,
            ty: origin.y + transform.ty)
        listing.group(group) { super.draw(at: .zero, into: &$0, pass) }
    }
}

extension GeometryEffect {
    @MainActor
    func effectNodes(_ content: any View, _ environment: EnvironmentValues) -> [ViewNode] {
        content.nodes(environment).map { node in
            node.changed { GeometryEffectNode($0) { effectValue(size: $0).affine } }
        }
    }
}
