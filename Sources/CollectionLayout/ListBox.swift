import Foundation

/// A list section laid out: everything relative to the section's own top.
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
        rows = SparseRun(
            count: spec.itemCount, base: spec.rowEstimate.length, spacing: spec.rowSpacing.length)
    }

    // MARK: Geometry

    var rowX: Double { spec.insets.leading.tamed }
    var rowWidth: Double { (containerWidth - spec.insets.leading.tamed - spec.insets.trailing.tamed).length }

    private func headerLength(_ boundary: ListSectionSpec.Boundary) -> Double {
        headerHeight ?? boundary.estimate.length
    }

    private func footerLength(_ boundary: ListSectionSpec.Boundary) -> Double {
        footerHeight ?? boundary.estimate.length
    }

    /// Where the rows start.
    var rowsTop: Double { headerEnd + spec.insets.top.tamed }
    private var headerEnd: Double { spec.header.map { $0.topPadding.length + headerLength($0) } ?? 0 }
    private var footerTop: Double { max(headerEnd, rowsTop + rows.total + spec.insets.bottom.tamed) }
    var length: Double {
        footerTop + (spec.footer.map { $0.topPadding.length + footerLength($0) } ?? 0)
    }

    func rowFrame(_ index: Int) -> CGRect {
        CGRect(x: rowX, y: rowsTop + rows.offset(of: index), width: rowWidth, height: rows.length(of: index))
    }

    private func span(_ boundary: ListSectionSpec.Boundary) -> (x: Double, width: Double) {
        boundary.followsInsets ? (rowX, rowWidth) : (0, containerWidth)
    }

    var headerFrame: CGRect? {
        spec.header.map {
            let (x, width) = span($0)
            return CGRect(x: x, y: $0.topPadding.length, width: width, height: headerLength($0))
        }
    }

    var footerFrame: CGRect? {
        spec.footer.map {
            let (x, width) = span($0)
            return CGRect(x: x, y: footerTop + $0.topPadding.length, width: width, height: footerLength($0))
        }
    }

    var backgroundFrame: CGRect? {
        guard let background = spec.background, length > 0 else { return nil }
        let insets = background.insets
        return CGRect(x: 0, y: 0, width: containerWidth, height: length).inset(by: insets)
    }

    // MARK: Measuring

    /// Measures what of this section reaches into the interval, top to bottom, each with those above it already at their
    /// measured heights. A measurer that answers nothing ends the round with the
    /// first question.
    ///
    /// - Returns: what was measured, or would be.
    mutating func measureDisplayed(from low: Double, to high: Double, measure: Measurer) -> [ElementID] {
        var fresh: [ElementID] = []
        if let header = spec.header, let frame = headerFrame, headerHeight == nil,
            reaches(frame, low, high) || (header.pins && low < length && high > 0)
        {
            let id = ElementID.supplementary(kind: header.kind, section: section, item: 0)
            fresh.append(id)
            headerHeight = Self.height(of: id, frame: frame, measure)
            if headerHeight == nil { return fresh }
        }
        let isComplete = measureRows(from: low, to: high, measure: measure, into: &fresh)
        if isComplete, let footer = spec.footer, let frame = footerFrame, footerHeight == nil,
            reaches(frame, low, high) || (footer.pins && low < length && high > 0)
        {
            let id = ElementID.supplementary(kind: footer.kind, section: section, item: 0)
            fresh.append(id)
            footerHeight = Self.height(of: id, frame: frame, measure)
        }
        return fresh
    }

    /// - Returns: `false` when the measurer stopped answering.
    private mutating func measureRows(
        from low: Double, to high: Double, measure: Measurer, into fresh: inout [ElementID]
    ) -> Bool {
        let top = rowsTop
        var index = rows.indices(from: low - top, to: high - top).lowerBound
        guard low < high, index < rows.count else { return true }
        var changes: [(index: Int, length: Double)] = []
        var y = top + rows.offset(of: index)
        while index < rows.count, y < high {
            var height = rows.exception(at: index)
            if height == nil {
                let id = ElementID.item(section: section, item: index)
                fresh.append(id)
                let frame = CGRect(x: rowX, y: y, width: rowWidth, height: rows.base)
                guard let measured = Self.height(of: id, frame: frame, measure) else { return false }
                changes.append((index, measured))
                height = measured
            }
            y += (height ?? rows.base) + rows.spacing
            index += 1
        }
        rows.merge(changes)
        return true
    }

    private func reaches(_ frame: CGRect, _ low: Double, _ high: Double) -> Bool {
        Double(frame.maxY) > low && Double(frame.minY) < high
    }

    /// The measured height; an answer that is no number keeps the estimate.
    private static func height(of id: ElementID, frame: CGRect, _ measure: Measurer) -> Double? {
        guard let size = measure(MeasureRequest(id: id, proposed: frame.size)) else { return nil }
        return Double(size.height).isFinite ? Double(size.height).length : Double(frame.height)
    }

    // MARK: Measured sizes

    mutating func invalidate(_ id: ElementID) {
        switch id {
        case .item(_, let item): rows.removeExceptions { $0 == item }
        case .supplementary(let kind, _, _):
            if kind == spec.header?.kind { headerHeight = nil }
            if kind == spec.footer?.kind { footerHeight = nil }
        case .decoration: break
        }
    }

    mutating func invalidate(items: Set<Int>) {
        rows.removeExceptions { items.contains($0) }
    }

    /// Every measured height with its owner.
    var measuredHeights: [(id: ElementID, height: Double)] {
        var result: [(ElementID, Double)] = []
        if let header = spec.header, let headerHeight {
            result.append((.supplementary(kind: header.kind, section: section, item: 0), headerHeight))
        }
        for (index, height) in zip(rows.indices, rows.lengths) {
            result.append((.item(section: section, item: index), height))
        }
        if let footer = spec.footer, let footerHeight {
            result.append((.supplementary(kind: footer.kind, section: section, item: 0), footerHeight))
        }
        return result
    }

    mutating func carry(rows heights: [(index: Int, length: Double)]) {
        rows.merge(heights.filter { rows.count > $0.index && $0.index >= 0 }.sorted { $0.index < $1.index })
    }

    mutating func carry(boundary kind: String, height: Double) {
        if kind == spec.header?.kind { headerHeight = height }
        if kind == spec.footer?.kind { footerHeight = height }
    }
}

extension CGRect {
    /// The part within the insets. Insets larger than the rectangle give the amount by which they are: UIKit's own rule
    /// (uikit-rules §10.3).
    func inset(by insets: DirectionalInsets) -> CGRect {
        CGRect(
            x: Double(minX) + insets.leading.tamed, y: Double(minY) + insets.top.tamed,
            width: abs(Double(width) - insets.leading.tamed - insets.trailing.tamed),
            height: abs(Double(height) - insets.top.tamed - insets.bottom.tamed))
    }
}
