import DisplayLists
public import Foundation

/// Records what a view or an image draws. The space is the view's bounds or the image's, in points with y down.
@preconcurrency @MainActor
public final class CGContext {
    /// The view that is drawn; `nil` in an image.
    private weak var view: UIView?
    /// Of an image; `nil` for a view's own.
    private let ownTraits: UITraitCollection?
    /// What colours and text follow.
    var traits: UITraitCollection { ownTraits ?? view?.tintedTraits ?? .current }
    /// Of templates that are drawn: the view's tint colour; in an image, where nothing is tinted, the fill colour.
    var templateTint: UIColor { view?.tintColor ?? UIColor(cgColor: CGColor(state.fill)) }

    struct State {
        var matrix = CGAffineTransform.identity
        var fill = ResolvedColor.black
        var stroke = ResolvedColor.black
        var style = StrokeStyle(width: 1)
        var alpha = 1.0
        var shadow: (offset: CGSize, radius: Double, color: ResolvedColor)?
        /// In the view's space.
        var clips: [Shape] = []
    }
    var state = State()
    private var saved: [State] = []
    /// The path being built, in the space at hand.
    var path = Path()
    /// Of the image that is drawn, points; a view has its own.
    var imageSize = CGSize.zero

    /// What was drawn under the same clips and in the same space.
    private struct Segment {
        var matrix: CGAffineTransform
        var clips: [Shape]
        var items: [DisplayItem]
    }
    private var segments: [Segment] = []

    /// A context of a view, which `begin(_:)` names.
    init() { ownTraits = nil }

    /// A context of an image.
    init(traits: UITraitCollection) { ownTraits = traits }

    func begin(_ view: UIView) {
        self.view = view
        state = State()
        saved.removeAll()
        path = Path()
        segments.removeAll()
    }

    // MARK: Recording

    func record(_ item: DisplayItem) {
        if let last = segments.indices.last, segments[last].matrix == state.matrix,
            segments[last].clips == state.clips
        {
            segments[last].items.append(item)
        } else {
            segments.append(Segment(matrix: state.matrix, clips: state.clips, items: [item]))
        }
    }

    func recordFill(_ shape: Shape) {
        let color = faded(state.fill)
        guard color.alpha > 0 else { return }
        withShadow(shape) { record(.fill(shape, .color(color))) }
    }

    func recordStroke(_ shape: Shape, _ style: StrokeStyle) {
        let color = faded(state.stroke)
        guard color.alpha > 0, style.width > 0 else { return }
        record(.stroke(shape, .color(color), style))
    }

    private func withShadow(_ shape: Shape, _ body: () -> Void) {
        if let shadow = state.shadow {
            // A context's blur is twice the radius of a layer's shadow.
            let cast = Shadow(shape: shape, color: shadow.color, offset: shadow.offset, radius: shadow.radius / 2)
            record(.group(Group(shadow: cast)))
        }
        body()
    }

    private func faded(_ color: ResolvedColor) -> ResolvedColor {
        var color = color
        color.alpha *= state.alpha
        return color
    }

    func addClip(_ shape: Shape) {
        state.clips.append(
            state.matrix.isIdentity ? shape : .path(shape.path.applying(state.matrix)))
    }

    /// All that was drawn, in the space of the view or the image.
    var items: [DisplayItem] {
        segments.flatMap { segment -> [DisplayItem] in
            var items = segment.items
            let matrix = segment.matrix
            if !matrix.isIdentity {
                let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
                let turn = Transform(
                    a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
                items = [
                    .group(
                        isMove
                            ? Group(origin: CGPoint(x: matrix.tx, y: matrix.ty), items: items)
                            : Group(transform: turn, items: items))
                ]
            }
            for clip in segment.clips.reversed() { items = [.group(Group(clip: clip, items: items))] }
            return items
        }
    }

    /// What was drawn so far, as a picture; `nil` where there is no room for any.
    public func makeImage() -> CGImage? {
        let drawing = RecordedDrawing(size: view?.bounds.size ?? imageSize, items: items)
        return UIImage(drawing: drawing, scale: Double(max(1, traits.displayScale))).cgImage
    }

    // MARK: State

    /// Keeps colours, space and clips for `restoreGState()`.
    public func saveGState() { saved.append(state) }
    /// Goes back to what was saved last; without anything saved nothing happens.
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    /// From the space at hand to the view's.
    public var ctm: CGAffineTransform { state.matrix }
    /// Maps what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) { state.matrix = transform.concatenating(state.matrix) }
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// In radians; positive turns clockwise.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    /// In points.
    public func setLineWidth(_ width: CGFloat) { state.style.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.cap }
    public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.join }
    /// A corner that would stick out by more than so many half widths is cut off.
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    /// Lengths of dashes and gaps in turn, points, and how far into them outlines begin.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dashes = lengths.map { Double($0) }
        state.style.dashPhase = phase
    }
    /// 0…1, for each thing drawn.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
    /// A shadow of what is filled; `nil` casts none.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { (offset, Double(blur), $0.color) }
    }
    /// A faint black shadow of what is filled.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
    /// No effect on a picture.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
}
