import Foundation

/// The boundary items around a body: of one section, or of the whole layout.
///
/// Positions run along the scroll axis from the outer start of the whole, and across it from the container's edge.
struct BoundarySet: Sendable {
    let specs: [BoundarySpec]
    /// The scroll axis.
    let axis: Axis
    /// What fractions are of, and the room that alignment across the axis is in.
    let container: Extent
    /// Where that room starts across the axis.
    let crossOrigin: Double
    let pixels: Pixels
    private(set) var sizes: [MeasuredSize?]

    private enum Side { case start, end, beside }

    init(_ specs: [BoundarySpec], axis: Axis, container: Extent, crossOrigin: Double, pixels: Pixels) {
        self.specs = specs
        self.axis = axis
        self.container = container
        self.crossOrigin = crossOrigin
        self.pixels = pixels
        sizes = Array(repeating: nil, count: specs.count)
    }

    // MARK: Room

    /// What extends the body at its start. Items on the same side do not stack.
    var before: Double { longest(.start) }
    var after: Double { longest(.end) }

    /// The least length of the body, so that extending items beside it find room.
    var beside: Double { longest(.beside) }

    /// How far items may stand out.
    var reach: Double {
        specs.indices.reduce(0) { most, index in
            let offset = axis == .horizontal ? specs[index].offset.x : specs[index].offset.y
            return max(most, abs(Double(offset).tamed) + slot(index)[axis])
        }
    }

    private func longest(_ side: Side) -> Double {
        specs.indices.reduce(0) { longest, index in
            guard specs[index].extendsBoundary, self.side(specs[index]) == side else { return longest }
            return max(longest, slot(index)[axis])
        }
    }

    private func side(_ spec: BoundarySpec) -> Side {
        let edges = spec.alignment.edges
        let (start, end): (EdgeSet, EdgeSet) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        return edges.contains(start) ? .start : edges.contains(end) ? .end : .beside
    }

    // MARK: Frames

    private func free(_ spec: BoundarySpec) -> AxisSet {
        var free = AxisSet()
        if spec.size.width.isEstimated { free.insert(Axis.horizontal) }
        if spec.size.height.isEstimated { free.insert(Axis.vertical) }
        return free
    }

    private func slot(_ index: Int) -> Extent {
        var size = specs[index].size.resolved(in: container, pixels)
        guard let measured = sizes[index] else { return size }
        if measured.free.contains(.horizontal) { size.width = measured.size.width }
        if measured.free.contains(.vertical) { size.height = measured.size.height }
        return size
    }

    /// The frame in its place, for a body of this length.
    func frame(_ index: Int, body: Double) -> Box {
        let (spec, size) = (specs[index], slot(index))
        let (cross, length) = (axis.other, size[axis])
        let position =
            switch side(spec) {
            case .start: spec.extendsBoundary ? before - length : before
            case .end: spec.extendsBoundary ? before + body : before + body - length
            case .beside: before + (body - length) / 2
            }
        let point = spec.alignment.edges.point
        let fraction = cross == .horizontal ? point.x : point.y
        let sideways = crossOrigin + fraction * (container[cross] - size[cross])
        let box = Box(along: axis, at: position, length: length, crossAt: sideways, breadth: size[cross])
        return box.moved(x: Double(spec.offset.x).tamed, y: Double(spec.offset.y).tamed)
            .inset(by: spec.insets, ignoring: free(spec))
    }

    /// The frame where it shows: pinned when its spec and the bounds ask for it.
    func element(_ index: Int, id: ElementID, body: Double, pinning bounds: Window?) -> LocalElement {
        let spec = specs[index]
        let natural = frame(index, body: body)
        let end = before + body + after
        guard spec.pins, let range = bounds?[axis], Pinning.isInView(0, end, range) else {
            return LocalElement(id: id, frame: natural, zIndex: spec.zIndex)
        }
        let (start, length) = (natural.start(axis), natural.length(axis))
        let held =
            side(spec) == .end
            ? Pinning.heldAtEnd(start, length: length, bounds: range, start: 0)
            : Pinning.heldAtStart(start, length: length, bounds: range, end: end)
        var box = natural
        box.move(axis, by: held - start)
        let isPinned = held != start
        return LocalElement(
            id: id, frame: box, zIndex: spec.zIndex &+ (isPinned ? ZOrder.pinnedOffset : 0), isPinned: isPinned)
    }

    // MARK: Measuring

    /// What is to be asked about an item, or `nil` when its size is known.
    func request(_ index: Int, id: ElementID) -> MeasureRequest? {
        let spec = specs[index]
        let free = free(spec)
        guard !free.isEmpty, sizes[index] == nil else { return nil }
        let size = slot(index)
        let proposal = Box(x: 0, y: 0, width: size.width, height: size.height).inset(by: spec.insets, ignoring: free)
        return MeasureRequest(id: id, proposed: proposal.extent, free: free)
    }

    mutating func set(_ size: MeasuredSize?, at index: Int) {
        sizes[index] = size
    }

    /// Takes over a size that was measured elsewhere, if it was at the same proposal.
    mutating func carry(_ size: MeasuredSize, at index: Int) {
        let free = free(specs[index])
        let slot = specs[index].size.resolved(in: container, pixels)
        let box = Box(x: 0, y: 0, width: slot.width, height: slot.height).inset(by: specs[index].insets, ignoring: free)
        if size.holds(for: free, at: box.extent) { sizes[index] = size }
    }

    func index(of kind: String) -> Int? { specs.firstIndex { $0.kind == kind } }
}
