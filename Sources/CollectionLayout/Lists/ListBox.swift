/// A list section laid out.
struct ListBox: Sendable {
    let spec: ListSectionSpec
    let section: Int
    let containerWidth: Double
    private(set) var rows: SparseRun
    private(set) var headerHeight: Double?
    private(set) var footerHeight: Double?

    init(_ spec: ListSectionSpec, section: Int, containerWidth: Double) {
        self.spec = spec
        self.section = section
        self.containerWidth = containerWidth.length
        rows = SparseRun(count: spec.itemCount, base: spec.rowEstimate.length, spacing: spec.rowSpacing.length)
    }

    // MARK: Geometry

    private var rowX: Double { spec.insets.leading.tamed }
    private var rowWidth: Double { (containerWidth - spec.insets.total(.horizontal)).length }
    private var headerEnd: Double { spec.header.map { $0.topPadding.length + height(of: $0, headerHeight) } ?? 0 }
    private var rowsTop: Double { headerEnd + spec.insets.top.tamed }
    private var footerTop: Double { max(headerEnd, rowsTop + rows.total + spec.insets.bottom.tamed) }

    var length: Double { footerTop + (spec.footer.map { $0.topPadding.length + height(of: $0, footerHeight) } ?? 0) }

    /// How far the background stands out at the top or bottom.
    var reach: Double {
        guard let insets = spec.background?.insets else { return 0 }
        return max(0, -insets.top.tamed, -insets.bottom.tamed)
    }

    private func height(of boundary: ListSectionSpec.Boundary, _ measured: Double?) -> Double {
        measured ?? boundary.estimate.length
    }

    private func rowFrame(_ index: Int) -> Box {
        Box(x: rowX, y: rowsTop + rows.offset(of: index), width: rowWidth, height: rows.length(of: index))
    }

    private func frame(_ boundary: ListSectionSpec.Boundary, at top: Double, _ measured: Double?) -> Box {
        let (x, width) = boundary.followsInsets ? (rowX, rowWidth) : (0, containerWidth)
        return Box(x: x, y: top + boundary.topPadding.length, width: width, height: height(of: boundary, measured))
    }

    // MARK: Elements

    func elements(in window: Window, pinning bounds: Window?) -> [LocalElement] {
        var elements: [LocalElement] = []
        if let background, window.touches(background.frame) { elements.append(background) }
        if let header = header(pinning: bounds), window.meets(header.frame) { elements.append(header) }
        let top = rowsTop
        if window.minX < rowX + rowWidth, window.maxX > rowX {
            for index in rows.indices(from: window.minY - top, to: window.maxY - top) {
                elements.append(row(index))
            }
        }
        if let footer = footer(pinning: bounds), window.meets(footer.frame) { elements.append(footer) }
        return elements
    }

    func element(_ id: ElementID, pinning bounds: Window?) -> LocalElement? {
        switch id {
        case .item(_, let item): return item >= 0 && item < rows.count ? row(item) : nil
        case .supplementary(let kind, _, let item):
            guard item == 0 else { return nil }
            if kind == spec.header?.kind { return header(pinning: bounds) }
            return kind == spec.footer?.kind ? footer(pinning: bounds) : nil
        case .decoration(let kind, _, let item):
            return item == 0 && kind == spec.background?.kind ? background : nil
        }
    }

    private func row(_ index: Int) -> LocalElement {
        LocalElement(id: .item(section: section, item: index), frame: rowFrame(index), zIndex: ZOrder.cell)
    }

    private var background: LocalElement? {
        guard let background = spec.background, length > 0 else { return nil }
        return LocalElement(
            id: .decoration(kind: background.kind, section: section, item: 0),
            frame: Box(x: 0, y: 0, width: containerWidth, height: length).inset(by: background.insets),
            zIndex: ZOrder.sectionBackground)
    }

    private func header(pinning bounds: Window?) -> LocalElement? {
        guard let header = spec.header else { return nil }
        let frame = frame(header, at: 0, headerHeight)
        return boundary(header, frame, bounds) {
            Pinning.heldAtStart(frame.y, length: frame.height, bounds: $0, end: length)
        }
    }

    private func footer(pinning bounds: Window?) -> LocalElement? {
        guard let footer = spec.footer else { return nil }
        let frame = frame(footer, at: footerTop, footerHeight)
        return boundary(footer, frame, bounds) {
            Pinning.heldAtEnd(frame.y, length: frame.height, bounds: $0, start: 0)
        }
    }

    private func boundary(
        _ boundary: ListSectionSpec.Boundary, _ frame: Box, _ bounds: Window?,
        hold: ((low: Double, high: Double)) -> Double
    ) -> LocalElement {
        var element = LocalElement(
            id: .supplementary(kind: boundary.kind, section: section, item: 0), frame: frame,
            zIndex: ZOrder.boundary)
        guard boundary.pins, let range = bounds?[.vertical], Pinning.isInView(0, length, range) else { return element }
        element.frame.y = hold(range)
        element.isPinned = element.frame.y != frame.y
        if element.isPinned { element.zIndex = ZOrder.pinnedBoundary }
        return element
    }

