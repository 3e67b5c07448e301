package import Foundation

extension CollectionSolver {
    /// A solver for changed sections that keeps the sizes already measured.
    ///
    /// Nothing is carried over to a container of another width, and no size to an element that is offered another width.
    ///
    /// - Parameter map: where an element of the previous solver is now; `nil` when it is gone or has to be measured again.
    package init(
        sections: [SectionSpec], containerSize: CGSize, scale: Double,
        configuration: LayoutConfiguration = LayoutConfiguration(), carrying previous: CollectionSolver,
        map: (ElementID) -> ElementID?
    ) {
        self.init(sections: sections, containerSize: containerSize, scale: scale, configuration: configuration)
        visibleBounds = previous.visibleBounds
        pinningInsets = previous.pinningInsets
        guard containerSize.width == previous.containerSize.width else { return }
        var sizes: [Int: [(id: ElementID, size: MeasuredSize)]] = [:]
        for box in previous.boxes {
            for (id, size) in box.measured {
                guard let new = map(id), boxes.indices.contains(new.section) else { continue }
                sizes[new.section, default: []].append((new, size))
            }
        }
        for (section, sizes) in sizes { boxes[section].carry(sizes) }
        for (index, size) in previous.global.sizes.enumerated() {
            guard let size, case .supplementary(let kind, _, _)? = map(previous.globalID(index)),
                let new = global.index(of: kind)
            else { continue }
            global.carry(size, at: new)
        }
        stack()
    }

    /// Forgets the measured sizes of some elements: they stand at their estimates until measured again.
    package mutating func invalidate(_ ids: some Sequence<ElementID>) {
        var items: [Int: Set<Int>] = [:]
        var kinds: [Int: Set<String>] = [:]
        for id in ids {
            switch id {
            case .item(let section, let item): items[section, default: []].insert(item)
            case .supplementary(let kind, 0, .max):
                if let index = global.index(of: kind) { global.set(nil, at: index) }
            case .supplementary(let kind, let section, _): kinds[section, default: []].insert(kind)
            case .decoration: break
            }
        }
        for section in Set(items.keys).union(kinds.keys) where boxes.indices.contains(section) {
            boxes[section].forget(items: items[section] ?? [], boundaries: kinds[section] ?? [])
        }
        stack()
    }

    package mutating func invalidateAll() {
        for index in boxes.indices { boxes[index].forgetAll() }
        for index in global.specs.indices { global.set(nil, at: index) }
        stack()
    }
}
