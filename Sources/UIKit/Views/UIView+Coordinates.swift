import Foundation

extension UIView {
    /// A point of this view's space in another's; `nil` is the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inRoot = toRoot(point)
        return view.map { $0.fromRoot(inRoot) } ?? inRoot
    }

    /// A point of another view's space in this one's; `nil` is the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        fromRoot(view.map { $0.toRoot(point) } ?? point)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        box(rect) { convert($0, to: view) }
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        box(rect) { convert($0, from: view) }
    }

    private func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
        let first = map(rect.origin)
        let second = map(CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(
            x: min(first.x, second.x), y: min(first.y, second.y), width: abs(second.x - first.x),
            height: abs(second.y - first.y))
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view: UIView? = self
        while let current = view {
            guard current.superview != nil || current !== self else { return point }
            if current.superview == nil { break }
            point = current.toSuperview(point)
            view = current.superview
        }
        return point
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        var chain: [UIView] = []
        var view: UIView? = self
        while let current = view, current.superview != nil {
            chain.append(current)
            view = current.superview
        }
        return chain.reversed().reduce(point) { $1.fromSuperview($0) }
    }

    private func toSuperview(_ point: CGPoint) -> CGPoint {
        let x = point.x - storedBoundsOrigin.x - storedFrame.width / 2
        let y = point.y - storedBoundsOrigin.y - storedFrame.height / 2
        let turned = transform.isIdentity ? CGPoint(x: x, y: y) : CGPoint(x: x, y: y).applying(transform)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    private func fromSuperview(_ point: CGPoint) -> CGPoint {
        let fromCenter = CGPoint(x: point.x - center.x, y: point.y - center.y)
        let turned = transform.isIdentity ? fromCenter : fromCenter.applying(transform.inverted())
        return CGPoint(
            x: turned.x + storedBoundsOrigin.x + storedFrame.width / 2,
            y: turned.y + storedBoundsOrigin.y + storedFrame.height / 2)
    }
}
