/// A flow section laid out.
///
/// A line that is full spreads its items over the room, a lone item stands in its middle, and the last line keeps the gaps
/// of the full ones where all items are alike and the least gaps otherwise. Source: the documented behaviour of
/// UICollectionViewFlowLayout and general knowledge of what it draws.
struct FlowBox: Sendable {
    let spec: FlowSectionSpec
    let section: Int
    let axis: Axis
    let container: Extent
    var lines: FlowLines
    /// The sizes that items gave, and their average.
    var sizes: [Int: MeasuredSize] = [:]
    private var average: Extent?

    init(_ spec: FlowSectionSpec, section: Int, environment: LayoutEnvironment) {
        let (axis, cross) = (environment.axis, environment.axis.other)
        self.spec = spec
        self.section = section
        self.axis = axis
        container = environment.container
        let usual: Extent =
            switch spec.sizes {
            case .uniform(let size): Extent(size)
            case .each: .zero
            }
        lines = FlowLines(
            itemCount: spec.itemCount, room: (container[cross] - spec.insets.total(cross)).length,
            itemSpacing: spec.itemSpacing.length, lineSpacing: spec.lineSpacing.tamed,
            usual: (usual[axis], usual[cross]))
        if case .each = spec.sizes { breakLines() }
    }

    // MARK: Sizes

    var isUniform: Bool {
        if case .uniform = spec.sizes { sizes.isEmpty } else { false }
    }

    /// What is declared for an item.
    func declared(_ item: Int) -> Extent {
        switch spec.sizes {
        case .uniform(let size): Extent(size)
        case .each(let sizes): sizes.indices.contains(item) ? Extent(sizes[item]) : .zero
        }
    }

    /// The measured size, or what stands for it: the average of the measured ones (uikit-rules §10.11).
    func size(_ item: Int) -> Extent { sizes[item]?.size ?? average ?? declared(item) }

    /// Summed in whole steps, so that it does not depend on the order.
    private var averageSize: Extent? {
        guard !sizes.isEmpty else { return nil }
        let steps = 1024.0
        var (width, height) = (0, 0)
        for size in sizes.values {
            width &+= Int((size.size.width * steps).rounded())
            height &+= Int((size.size.height * steps).rounded())
        }
        let scale = 1 / steps / Double(sizes.count)
        return Extent(width: (Double(width) * scale).length, height: (Double(height) * scale).length)
    }

    private func lengths(_ item: Int) -> (along: Double, across: Double) {
        let size = size(item)
        return (size[axis], size[axis.other])
    }

    /// Breaks the lines again. Another average is another size for every item that is not measured.
    mutating func breakLines() {
        let last: Int =
            switch spec.sizes {
            case .uniform: sizes.keys.max() ?? -1
            case .each: spec.itemCount - 1
            }
        average = averageSize
        var lines = lines
        if case .uniform = spec.sizes { lines.usual = lengths(Int.max) }
        lines.breakLines(through: last) { lengths($0) }
        self.lines = lines
    }

    // MARK: Geometry along the scroll axis

    private var headerLength: Double { spec.header?.length.length ?? 0 }
    private var footerLength: Double { spec.footer?.length.length ?? 0 }
    var linesStart: Double { headerLength + spec.insets.start(axis) }
    private var footerStart: Double { max(headerLength, linesStart + lines.total + spec.insets.end(axis)) }
    var length: Double { footerStart + footerLength }

    var frame: Box { Box(along: axis, at: 0, length: length, crossAt: 0, breadth: container[axis.other]) }

    // MARK: Lines

    /// Where a line's first item starts across the scroll axis, and the gap behind each item.
    private func spread(_ index: Int, _ line: FlowLines.Line) -> (start: Double, gap: Double) {
        let start = spec.insets.start(axis.other)
        let room = lines.room
        let isLast = line.first + line.count >= spec.itemCount
        if isUniform, lines.fitting > 1 {
            return (start, (room - lines.fitting * lines.usual.across) / (lines.fitting - 1))
        }
        // A lone item that chooses its size stands in the middle as one that fills a line does.
        if isLast, !isUniform, spec.itemCount > 1 || !spec.isSelfSizing { return (start, lines.itemSpacing) }
        guard line.count > 1 else { return (start + max(0, room - line.used) / 2, 0) }
        return (start, (room - line.used) / Double(line.count - 1))
    }

    /// The frames of a line's items, each in the middle of the line's length.
    func frames(ofLine index: Int) -> [Box] {
        let line = lines.line(index)
        let spread = spread(index, line)
        var position = spread.start
        return (line.first..<line.first + line.count).map { item in
            let size = size(item)
            defer { position += size[axis.other] + spread.gap }
            return Box(
                along: axis, at: linesStart + line.position + (line.length - size[axis]) / 2, length: size[axis],
                crossAt: position, breadth: size[axis.other])
        }
    }

    // MARK: Elements

    func elements(in window: Window, pinning bounds: Window?) -> [LocalElement] {
        guard !window.isEmpty else { return [] }
        var elements: [LocalElement] = []
        if let header = header(pinning: bounds), window.meets(header.frame) { elements.append(header) }
        let (low, high) = window[axis]
        for index in lines.indices(from: low - linesStart, to: high - linesStart) {
            let first = lines.line(index).first
            for (offset, frame) in frames(ofLine: index).enumerated() where window.meets(frame) {
                elements.append(
                    LocalElement(id: .item(section: section, item: first + offset), frame: frame, zIndex: 0))
            }
        }
        if let footer = footer(pinning: bounds), window.meets(footer.frame) { elements.append(footer) }
        return elements
    }

    func element(_ id: ElementID, pinning bounds: Window?) -> LocalElement? {
        switch id {
        case .item(_, let item):
            guard item >= 0, item < spec.itemCount else { return nil }
            let index = lines.line(ofItem: item)
            return LocalElement(
                id: id, frame: frames(ofLine: index)[item - lines.line(index).first], zIndex: 0)
        case .supplementary(let kind, _, let item):
            guard item == 0 else { return nil }
            if kind == spec.header?.kind { return header(pinning: bounds) }
            return kind == spec.footer?.kind ? footer(pinning: bounds) : nil
        case .decoration: return nil
        }
    }

    private func header(pinning bounds: Window?) -> LocalElement? {
        guard let header = spec.header, headerLength > 0 else { return nil }
        return boundary(header, at: 0, bounds) {
            Pinning.heldAtStart(0, length: headerLength, bounds: $0, end: footerStart)
        }
    }

    private func footer(pinning bounds: Window?) -> LocalElement? {
        guard let footer = spec.footer, footerLength > 0 else { return nil }
        let start = footerStart
        return boundary(footer, at: start, bounds) {
            Pinning.heldAtEnd(start, length: footerLength, bounds: $0, start: headerLength)
        }
    }

    private func boundary(
        _ boundary: FlowSectionSpec.Boundary, at start: Double, _ bounds: Window?,
        hold: ((low: Double, high: Double)) -> Double
    ) -> LocalElement {
        var element = LocalElement(
            id: .supplementary(kind: boundary.kind, section: section, item: 0),
            frame: Box(
                along: axis, at: start, length: boundary.length.length, crossAt: 0, breadth: container[axis.other]),
            zIndex: boundary.pins ? ZOrder.flowPinnable : 0)
        guard boundary.pins, let range = bounds?[axis], Pinning.isInView(0, length, range) else { return element }
        let held = hold(range)
        element.isPinned = held != start
        element.frame.move(axis, by: held - start)
        return element
    }
}