    // MARK: Measuring

    mutating func measureDisplayed(in window: Window, measure: Measurer) -> [ElementID] {
        var fresh: [ElementID] = []
        if let header = spec.header, headerHeight == nil, !header.isFixed,
            isDisplayed(header, frame(header, at: 0, headerHeight), window)
        {
            let request = request(header, frame(header, at: 0, headerHeight))
            fresh.append(request.id)
            headerHeight = request.answer(from: measure)?.size.height
            if headerHeight == nil { return fresh }
        }
        let isComplete = measureRows(in: window, measure: measure, into: &fresh)
        if isComplete, let footer = spec.footer, footerHeight == nil, !footer.isFixed,
            isDisplayed(footer, frame(footer, at: footerTop, footerHeight), window)
        {
            let request = request(footer, frame(footer, at: footerTop, footerHeight))
            fresh.append(request.id)
            footerHeight = request.answer(from: measure)?.size.height
        }
        return fresh
    }

    /// - Returns: `false` when the measurer stopped answering.
    private mutating func measureRows(in window: Window, measure: Measurer, into fresh: inout [ElementID]) -> Bool {
        let top = rowsTop
        var index = rows.indices(from: window.minY - top, to: window.maxY - top).lowerBound
        guard window.minY < window.maxY, index < rows.count else { return true }
        var changes: [(index: Int, length: Double)] = []
        var y = top + rows.offset(of: index)
        while index < rows.count, y < window.maxY {
            var height = rows.exception(at: index)
            if height == nil {
                let request = MeasureRequest(
                    id: .item(section: section, item: index), proposed: Extent(width: rowWidth, height: rows.base),
                    free: .vertical)
                fresh.append(request.id)
                guard let answer = request.answer(from: measure) else { return false }
                changes.append((index, answer.size.height))
                height = answer.size.height
            }
            y += (height ?? rows.base) + rows.spacing
            index += 1
        }
        rows.merge(changes)
        return true
    }

    private func isDisplayed(_ boundary: ListSectionSpec.Boundary, _ frame: Box, _ window: Window) -> Bool {
        (frame.y + frame.height > window.minY && frame.y < window.maxY)
            || (boundary.pins && Pinning.isInView(0, length, window[.vertical]))
    }

    private func request(_ boundary: ListSectionSpec.Boundary, _ frame: Box) -> MeasureRequest {
        MeasureRequest(
            id: .supplementary(kind: boundary.kind, section: section, item: 0), proposed: frame.extent,
            free: .vertical)
    }

    // MARK: Measured sizes

    mutating func forget(items: Set<Int>, boundaries: Set<String>) {
        if !items.isEmpty { rows.removeExceptions { items.contains($0) } }
        if let header = spec.header, boundaries.contains(header.kind) { headerHeight = nil }
        if let footer = spec.footer, boundaries.contains(footer.kind) { footerHeight = nil }
    }

    mutating func forgetAll() {
        self = ListBox(spec, section: section, containerWidth: containerWidth)
    }

    var measured: [(id: ElementID, size: MeasuredSize)] {
        var result: [(ElementID, MeasuredSize)] = []
        for (boundary, height) in [(spec.header, headerHeight), (spec.footer, footerHeight)] {
            guard let boundary, let height else { continue }
            let id = ElementID.supplementary(kind: boundary.kind, section: section, item: 0)
            let width = boundary.followsInsets ? rowWidth : containerWidth
            result.append((id, measuredSize(width: width, height: height)))
        }
        for (index, height) in zip(rows.indices, rows.lengths) {
            result.append((.item(section: section, item: index), measuredSize(width: rowWidth, height: height)))
        }
        return result
    }

    private func measuredSize(width: Double, height: Double) -> MeasuredSize {
        let size = Extent(width: width, height: height)
        return MeasuredSize(size: size, proposal: size, free: .vertical)
    }

    /// Takes over sizes that were measured at the widths of this section.
    mutating func carry(_ sizes: [(id: ElementID, size: MeasuredSize)]) {
        var heights: [(index: Int, length: Double)] = []
        for (id, size) in sizes {
            func fits(_ width: Double) -> Bool {
                size.holds(for: .vertical, at: Extent(width: width, height: 0))
            }
            switch id {
            case .item(_, let item):
                if item >= 0, item < rows.count, fits(rowWidth) { heights.append((item, size.size.height)) }
            case .supplementary(let kind, _, _):
                if let header = spec.header, header.kind == kind, fits(width(of: header)) {
                    headerHeight = size.size.height
                }
                if let footer = spec.footer, footer.kind == kind, fits(width(of: footer)) {
                    footerHeight = size.size.height
                }
            case .decoration: break
            }
        }
        rows.merge(heights.sorted { $0.index < $1.index })
    }

    private func width(of boundary: ListSectionSpec.Boundary) -> Double {
        boundary.followsInsets ? rowWidth : containerWidth
    }
}
