package import DisplayLists
package import Foundation

extension UIView {
    /// The group that holds what the view paints: its place, fade and shadow.
    func placement(label: String) -> Group {
        var group = Group(label: label, opacity: Double(alpha))
        if transform.isIdentity {
            group.origin = CGPoint(
                x: storedFrame.minX - storedBoundsOrigin.x, y: storedFrame.minY - storedBoundsOrigin.y)
        } else {
            let middle = CGPoint(
                x: storedBoundsOrigin.x + storedFrame.width / 2, y: storedBoundsOrigin.y + storedFrame.height / 2)
            let moved = middle.applying(transform)
            group.transform = Transform(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d,
                tx: center.x - moved.x + transform.tx, ty: center.y - moved.y + transform.ty)
        }
        guard hasLayer, let shadow = layer.shadow(outline()) else { return group }
        if layer.shadowPath == nil, !isFilled {
            // Where there is no background, what is inside casts it.
            group.contentShadow = ContentShadow(
                color: shadow.color, offset: shadow.offset, radius: shadow.radius,
                bounds: bounds.insetBy(dx: -Self.shadowMargin, dy: -Self.shadowMargin))
        } else {
            group.shadow = shadow
        }
        return group
    }

    /// Points around a view in which what is inside of it may lie.
    private static let shadowMargin: CGFloat = 50

    /// Whether the view paints all of its rectangle.
    private var isFilled: Bool {
        let colors = [backgroundColor.map(resolved), layer.backgroundColor?.color]
        return layer.contents != nil || colors.contains { ($0?.alpha ?? 0) > 0 } || self is UIImageView
            || backgroundShape() != nil || layer is CAGradientLayer || layer is CAShapeLayer
    }

    /// The outline of background and clip.
    func outline() -> Shape {
        if let shape = backgroundShape() { return shape }
        return hasLayer ? layer.outline(bounds, inset: 0) : .rectangle(bounds)
    }
}

extension CACornerMask {
    var corners: RoundedRectangle.Corners {
        var result: RoundedRectangle.Corners = []
        if contains(.layerMinXMinYCorner) { result.insert(.topLeft) }
        if contains(.layerMaxXMinYCorner) { result.insert(.topRight) }
        if contains(.layerMinXMaxYCorner) { result.insert(.bottomLeft) }
        if contains(.layerMaxXMaxYCorner) { result.insert(.bottomRight) }
        return result
    }
}

extension Listing {
    mutating func addLayer(of view: UIView, shape: Shape) {
        if let color = view.layer.backgroundColor?.color { fill(shape, color) }
        if view.clipsToBounds, view.layer.sublayers?.isEmpty == false || view.layer.contents != nil {
            group(Group(clip: shape)) { $0.addInside(of: view.layer, shape: shape) }
        } else {
            addInside(of: view.layer, shape: shape)
        }
    }

    private mutating func add(_ layer: CALayer) {
        let shape = layer.outline()
        let place = Group(
            origin: layer.frame.origin, clip: layer.maskShape, opacity: Double(layer.opacity),
            shadow: layer.shadow(shape))
        group(place) { listing in
            if let color = layer.backgroundColor?.color { listing.fill(shape, color) }
            if layer.masksToBounds {
                listing.group(Group(clip: shape)) { $0.addInside(of: layer, shape: shape) }
            } else {
                listing.addInside(of: layer, shape: shape)
            }
            listing.addBorder(of: layer)
        }
    }

    private mutating func addInside(of layer: CALayer, shape: Shape) {
        if let contents = layer.contentsItem { add(contents) }
        layer.listContent(into: &self, shape: shape)
        for sublayer in layer.sublayers ?? [] where !sublayer.isHidden { add(sublayer) }
    }

    /// A layer's border lies inside its bounds and above everything in it.
    mutating func addBorder(of layer: CALayer) {
        guard layer.borderWidth > 0, let color = layer.borderColor?.color, color.alpha > 0 else { return }
        let half = layer.borderWidth / 2
        let rect = layer.bounds.insetBy(dx: half, dy: half)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            fill(layer.view?.outline() ?? layer.outline(), color)
            return
        }
        add(.stroke(layer.outline(rect, inset: half), .color(color), StrokeStyle(width: layer.borderWidth)))
    }
}

extension Shape {
    /// The box around the outline.
    var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .ellipse(let rect): rect
        case .roundedRectangle(let rounded): rounded.rect
        case .path(let path): path.bounds
        }
    }
}

extension Path {
    /// The box around all points, control points included; empty for a path without points.
    package var bounds: CGRect {
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        func take(_ point: CGPoint) {
            minX = min(minX, point.x)
            minY = min(minY, point.y)
            maxX = max(maxX, point.x)
            maxY = max(maxY, point.y)
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): take(point)
            case .curve(let control1, let control2, let end):
                take(control1)
                take(control2)
                take(end)
            case .close: break
            }
        }
        guard minX <= maxX else { return .zero }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
