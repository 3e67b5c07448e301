package import Foundation

/// Turns the declarations of sections into rectangles.
///
/// Coordinates are points, y down, x from the leading edge. The solver lays out with estimates; `settle` replaces those of
/// what is displayed by measured sizes, which stay until they are invalidated. It accepts every declaration: a length that
/// is no number counts as 0, and no frame has a negative size.
package struct CollectionSolver: Sendable {
    package let containerSize: CGSize
    package let scale: Double
    package let configuration: LayoutConfiguration
    /// Where pinned boundary items are held; `nil` pins nothing. `settle` sets it; set it anew when the view scrolls.
    package var visibleBounds: CGRect?
    /// Taken off the visible bounds for pinning: the bars over the list.
    package var pinningInsets: DirectionalInsets = .zero

    let environment: LayoutEnvironment
    var boxes: [SectionBox]
    /// The boundary items of the whole layout.
    var global: BoundarySet
    /// Where each section starts along the scroll axis; one more entry for the end of the last.
    var origins: [Double] = []
    /// How far anything may stand out of its section along the scroll axis.
    var reach = 0.0
    /// No section starts before its predecessor or ends before it, as a negative spacing can make it.
    var isOrdered = true

    /// - Parameters:
    ///   - containerSize: the size of the view, in points.
    ///   - scale: pixels a point.
    package init(
        sections: [SectionSpec], containerSize: CGSize, scale: Double,
        configuration: LayoutConfiguration = LayoutConfiguration()
    ) {
        self.containerSize = containerSize
        self.scale = scale
        self.configuration = configuration
        let environment = LayoutEnvironment(
            container: Extent(containerSize), configuration: configuration, pixels: Pixels(scale: scale))
        self.environment = environment
        global = BoundarySet(
            configuration.boundaries, axis: environment.axis, container: environment.container, crossOrigin: 0,
            pixels: environment.pixels)
        boxes = sections.enumerated().map { index, section in
            switch section {
            case .list(let list):
                environment.axis == .vertical
                    ? .list(ListBox(list, section: index, containerWidth: environment.container.width))
                    : .grid(GridBox(CompositionalSectionSpec(list), section: index, environment: environment))
            case .compositional(let spec): .grid(GridBox(spec, section: index, environment: environment))
            case .flow(let spec): .flow(FlowBox(spec, section: index, environment: environment))
            }
        }
        stack()
    }

    // MARK: Frames

    /// At least as wide as the container, across the scroll direction.
    package var contentSize: CGSize {
        let axis = environment.axis
        let cross = boxes.reduce(environment.container[axis.other]) { max($0, $1.crossEnd) }
        var size = Extent.zero
        size[axis] = environment.pixels.nearest(global.before + body + global.after)
        size[axis.other] = cross
        return size.cgSize
    }

    /// The section with its boundary items and insets; `nil` for a section that is not there.
    package func sectionFrame(_ section: Int) -> CGRect? {
        guard boxes.indices.contains(section) else { return nil }
        return placed(boxes[section].frame, at: origins[section])
    }

    // MARK: Stacking

    /// Puts the sections end to end.
    mutating func stack() {
        let spacing = configuration.interSectionSpacing.tamed
        var position = global.before
        origins.removeAll(keepingCapacity: true)
        origins.reserveCapacity(boxes.count + 1)
        reach = 0
        for (index, box) in boxes.enumerated() {
            if index > 0 { position += spacing }
            origins.append(position)
            position += box.length
            reach = max(reach, box.reach)
        }
        isOrdered = spacing >= 0
        origins.append(position)
    }

    /// The length of all sections together, or that of what stands beside them.
    var body: Double { max(0, (origins.last ?? 0) - global.before, global.beside) }

    /// From a section's coordinates to the content's, on the pixel grid.
    func placed(_ box: Box, at origin: Double) -> CGRect {
        var moved = box
        moved.move(environment.axis, by: origin)
        return CGRect(
            x: environment.pixels.nearest(moved.x), y: environment.pixels.nearest(moved.y), width: moved.width,
            height: moved.height)
    }

    /// The first section that may reach beyond a position along the scroll axis.
    func firstSection(reaching position: Double) -> Int {
        guard isOrdered else { return 0 }
        var (low, high) = (0, boxes.count)
        while low < high {
            let middle = (low + high) / 2
            if origins[middle + 1] > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension CompositionalSectionSpec {
    /// A list in a layout that scrolls sideways, where its rows follow each other along the scroll direction.
    init(_ list: ListSectionSpec) {
        let size = SizeSpec(width: .fractionalWidth(1), height: .estimated(list.rowEstimate))
        let row = GroupSpec(size: size, arrangement: .horizontal([.item(ItemSpec(size: size))]))
        let boundaries = [(list.header, BoundarySpec.Alignment.top), (list.footer, .bottom)].compactMap {
            boundary, alignment in
            boundary.map {
                BoundarySpec(
                    kind: $0.kind, size: SizeSpec(width: .fractionalWidth(1), height: .estimated($0.estimate)),
                    alignment: alignment, pins: $0.pins, zIndex: ZOrder.boundary)
            }
        }
        self.init(
            itemCount: list.itemCount, group: row, insets: list.insets, interGroupSpacing: list.rowSpacing,
            boundaries: boundaries,
            decorations: list.background.map { [DecorationSpec(kind: $0.kind, insets: $0.insets)] } ?? [],
            contentInsetsReference: .none)
    }
}
