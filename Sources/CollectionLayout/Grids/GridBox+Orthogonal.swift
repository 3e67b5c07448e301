/// Sections that scroll across the layout's direction (uikit-rules §10.10).
extension GridBox {
    /// The width of the section that shows groups.
    var viewport: Double { (crossLength - insets.total(axis.other)).length }

    /// How far the section is scrolled, at rest; 0 when it does not scroll.
    var orthogonalOffset: Double {
        guard isOrthogonal else { return 0 }
        return restingOffset(for: requestedOffset ?? 0)
    }

    /// The offset at which an item shows at the start (0), in the middle (0.5) or at the end (1) of the section.
    func offset(showing item: Int, at fraction: Double) -> Double? {
        guard isOrthogonal, let index = flow.group(ofItem: item) else { return nil }
        let laid = flow.group(at: index).items[item - flow.firstItem(ofGroup: index)].frame
        let start = flow.offset(ofGroup: index) + laid.start(flow.axis)
        return start - fraction * (viewport - laid.length(flow.axis))
    }

    /// The place nearest to an offset where the behaviour lets the section rest. Halfway between two, the earlier one.
    func restingOffset(for offset: Double) -> Double {
        guard isOrthogonal, flow.groupCount > 0 else { return 0 }
        let end = max(0, flow.length - viewport)
        let clamped = max(0, min(offset.tamed, end))
        switch behavior {
        case .none: return 0
        case .continuous: return clamped
        case .paging:
            guard viewport > 0 else { return 0 }
            let page = ((clamped / viewport) - 0.5).rounded(.up) * viewport
            // The end is a place of rest as well, where the last page is not a whole one.
            return abs(end - clamped) < abs(page - clamped) ? end : min(page, end)
        case .continuousGroupLeadingBoundary, .groupPaging:
            return min(nearest(to: clamped) { flow.offset(ofGroup: $0) }, end)
        case .groupPagingCentered:
            // Centring the first or last group may take more room than the groups have.
            return nearest(to: offset.tamed) {
                flow.offset(ofGroup: $0) + flow.group(at: $0).size[flow.axis] / 2 - viewport / 2
            }
        }
    }

    /// The one of the groups' ascending places that is nearest to an offset.
    private func nearest(to offset: Double, place: (Int) -> Double) -> Double {
        var (low, high) = (0, flow.groupCount - 1)
        while low < high {
            let middle = (low + high) / 2
            if place(middle) >= offset { high = middle } else { low = middle + 1 }
        }
        let after = place(low)
        guard low > 0 else { return after }
        let before = place(low - 1)
        return offset - before <= after - offset ? before : after
    }
}
