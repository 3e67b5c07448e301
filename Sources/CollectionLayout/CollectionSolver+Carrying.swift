package import Foundation

extension CollectionSolver {
    /// A solver for changed sections that keeps the sizes already measured.
    ///
    /// - Parameters:
    ///   - map: where an element of the previous solver is now; `nil` when it is gone or has to be measured again.
    ///
    /// Nothing is carried over to a container of another width, nor to a section whose rows have another width.
    package init(
        sections: [SectionSpec], containerSize: CGSize, scale: Double, carrying previous: CollectionSolver,
        map: (ElementID) -> ElementID?
    ) {
        self.init(sections: sections, containerSize: containerSize, scale: scale)
        visibleBounds = previous.visibleBounds
        pinningInsets = previous.pinningInsets
        guard containerSize.width == previous.containerSize.width else { return }
        var rows: [Int: [(index: Int, length: Double)]] = [:]
        for old in previous.boxes {
            for (id, height) in old.measuredHeights {
                guard let new = map(id), boxes.indices.contains(new.section),
                    boxes[new.section].rowWidth == old.rowWidth
                else { continue }
                switch new {
                case .item(let section, let item): rows[section, default: []].append((item, height))
                case .supplementary(let kind, let section, _):
                    boxes[section].carry(boundary: kind, height: height)
                case .decoration: break
                }
            }
        }
        for (section, heights) in rows { boxes[section].carry(rows: heights) }
        stack()
    }

    /// Forgets the measured sizes of some elements: they stand at their estimates until measured again.
    package mutating func invalidate(_ ids: some Sequence<ElementID>) {
        var rows: [Int: Set<Int>] = [:]
        for id in ids where boxes.indices.contains(id.section) {
            if case .item(let section, let item) = id {
                rows[section, default: []].insert(item)
            } else {
                boxes[id.section].invalidate(id)
            }
        }
        for (section, items) in rows { boxes[section].invalidate(items: items) }
        stack()
    }

    package mutating func invalidateAll() {
        for index in boxes.indices {
            boxes[index] = ListBox(
                boxes[index].spec, section: index, containerWidth: Double(containerSize.width))
        }
        stack()
    }
}
