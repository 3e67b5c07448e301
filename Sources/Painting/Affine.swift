import DisplayLists
import Foundation

/// A map from a group's points to device pixels: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
struct Affine: Hashable {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0

    static func scale(_ factor: Double) -> Affine { Affine(a: factor, d: factor) }

    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    /// Whether rectangles stay rectangles that are neither turned nor mirrored.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// How much longer lengths become, taking the mean of both axes.
    var meanScale: Double { abs(a * d - b * c).squareRoot() }

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    func translated(x: Double, y: Double) -> Affine {
        var result = self
        result.tx += a * x + c * y
        result.ty += b * x + d * y
        return result
    }

    /// This map after another one.
    func after(_ inner: Affine) -> Affine {
        Affine(
            a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
            c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
            tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
    }

    /// The map inside a group, or `nil` when it is not finite or squeezes everything to nothing.
    func entering(_ group: Group) -> Affine? {
        var result = translated(x: group.origin.x, y: group.origin.y)
        if let own = group.transform {
            result = result.after(Affine(a: own.a, b: own.b, c: own.c, d: own.d, tx: own.tx, ty: own.ty))
        }
        let determinant = result.a * result.d - result.b * result.c
        return result.isFinite && determinant.isFinite && abs(determinant) > 1e-9 ? result : nil
    }

    /// The smallest upright device rectangle around a mapped rectangle, or `nil` when it is not finite.
    func bounds(of rect: CGRect) -> DeviceRect? {
        let (left, right) = (rect.minX, rect.maxX)
        let (top, bottom) = (rect.minY, rect.maxY)
        let (first, second) = (apply(CGPoint(x: left, y: top)), apply(CGPoint(x: right, y: top)))
        let (third, fourth) = (apply(CGPoint(x: left, y: bottom)), apply(CGPoint(x: right, y: bottom)))
        let result = DeviceRect(point: first).including(second).including(third).including(fourth)
        // What is not a number gets lost among others.
        let sum = first.x + first.y + second.x + second.y + third.x + third.y + fourth.x + fourth.y
        return sum.isFinite ? result : nil
    }

    func bounds(of points: [CGPoint]) -> DeviceRect? {
        var result: DeviceRect?
        for point in points {
            let mapped = apply(point)
            guard mapped.x.isFinite, mapped.y.isFinite else { return nil }
            result = result?.including(mapped) ?? DeviceRect(point: mapped)
        }
        return result
    }
}
