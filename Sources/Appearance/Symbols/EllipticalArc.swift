import Foundation

/// An arc of an ellipse between two points, as SVG gives it, taken apart into cubic curves.
struct EllipticalArc {
    struct Curve {
        let first: CGPoint
        let second: CGPoint
        let end: CGPoint
    }

    /// Empty when the radii or the distance are nothing: then the arc is a straight line.
    let curves: [Curve]

    /// - Parameter rotation: Of the ellipse's own x axis, in radians.
    init(
        from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, isClockwise: Bool
    ) {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        guard radii.width > 0, radii.height > 0, half != .zero else {
            curves = []
            return
        }
        // In the ellipse's own axes, about the middle of the chord.
        let local = CGPoint(x: cosine * half.x + sine * half.y, y: -sine * half.x + cosine * half.y)
        let reach =
            (local.x / radii.width) * (local.x / radii.width) + (local.y / radii.height) * (local.y / radii.height)
        let growth = max(reach, 1).squareRoot()
        let (rx, ry) = (radii.width * growth, radii.height * growth)
        let chord = rx * rx * local.y * local.y + ry * ry * local.x * local.x
        let distance = (max(0, rx * rx * ry * ry - chord) / chord).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let center = CGPoint(x: distance * rx * local.y / ry, y: -distance * ry * local.x / rx)
        let first = atan2((local.y - center.y) / ry, (local.x - center.x) / rx)
        let last = atan2((-local.y - center.y) / ry, (-local.x - center.x) / rx)
        var sweep = last - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        func place(_ x: Double, _ y: Double) -> CGPoint {
            let (x, y) = (x * rx + center.x, y * ry + center.y)
            return CGPoint(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
        }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let handle = 4 / 3 * tan(step / 4)
        curves = (0..<count).map { index in
            let (from, to) = (first + step * Double(index), first + step * Double(index + 1))
            return Curve(
                first: place(cos(from) - handle * sin(from), sin(from) + handle * cos(from)),
                second: place(cos(to) + handle * sin(to), sin(to) - handle * cos(to)),
                end: index == count - 1 ? end : place(cos(to), sin(to)))
        }
    }
}
