extension CollectionSolver {
    /// Why an element is as large as it is; `nil` for one that the layout does not have.
    package func explanation(of id: ElementID) -> SizeExplanation? {
        if case .supplementary(let kind, 0, .max) = id {
            return global.index(of: kind).map { global.explanation(of: $0, id: id, body: body) }
        }
        guard boxes.indices.contains(id.section), let element = boxes[id.section].element(id, pinning: nil) else {
            return nil
        }
        switch boxes[id.section] {
        case .list(let box): return box.explanation(of: element)
        case .grid(let box): return box.explanation(of: element)
        case .flow(let box): return box.explanation(of: element)
        }
    }
}

extension ListBox {
    func explanation(of element: LocalElement) -> SizeExplanation {
        let frame = element.frame
        var width = SizeExplanation.Side(final: frame.width, decision: .section)
        var height = SizeExplanation.Side(final: frame.height, decision: .estimateKept)
        switch element.id {
        case .item(_, let item):
            height.estimate = rows.base
            height.preferred = rows.exception(at: item)
        case .supplementary(let kind, _, _):
            let isHeader = kind == spec.header?.kind
            height.estimate = (isHeader ? spec.header : spec.footer)?.estimate.length
            height.preferred = isHeader ? headerHeight : footerHeight
        case .decoration:
            (width.decision, height.decision) = (.decoration, .decoration)
        }
        if height.preferred != nil { height.decision = .measured }
        return SizeExplanation(id: element.id, width: width, height: height)
    }
}

extension GridBox {
    func explanation(of element: LocalElement) -> SizeExplanation? {
        switch element.id {
        case .item(_, let item): return explanation(ofItem: item, element)
        case .supplementary(let kind, _, let item):
            if item == 0, let index = boundaries.index(of: kind) {
                return boundaries.explanation(of: index, id: element.id, body: body)
            }
            return supplementaryExplanation(kind: kind, item: item, element)
        case .decoration:
            let (width, height) = (element.frame.width, element.frame.height)
            return SizeExplanation(
                id: element.id, width: .init(final: width, decision: .decoration),
                height: .init(final: height, decision: .decoration))
        }
    }

    private func explanation(ofItem item: Int, _ element: LocalElement) -> SizeExplanation? {
        guard let index = flow.group(ofItem: item) else { return nil }
        let laid = flow.group(at: index).items[item - flow.firstItem(ofGroup: index)]
        func side(_ axis: Axis) -> SizeExplanation.Side {
            let dimension = laid.plan?.size[axis]
            var side = SizeExplanation.Side(
                declared: dimension, final: laid.frame.length(axis),
                decision: decision(laid[rule: axis], dimension, in: laid.container))
            guard laid.free.contains(axis), let dimension else { return side }
            side.estimate = dimension.length(in: laid.container, flow.solver.pixels)
            if laid.isMeasured { side.preferred = flow.sizes[item]?.size[axis] }
            return side
        }
        return SizeExplanation(id: element.id, width: side(.horizontal), height: side(.vertical))
    }

    private func decision(
        _ rule: SizeRule, _ dimension: DimensionSpec?, in container: Extent
    ) -> SizeExplanation.Decision {
        switch rule {
        case .absolute, .fractionOfWidth, .fractionOfHeight, .estimate:
            dimension.map { SizeExplanation.Decision(unmeasured: $0, in: container) } ?? .absolute
        case .measured: .measured
        case .equalShare: .equalShare(count: shareCount)
        case .uniform: .largestSibling
        case .heldByParent: .heldByParent
        case .custom: .customFrame
        }
    }

    /// Into how many shares the outermost group is divided, when it is and nothing is nested in it.
    private var shareCount: Int? {
        guard let content = flow.plan.content, case .equalShares(let count) = content.repetition,
            content.children.allSatisfy({ $0.content == nil })
        else { return nil }
        return count
    }

    private func supplementaryExplanation(kind: String, item: Int, _ element: LocalElement) -> SizeExplanation? {
        guard let size = laidSupplementary(kind: kind, item: item)?.laid.spec.size else { return nil }
        let (width, height) = (element.frame.width, element.frame.height)
        // The box that fractions are of is the frame of the item or group that it is fastened to.
        func decision(_ dimension: DimensionSpec, _ final: Double) -> SizeExplanation.Decision {
            switch dimension {
            case .fractionalWidth(let fraction): .fractionOfWidth(fraction, of: fraction == 0 ? 0 : final / fraction)
            case .fractionalHeight(let fraction): .fractionOfHeight(fraction, of: fraction == 0 ? 0 : final / fraction)
            case .absolute: .absolute
            case .estimated, .uniformAcrossSiblings: .estimateKept
            }
        }
        return SizeExplanation(
            id: element.id,
            width: .init(declared: size.width, final: width, decision: decision(size.width, width)),
            height: .init(declared: size.height, final: height, decision: decision(size.height, height)))
    }
}

extension BoundarySet {
    func explanation(of index: Int, id: ElementID, body: Double) -> SizeExplanation {
        let (spec, frame) = (specs[index], frame(index, body: body))
        func side(_ axis: Axis) -> SizeExplanation.Side {
            let dimension = spec.size[axis]
            var side = SizeExplanation.Side(
                declared: dimension, final: frame.length(axis), decision: .init(unmeasured: dimension, in: container))
            guard dimension.isEstimated else { return side }
            side.estimate = dimension.length(in: container, pixels)
            if let size = sizes[index] { (side.preferred, side.decision) = (size.size[axis], .measured) }
            return side
        }
        return SizeExplanation(id: id, width: side(.horizontal), height: side(.vertical))
    }
}

extension SizeExplanation.Decision {
    /// What decides before anything is measured.
    init(unmeasured dimension: DimensionSpec, in box: Extent) {
        switch dimension {
        case .fractionalWidth(let fraction): self = .fractionOfWidth(fraction, of: box.width)
        case .fractionalHeight(let fraction): self = .fractionOfHeight(fraction, of: box.height)
        case .absolute: self = .absolute
        case .estimated, .uniformAcrossSiblings: self = .estimateKept
        }
    }
}
