import CCairo
import DisplayLists
import Foundation

/// What the enclosing groups have set.
struct PaintState {
    var transform: Affine
    /// No pixel outside of it is touched.
    var clip: PixelRect
    /// When something clips by more than whole pixels: parts of `clip` that it leaves whole. Else `nil`.
    var wholeParts: [PixelRect]?
    /// Of enclosing groups that hold a single item and so need no layer.
    var opacity = 1.0

    /// Whether the clip does no more to these pixels than `clip` does.
    func leavesWhole(_ rect: PixelRect) -> Bool {
        guard let wholeParts else { return true }
        return wholeParts.contains { $0.contains(rect) }
    }
}

/// One walk through a list. What touches whole pixels is written straight into the picture; the rest goes through Cairo.
struct PaintPass {
    /// Groups inside groups: more than any view tree has, few enough for a thread's stack.
    static let maximumDepth = 400

    let caches: PaintingCaches
    var canvas: Canvas
    var state: PaintState
    var ground: Ground
    private let extents: Extents
    /// The rows that are painted.
    private var rows: Range<Double>
    /// The number of the next item in the order of the walk.
    private var next = 0
    var depth = 0

    init(caches: PaintingCaches, canvas: Canvas, scale: Double, extents: Extents) {
        self.caches = caches
        self.canvas = canvas
        ground = Ground(Ink(.black, opacity: 1), of: canvas)
        self.extents = extents
        rows = Double(canvas.bounds.top)..<Double(canvas.bounds.bottom)
        state = PaintState(transform: .scale(scale), clip: canvas.bounds)
    }

    mutating func paint(_ items: [DisplayItem]) throws(PaintingError) {
        for index in items.indices {
            let extent = extents[next]
            // Left as it is, not taken out: that would count up and down what it holds.
            if extent.bottom > rows.lowerBound, extent.top < rows.upperBound {
                next += 1
                try paint(items[index])
            }
            next = extent.next
        }
    }

    /// Paints a group's items on a canvas of their own, in whatever rows they lie, and is then where it was in the walk.
    mutating func paintAside(_ group: Group, on layer: Canvas) throws(PaintingError) {
        let place = next
        try paintOn(layer, group)
        next = place
    }

    /// Paints a group's items on a canvas of their own, in whatever rows they lie.
    mutating func paintOn(_ layer: Canvas, _ group: Group) throws(PaintingError) {
        let outer = (state: state, canvas: canvas, rows: rows)
        var outerGround = Ground.none
        swap(&ground, &outerGround)
        (canvas, rows) = (layer, -Double.infinity..<Double.infinity)
        state = PaintState(transform: outer.state.transform, clip: layer.bounds)
        try paintClipped(group)
        prepareGround(under: layer.bounds)
        swap(&ground, &outerGround)
        (state, canvas, rows) = outer
        if let fault = layer.drawing.fault { throw .drawing(reason: fault) }
    }

    private mutating func paint(_ item: DisplayItem) throws(PaintingError) {
        switch item {
        case .group(let group): try paint(group)
        case .fill(let shape, let paint): fill(shape, with: paint)
        case .stroke(let shape, let paint, let style): stroke(shape, with: paint, style: style)
        case .glyphs(let run): try draw(run)
        case .bitmap(let item): draw(item)
        case .vector(let item): try draw(item)
        }
    }

    // MARK: Groups

    private mutating func paint(_ group: Group) throws(PaintingError) {
        guard group.opacity > 0, let transform = state.transform.entering(group) else { return }
        guard depth < Self.maximumDepth else { throw .tooDeep(label: group.label) }
        if let effect = group.effect { return try paint(group, through: effect, under: transform) }
        let outer = (state: state, canvas: canvas)
        var outerGround = Ground.none
        depth += 1
        state.transform = transform
        let isLayer = group.opacity < 1 && !group.items.isOneMark(besides: group)
        if isLayer {
            prepareGround(under: state.clip)
            guard let layer = Canvas(layer: state.clip) else { throw .drawing(reason: "out of memory") }
            canvas = layer
            swap(&ground, &outerGround)
            state.wholeParts = nil
            state.opacity = 1
        } else {
            state.opacity *= min(group.opacity, 1)
        }
        if let shadow = group.shadow { paint(shadow) }
        if let shadow = group.contentShadow { try paint(shadow, of: group) }
        try paintClipped(group)
        if isLayer {
            prepareGround(under: canvas.bounds)
            swap(&ground, &outerGround)
            if let fault = canvas.drawing.fault { throw .drawing(reason: fault) }
            outer.canvas.drawing.composite(canvas.drawing, opacity: outer.state.opacity * group.opacity)
        }
        (state, canvas) = outer
        depth -= 1
    }

    private mutating func paintClipped(_ group: Group) throws(PaintingError) {
        guard let shape = group.clip else { return try paint(group.items) }
        let context = canvas.drawing.context
        cairo_save(context)
        defer { cairo_restore(context) }
        clip(to: shape)
        if !state.clip.isEmpty { try paint(group.items) }
    }

    private mutating func clip(to shape: Shape) {
        let path = shape.path
        guard canvas.drawing.add(path, under: state.transform), let bounds = state.transform.bounds(of: path.points)
        else {
            state.clip = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
            return
        }
        cairo_clip(canvas.drawing.context)
        if case .rectangle = shape, state.transform.isUpright, let aligned = bounds.alignedPixels {
            state.clip = state.clip.intersection(aligned)
            state.wholeParts = state.wholeParts?.map { $0.intersection(aligned) }
            return
        }
        state.clip = state.clip.intersection(bounds.outerPixels)
        let whole = shape.wholeParts(under: state.transform)
        guard let outer = state.wholeParts else {
            state.wholeParts = whole
            return
        }
        state.wholeParts = outer.flatMap { part in whole.map { part.intersection($0) } }.filter { !$0.isEmpty }
    }

    // MARK: Marks

    /// The pixels that something may touch, or `nil` when the clip hides all of it.
    func visible(_ bounds: DeviceRect?) -> PixelRect? {
        guard let bounds else { return nil }
        let pixels = bounds.outerPixels.intersection(state.clip)
        return pixels.isEmpty ? nil : pixels
    }

    /// Writes what lies behind an area inside the canvas, before something is drawn there.
    mutating func prepareGround(under area: PixelRect) { ground.settle(area, on: canvas) }

    /// Writes what the next row needs of the ground, when all is drawn.
    mutating func finishGround() -> RowMarks { ground.finish(on: canvas) }

    /// Fills pixels inside the canvas.
    mutating func fill(_ pixels: PixelRect, with ink: Ink) {
        if !ink.isOpaque {
            prepareGround(under: pixels)
            canvas.fill(pixels, with: ink)
        } else if pixels == canvas.bounds {
            ground = Ground(ink, of: canvas)
        } else {
            ground.fill(pixels, with: ink, on: canvas)
        }
    }
}

extension [DisplayItem] {
    /// Whether the items and a shadow leave one mark at most, which can be faded by fading its colour.
    fileprivate func isOneMark(besides group: Group) -> Bool {
        guard let only = first else { return true }
        guard count == 1, group.shadow == nil, group.contentShadow == nil, group.effect == nil else { return false }
        switch only {
        case .group(let group): return group.items.isOneMark(besides: group)
        case .glyphs(let run): return run.outline == nil
        default: return true
        }
    }
}

extension Path {
    /// Every point and control point; the outline lies inside their bounds.
    var points: [CGPoint] {
        elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let control1, let control2, let end): [control1, control2, end]
            case .close: []
            }
        }
    }
}
