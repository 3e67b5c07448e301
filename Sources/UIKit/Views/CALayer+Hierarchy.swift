import DisplayLists
import Foundation

/// A view that is remembered and not kept.
struct WeakView {
    weak var view: UIView?
}

/// What is in a layer: layers, and the subviews of the layer's view.
@MainActor
enum LayerContent {
    case layer(CALayer)
    case view(UIView)

    var zPosition: CGFloat {
        switch self {
        case .layer(let layer): layer.kept.zPosition
        case .view(let view): view.hasLayer ? view.layer.kept.zPosition : 0
        }
    }

    func isLayer(_ layer: CALayer) -> Bool {
        switch self {
        case .layer(let own): own === layer
        case .view(let view): view.hasLayer && view.layer === layer
        }
    }
}

extension CALayer {
    /// From the back, before `zPosition`. A layer stands in front of the subviews that it was put in front of.
    var inside: [LayerContent] {
        let views = view?.subviews ?? []
        guard !ownSublayers.isEmpty else { return views.map { .view($0) } }
        var (contents, next) = ([LayerContent](), 0)
        for layer in ownSublayers {
            let last = views.lastIndex { view in layer.viewsBelow.contains { $0.view === view } }
            while let last, next <= last {
                contents.append(.view(views[next]))
                next += 1
            }
            contents.append(.layer(layer))
        }
        return contents + views[next...].map { .view($0) }
    }

    /// From the back, as it is painted.
    var paintingOrder: [LayerContent] {
        let contents = inside
        guard contents.contains(where: { $0.zPosition != 0 }) else { return contents }
        return contents.enumerated().sorted { left, right in
            let (a, b) = (left.element.zPosition, right.element.zPosition)
            return a == b ? left.offset < right.offset : a < b
        }.map(\.element)
    }

    var madeSublayers: [CALayer]? {
        let layers = inside.map { content in
            switch content {
            case .layer(let layer): layer
            case .view(let view): view.layer
            }
        }
        return layers.isEmpty ? nil : layers
    }

    func take(sublayers: [CALayer]) {
        for layer in madeSublayers ?? [] where !sublayers.contains(where: { $0 === layer }) {
            layer.removeFromSuperlayer()
        }
        for layer in sublayers where layer.view == nil { addSublayer(layer) }
    }

    func place(of sibling: CALayer?) -> Int? {
        guard let sibling else { return nil }
        return inside.firstIndex { $0.isLayer(sibling) }
    }

    func insert(_ layer: CALayer, at index: Int) {
        // A layer inside itself would never finish painting; a view's layer goes with its view.
        var ancestor: CALayer? = self
        while let current = ancestor {
            if current === layer { return }
            ancestor = current.superlayer
        }
        guard layer.view == nil else { return }
        layer.removeFromSuperlayer()
        let below = inside.prefix(max(index, 0))
        var place = 0
        for content in below {
            switch content {
            case .layer: place += 1
            case .view(let view): layer.viewsBelow.append(WeakView(view: view))
            }
        }
        ownSublayers.insert(layer, at: place)
        layer.ownSuperlayer = self
    }

    // MARK: Masks

    /// The outline of a mask that lets everything in it through and nothing else, in its superlayer's space; `nil` for one that does
    /// not cover evenly.
    var solidMask: Shape? {
        guard opacity >= 1, !isHidden, inside.isEmpty, mask == nil, affineTransform().isIdentity else { return nil }
        let path: Path
        if let shape = self as? CAShapeLayer {
            guard shape.fillColor?.color.alpha == 1, (shape.strokeColor?.color.alpha ?? 0) == 0 else { return nil }
            path = shape.filledPath ?? Path()
        } else {
            let color = view?.backgroundColor?.resolved(with: .current) ?? backgroundColor?.color
            guard color?.alpha == 1 else { return nil }
            path = outline().path
        }
        return .path(path.mapped { CGPoint(x: $0.x + frame.minX, y: $0.y + frame.minY) })
    }

    /// The box around what the layer and those in it may paint, in its superlayer's space.
    var reach: CGRect {
        var box = bounds
        if let shape = self as? CAShapeLayer, let path = shape.filledPath {
            box = box.union(path.bounds.insetBy(dx: -shape.lineWidth, dy: -shape.lineWidth))
        }
        for layer in ownSublayers { box = box.union(layer.reach) }
        return box.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
    }

    /// From the layer's space to its superlayer's, where it is turned; `nil` where it is only moved.
    var turn: Transform? {
        let own = affineTransform()
        guard view == nil, !own.isIdentity else { return nil }
        let anchor = CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
        let moved = anchor.applying(own)
        return Transform(
            a: own.a, b: own.b, c: own.c, d: own.d, tx: position.x - moved.x + own.tx,
            ty: position.y - moved.y + own.ty)
    }
}
