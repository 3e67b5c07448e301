package import Foundation

extension CollectionSolver {
    /// What shows in a rectangle of the content, lowest first: by z index, then in the order of the data.
    package func elements(in rect: CGRect) -> [PlacedElement] {
        var elements: [PlacedElement] = []
        var section = firstSection(endingAfter: Double(rect.minY) - reach)
        while section < boxes.count, origins[section] < Double(rect.maxY) + reach {
            append(section, in: rect, to: &elements)
            section += 1
        }
        return elements.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    /// Where an element stands, pinned if it is. `nil` for one that the layout does not have.
    package func frame(of id: ElementID) -> CGRect? {
        placement(of: id)?.frame
    }

    package func placement(of id: ElementID) -> PlacedElement? {
        guard boxes.indices.contains(id.section) else { return nil }
        let box = boxes[id.section]
        switch id {
        case .item(let section, let item):
            guard item >= 0, item < box.rows.count else { return nil }
            return PlacedElement(id: id, frame: placed(box.rowFrame(item), in: section), zIndex: ZOrder.cell)
        case .supplementary(let kind, _, let item):
            guard item == 0 else { return nil }
            if kind == box.spec.header?.kind { return header(of: box) }
            return kind == box.spec.footer?.kind ? footer(of: box) : nil
        case .decoration(let kind, _, let item):
            return item == 0 && kind == box.spec.background?.kind ? background(of: box) : nil
        }
    }

    private func append(_ section: Int, in rect: CGRect, to elements: inout [PlacedElement]) {
        let box = boxes[section]
        for element in [background(of: box), header(of: box)] {
            if let element, element.frame.meets(rect) { elements.append(element) }
        }
        let top = origins[section] + box.rowsTop
        for index in box.rows.indices(from: Double(rect.minY) - top, to: Double(rect.maxY) - top) {
            let frame = placed(box.rowFrame(index), in: section)
            elements.append(
                PlacedElement(id: .item(section: section, item: index), frame: frame, zIndex: ZOrder.cell))
        }
        if let footer = footer(of: box), footer.frame.meets(rect) { elements.append(footer) }
    }

    private func background(of box: ListBox) -> PlacedElement? {
        guard let background = box.spec.background, let frame = box.backgroundFrame else { return nil }
        return PlacedElement(
            id: .decoration(kind: background.kind, section: box.section, item: 0),
            frame: placed(frame, in: box.section), zIndex: ZOrder.sectionBackground)
    }

    private func header(of box: ListBox) -> PlacedElement? {
        guard let header = box.spec.header, let frame = box.headerFrame else { return nil }
        return boundary(header, frame: frame, of: box) { natural, pinned, section in
            max(natural, min(Double(pinned.minY), section.upperBound - Double(frame.height)))
        }
    }

    private func footer(of box: ListBox) -> PlacedElement? {
        guard let footer = box.spec.footer, let frame = box.footerFrame else { return nil }
        return boundary(footer, frame: frame, of: box) { natural, pinned, section in
            min(natural, max(Double(pinned.maxY) - Double(frame.height), section.lowerBound))
        }
    }

    /// A header or footer in its place, or held where `hold` says from its own top, the bounds and the section's extent.
    private func boundary(
        _ boundary: ListSectionSpec.Boundary, frame: CGRect, of box: ListBox,
        hold: (Double, CGRect, ClosedRange<Double>) -> Double
    ) -> PlacedElement {
        let id = ElementID.supplementary(kind: boundary.kind, section: box.section, item: 0)
        let top = origins[box.section]
        var held = frame
        if boundary.pins, let bounds = visibleBounds?.inset(by: pinningInsets),
            Double(bounds.maxY) > top, Double(bounds.minY) < top + box.length
        {
            held.origin.y = hold(Double(frame.minY) + top, bounds, top...top + box.length) - top
        }
        let isPinned = held != frame
        return PlacedElement(
            id: id, frame: placed(held, in: box.section),
            zIndex: isPinned ? ZOrder.pinnedBoundary : ZOrder.boundary, isPinned: isPinned)
    }
}

extension CGRect {
    /// Shares some area, or stands as an empty rectangle inside.
    func meets(_ other: CGRect) -> Bool {
        maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
    }
}
