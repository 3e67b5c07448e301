/// One section laid out. Everything is relative to the start of the section along the scroll axis.
enum SectionBox: Sendable {
    case list(ListBox)
    case grid(GridBox)
    case flow(FlowBox)

    /// Along the scroll axis, with boundary items and insets.
    var length: Double {
        switch self {
        case .list(let box): box.length
        case .grid(let box): box.length
        case .flow(let box): box.length
        }
    }

    /// How far the groups reach across the scroll axis.
    var crossEnd: Double {
        switch self {
        case .list(let box): box.containerWidth
        case .grid(let box): box.crossEnd
        case .flow(let box): box.container[box.axis.other]
        }
    }

    /// The section's own frame.
    var frame: Box {
        switch self {
        case .list(let box): Box(x: 0, y: 0, width: box.containerWidth, height: box.length)
        case .grid(let box): box.frame
        case .flow(let box): box.frame
        }
    }

    /// How far boundary items and decorations may stand out of the section along the scroll axis.
    var reach: Double {
        switch self {
        case .list(let box): box.reach
        case .grid(let box): box.reach
        case .flow: 0
        }
    }

    func elements(in window: Window, pinning bounds: Window?) -> [LocalElement] {
        switch self {
        case .list(let box): box.elements(in: window, pinning: bounds)
        case .grid(let box): box.elements(in: window, pinning: bounds)
        case .flow(let box): box.elements(in: window, pinning: bounds)
        }
    }

    func element(_ id: ElementID, pinning bounds: Window?) -> LocalElement? {
        switch self {
        case .list(let box): box.element(id, pinning: bounds)
        case .grid(let box): box.element(id, pinning: bounds)
        case .flow(let box): box.element(id, pinning: bounds)
        }
    }

    /// Measures what of this section is in the window, in order, each with those before it already at their measured
    /// sizes. A measurer that answers nothing ends the round with the first question.
    ///
    /// - Returns: what was asked about.
    mutating func measureDisplayed(in window: Window, measure: Measurer) -> [ElementID] {
        // Taken out while it changes, so that its storage is not copied.
        let taken = self
        self = .empty
        switch consume taken {
        case .list(var box):
            let fresh = box.measureDisplayed(in: window, measure: measure)
            self = .list(box)
            return fresh
        case .grid(var box):
            let fresh = box.measureDisplayed(in: window, measure: measure)
            self = .grid(box)
            return fresh
        case .flow(var box):
            let fresh = box.measureDisplayed(in: window, measure: measure)
            self = .flow(box)
            return fresh
        }
    }

    mutating func forget(items: Set<Int>, boundaries: Set<String>) {
        switch self {
        case .list(var box):
            box.forget(items: items, boundaries: boundaries)
            self = .list(box)
        case .grid(var box):
            box.forget(items: items, boundaries: boundaries)
            self = .grid(box)
        case .flow(var box):
            box.forget(items: items)
            self = .flow(box)
        }
    }

    mutating func forgetAll() {
        switch self {
        case .list(var box):
            box.forgetAll()
            self = .list(box)
        case .grid(var box):
            box.forgetAll()
            self = .grid(box)
        case .flow(var box):
            box.forgetAll()
            self = .flow(box)
        }
    }

    /// Every measured size with its owner.
    var measured: [(id: ElementID, size: MeasuredSize)] {
        switch self {
        case .list(let box): box.measured
        case .grid(let box): box.measured
        case .flow(let box): box.measured
        }
    }

    mutating func carry(_ sizes: [(id: ElementID, size: MeasuredSize)]) {
        switch self {
        case .list(var box):
            box.carry(sizes)
            self = .list(box)
        case .grid(var box):
            box.carry(sizes)
            self = .grid(box)
        case .flow(var box):
            box.carry(sizes)
            self = .flow(box)
        }
    }

    private static let empty = SectionBox.list(
        ListBox(ListSectionSpec(itemCount: 0, rowEstimate: 0), section: 0, containerWidth: 0))
}

/// An element in the coordinates of its section, not yet on the pixel grid.
struct LocalElement: Sendable {
    var id: ElementID
    var frame: Box
    var zIndex: Int
    var isPinned = false
}
