extension FlowBox {
    /// Asks for the sizes of what shows, line after line, each where those before it have pushed it.
    mutating func measureDisplayed(in window: Window, measure: Measurer) -> [ElementID] {
        guard spec.isSelfSizing, !window.isEmpty, spec.itemCount > 0 else { return [] }
        let (low, high) = window[axis]
        let range = lines.indices(from: low - linesStart, to: high - linesStart)
        guard !range.isEmpty else { return [] }
        let start = lines.line(range.lowerBound)
        var (first, position) = (start.first, start.position)
        var fresh: [ElementID] = []
        while first < spec.itemCount, position < high - linesStart {
            let line = lines.nextLine(at: first, position: position) { item in
                if sizes[item] == nil {
                    let request = MeasureRequest(
                        id: .item(section: section, item: item), proposed: declared(item), free: .both)
                    fresh.append(request.id)
                    guard let answer = request.answer(from: measure) else { return nil }
                    sizes[item] = answer
                }
                let size = size(item)
                return (size[axis], size[axis.other])
            }
            guard let line else { break }
            first += line.count
            position += line.length + max(0, lines.lineSpacing)
        }
        if fresh.contains(where: { sizes[$0.item] != nil }) { breakLines() }
        return fresh
    }

    mutating func forget(items: Set<Int>) {
        let known = items.filter { sizes[$0] != nil }
        guard !known.isEmpty else { return }
        for item in known { sizes[item] = nil }
        breakLines()
    }

    mutating func forgetAll() { forget(items: Set(sizes.keys)) }

    var measured: [(id: ElementID, size: MeasuredSize)] {
        sizes.sorted { $0.key < $1.key }.map { (.item(section: section, item: $0.key), $0.value) }
    }

    mutating func carry(_ carried: [(id: ElementID, size: MeasuredSize)]) {
        guard spec.isSelfSizing else { return }
        for case (.item(_, let item), let size) in carried where item >= 0 && item < spec.itemCount {
            if size.free == .both { sizes[item] = size }
        }
        breakLines()
    }

    func explanation(of element: LocalElement) -> SizeExplanation {
        func side(_ axis: Axis) -> SizeExplanation.Side {
            let final = element.frame.length(axis)
            guard case .item(_, let item) = element.id, spec.isSelfSizing else {
                let isAcross = element.id.kind != nil && axis != self.axis
                return SizeExplanation.Side(final: final, decision: isAcross ? .section : .absolute)
            }
            let preferred = sizes[item]?.size[axis]
            return SizeExplanation.Side(
                estimate: declared(item)[axis], preferred: preferred, final: final,
                decision: preferred == nil ? .estimateKept : .measured)
        }
        return SizeExplanation(id: element.id, width: side(.horizontal), height: side(.vertical))
    }
}

extension AxisSet {
    static let both: AxisSet = [.horizontal, .vertical]
}
