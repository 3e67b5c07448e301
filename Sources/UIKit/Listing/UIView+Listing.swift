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
    /// Adds what a view's layer itself paints.
    mutating func addLayer(of view: UIView, shape: Shape) {
        if let color = view.layer.backgroundColor?.color { fill(shape, color) }
        if view.clipsToBounds, view.layer.contents != nil {
            group(Group(clip: shape)) { $0.addOwn(of: view.layer, shape: shape) }
        } else {
            addOwn(of: view.layer, shape: shape)
        }
    }

    /// Adds the subviews of a view and the layers among them.
    mutating func addInside(of view: UIView) {
        let isOrdered = view.hasLayer || view.subviews.contains { $0.hasLayer && $0.layer.zPosition != 0 }
        guard isOrdered else {
            for subview in view.subviews { add(subview) }
            return
        }
        add(view.layer.paintingOrder)
    }

    /// Adds the layers of a view that orders its subviews itself: behind them.
    mutating func addSublayers(of view: UIView) {
        guard view.hasLayer else { return }
        for layer in view.layer.ownSublayers { add(layer) }
    }

    private mutating func add(_ contents: [LayerContent]) {
        for content in contents {
            switch content {
            case .layer(let layer): add(layer)
            case .view(let view): add(view)
            }
        }
    }

    private mutating func add(_ layer: CALayer) {
        guard !layer.isHidden, layer.opacity > 0 else { return }
        let turn = layer.turn
        let place = Group(
            origin: turn == nil ? layer.frame.origin : .zero, transform: turn, opacity: Double(layer.opacity),
            shadow: layer.shadow(layer.outline()))
        group(place) { $0.addContents(of: layer) }
    }

    /// Adds what a layer that belongs to no view paints, in its own space.
    mutating func addContents(of layer: CALayer) {
        masked(by: layer.mask) { listing in
            let shape = layer.outline()
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
        addOwn(of: layer, shape: shape)
        guard let replicator = layer as? CAReplicatorLayer else { return add(layer.paintingOrder) }
        for copy in replicator.copies { group(copy) { $0.add(layer.paintingOrder) } }
    }

    private mutating func addOwn(of layer: CALayer, shape: Shape) {
        if let contents = layer.contentsItem { add(contents) }
        layer.listContent(into: &self, shape: shape)
    }

    /// Adds what a body adds, as far as a mask lets it through; `nil` is everything.
    mutating func masked(by mask: CALayer?, _ body: (inout Listing) -> Void) {
        guard let mask else { return body(&self) }
        if let solid = mask.solidMask { return group(Group(clip: solid), body) }
        masked(in: mask.reach) { listing in
            if let view = mask.view { listing.add(view) } else { listing.add(mask) }
        } _: {
            body(&$0)
        }
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
