package import Foundation

extension CollectionSolver {
    /// What shows in a rectangle of the content, lowest first: by z index, then in the order of the data. A rectangle
    /// without area shows only decorations.
    package func elements(in rect: CGRect) -> [PlacedElement] {
        let axis = environment.axis
        let window = Window(rect)
        let bounds = pinningBounds
        var elements: [PlacedElement] = []
        if !window.isEmpty {
            for index in global.specs.indices {
                let element = global.element(index, id: globalID(index), body: body, pinning: bounds)
                if window.meets(element.frame) { elements.append(placed(element, at: 0)) }
            }
        }
        let (low, high) = window[axis]
        var section = firstSection(reaching: low - reach)
        // A touching decoration may belong to the section before.
        if section > 0 { section -= 1 }
        while section < boxes.count, origins[section] <= high + reach || !isOrdered {
            let origin = origins[section]
            let found = boxes[section].elements(
                in: window.moved(axis, by: -origin), pinning: bounds?.moved(axis, by: -origin))
            for element in found { elements.append(placed(element, at: origin)) }
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
        if case .supplementary(let kind, 0, .max) = id {
            guard let index = global.index(of: kind) else { return nil }
            return placed(global.element(index, id: id, body: body, pinning: pinningBounds), at: 0)
        }
        guard boxes.indices.contains(id.section) else { return nil }
        let origin = origins[id.section]
        let bounds = pinningBounds?.moved(environment.axis, by: -origin)
        return boxes[id.section].element(id, pinning: bounds).map { placed($0, at: origin) }
    }

    private var pinningBounds: Window? {
        visibleBounds.map { Window($0).inset(by: pinningInsets) }
    }

    private func placed(_ element: LocalElement, at origin: Double) -> PlacedElement {
        PlacedElement(
            id: element.id, frame: placed(element.frame, at: origin), zIndex: element.zIndex,
            isPinned: element.isPinned)
    }
}
