package import DisplayLists
import Foundation

/// Where a view stands in the layout report: its part of the path and its role there.
package struct ListingName: Hashable, Sendable {
    /// The part of the path, such as `item 1` or `section 0/header`.
    package var component: String
    package var role: String
    /// Whether the paths of the views inside leave this part out: a content view's text is its cell's text.
    package var isTransparent: Bool

    package init(_ component: String, role: String? = nil, isTransparent: Bool = false) {
        self.component = component
        self.role = role ?? component
        self.isTransparent = isTransparent
    }
}

/// Turns a laid-out view tree into a display list and a layout report, in one walk.
@MainActor
package struct Listing {
    /// What the view at hand has painted so far, in its own space.
    package private(set) var items: [DisplayItem] = []
    package private(set) var nodes: [LayoutNode] = []
    /// Why layouts' elements are as large as they are; filled when asked for.
    package private(set) var sizes: [SizeReport] = []
    private let explainsSizes: Bool
    private let reportsLayout: Bool
    /// The path of the view at hand; empty at the root.
    package private(set) var path = ""
    /// From the space of the view at hand to the picture's.
    private var matrix = CGAffineTransform.identity
    /// What shows of the picture, in its space.
    private var visible: CGRect
    /// Counts the unnamed views of each parent, so that siblings can be told apart.
    private var unnamed = 0

    /// - Parameter reportsLayout: whether lines of the report are wanted.
    package init(size: CGSize, explainsSizes: Bool = false, reportsLayout: Bool = true) {
        self.explainsSizes = explainsSizes
        self.reportsLayout = reportsLayout
        visible = CGRect(origin: .zero, size: size)
    }

    // MARK: Items

    package mutating func add(_ item: DisplayItem) { items.append(item) }

    package mutating func fill(_ shape: Shape, _ color: ResolvedColor) {
        guard color.alpha > 0 else { return }
        items.append(.fill(shape, .color(color)))
    }

    /// Adds what `body` adds as one group.
    package mutating func group(_ group: Group, _ body: (inout Listing) -> Void) {
        let outer = items
        items = []
        let outerMatrix = matrix
        let outerVisible = visible
        if let transform = group.transform {
            matrix = CGAffineTransform(
                a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty
            ).concatenating(matrix)
        }
        if group.origin != .zero {
            matrix = CGAffineTransform(translationX: group.origin.x, y: group.origin.y).concatenating(matrix)
        }
        if let clip = group.clip.map({ place($0.bounds) }) {
            visible = clip.isFinite ? visible.intersection(clip) : .zero
        }
        body(&self)
        matrix = outerMatrix
        visible = outerVisible
        var filled = group
        filled.items = items
        items = outer
        if !filled.items.isEmpty || filled.shadow != nil { items.append(.group(filled)) }
    }

    /// Adds what `body` adds, with each of its colours changed.
    package mutating func recolored(
        _ change: (ResolvedColor) -> ResolvedColor, _ body: (inout Listing) -> Void
    ) {
        let (outer, first) = (items, nodes.count)
        items = []
        body(&self)
        items = outer + items.map { $0.recolored(change) }
        for index in nodes.indices[first...] { nodes[index].color = nodes[index].color.map(change) }
    }

    /// What a body adds, which is taken out again; lines of the report stay where they are wanted.
    private mutating func captured(isNoted: Bool, _ body: (inout Listing) -> Void) -> [DisplayItem] {
        let (outer, first) = (items, nodes.count)
        items = []
        body(&self)
        defer { items = outer }
        if !isNoted { nodes.removeSubrange(first...) }
        return items
    }

    /// Adds what a body adds where a mask covers it.
    /// - Parameters:
    ///   - bounds: Holds the mask.
    ///   - isMaskNoted: Whether lines of the report are the mask's: of text that is filled with something.
    package mutating func masked(
        in bounds: CGRect, isMaskNoted: Bool = false, by mask: (inout Listing) -> Void, _ body: (inout Listing) -> Void
    ) {
        let covering = captured(isNoted: isMaskNoted, mask)
        group(Group(effect: LayerEffect(mask: covering, bounds: bounds)), body)
    }

    // MARK: Views

    /// Adds a view and all inside it.
    package mutating func add(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0.001 else { return }
        let outerPath = path
        let outerUnnamed = unnamed
        let name = view.listingName ?? ListingName("view \(unnamed)", role: "view")
        if view.listingName == nil { unnamed += 1 }
        if !name.component.isEmpty { path = path.isEmpty ? name.component : path + "/" + name.component }
        let inside = view.placement(label: path)
        group(inside) { listing in
            listing.unnamed = 0
            listing.note(view, role: name.role)
            if listing.explainsSizes, let size = view.sizeReport(path: listing.path, role: name.role) {
                listing.sizes.append(size)
            }
            if name.isTransparent { listing.path = outerPath }
            listing.addContents(of: view)
        }
        path = outerPath
        unnamed = view.listingName == nil ? outerUnnamed + 1 : outerUnnamed
    }

    private mutating func addContents(of view: UIView) {
        guard view.hasLayer else { return addUnmasked(view) }
        masked(by: view.layer.mask) { $0.addUnmasked(view) }
    }

    private mutating func addUnmasked(_ view: UIView) {
        let shape = view.outline()
        if let color = view.backgroundColor, view.paintsBackground { fill(shape, view.resolved(color)) }
        if view.hasLayer { addLayer(of: view, shape: shape) }
        addDrawing(of: view, shape: shape)
        if view.clipsToBounds {
            group(Group(clip: shape)) { listing in
                view.listContent(into: &listing)
                view.listSubviews(into: &listing)
            }
        } else {
            view.listContent(into: &self)
            view.listSubviews(into: &self)
        }
        if view.hasLayer { addBorder(of: view.layer) }
    }

    /// Adds what the view's `draw(_:)` draws: within the bounds, and within the corners where they cut.
    private mutating func addDrawing(of view: UIView, shape: Shape) {
        let drawn = DrawingContexts.items(of: view)
        guard !drawn.isEmpty else { return }
        group(Group(clip: view.clipsToBounds ? shape : .rectangle(view.bounds))) { listing in
            for item in drawn { listing.add(item) }
        }
    }

    // MARK: The report

    /// Adds the view's own line to the report.
    private mutating func note(_ view: UIView, role: String) {
        guard reportsLayout, !role.isEmpty else { return }
        let details = view.listingDetails()
        note(
            role: role, frame: view.bounds, type: role == "view" ? "\(type(of: view))" : nil, text: details.text,
            image: details.image, color: details.color ?? view.backgroundColor.map(view.resolved))
    }

    /// Adds a line to the report for something that is no view; `frame` is in the space at hand.
    package mutating func note(
        component: String? = nil, role: String, frame: CGRect, type: String? = nil,
        text: LayoutNode.TextDetails? = nil, image: String? = nil, color: ResolvedColor? = nil
    ) {
        guard reportsLayout else { return }
        let frame = place(frame)
        // Of no place or no end: nothing of it is anywhere, and Foundation stops at such a rectangle.
        guard frame.isFinite else { return }
        let shown = frame.intersection(visible)
        let isEmpty = frame.width <= 0 || frame.height <= 0
        guard isEmpty ? visible.contains(frame.origin) : (!shown.isNull && shown.width > 0 && shown.height > 0) else {
            return
        }
        let isCut = !isEmpty && !nearlyEqual(shown, frame)
        nodes.append(
            LayoutNode(
                path: component.map { path.isEmpty ? $0 : path + "/" + $0 } ?? path, role: role, frame: frame,
                clip: isCut ? shown : nil, type: type, text: text, image: image, color: color))
    }

    private func nearlyEqual(_ left: CGRect, _ right: CGRect) -> Bool {
        // Below any pixel: what remains of adding and taking away thirds.
        let slack = 1e-6
        return abs(left.minX - right.minX) < slack && abs(left.minY - right.minY) < slack
            && abs(left.maxX - right.maxX) < slack && abs(left.maxY - right.maxY) < slack
    }

    /// A rectangle of the space at hand, in the picture's.
    private func place(_ rect: CGRect) -> CGRect {
        let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
        return isMove ? rect.offsetBy(dx: matrix.tx, dy: matrix.ty) : rect.applying(matrix)
    }
}
