package import Foundation

/// Turns the declarations of sections into rectangles.
///
/// Coordinates are points, y down, x from the leading edge. The solver lays out with estimates; `settle` replaces those of
/// what is displayed by measured sizes, which stay until they are invalidated. It accepts every declaration: a length that
/// is no number counts as 0, and no frame has a negative size.
package struct CollectionSolver: Sendable {
    package let containerSize: CGSize
    package let scale: Double
    /// Where pinned boundary items are held; `nil` pins nothing. `settle` sets it; set it anew when the view scrolls.
    package var visibleBounds: CGRect?
    /// Taken off the visible bounds for pinning: the bars over the list.
    package var pinningInsets: DirectionalInsets = .zero

    let pixels: Pixels
    var boxes: [ListBox]
    /// Where each section starts; one more entry for the end of the last.
    var origins: [Double] = []
    /// How far a decoration or boundary item may stand out of its section.
    let reach: Double

    package init(sections: [SectionSpec], containerSize: CGSize, scale: Double) {
        self.containerSize = containerSize
        self.scale = scale
        pixels = Pixels(scale: scale)
        boxes = sections.enumerated().map { index, section in
            switch section {
            case .list(let list): ListBox(list, section: index, containerWidth: Double(containerSize.width))
            }
        }
        reach = boxes.reduce(0) { most, box in
            guard let insets = box.spec.background?.insets else { return most }
            return max(most, -insets.top.tamed, -insets.bottom.tamed)
        }
        stack()
    }

    package var contentSize: CGSize {
        CGSize(width: Double(containerSize.width).length, height: pixels.nearest(origins.last ?? 0))
    }

    /// The section with its header and footer; `nil` for a section that is not there.
    package func sectionFrame(_ section: Int) -> CGRect? {
        guard boxes.indices.contains(section) else { return nil }
        return placed(
            CGRect(x: 0, y: 0, width: Double(containerSize.width).length, height: boxes[section].length),
            in: section)
    }

    mutating func stack() {
        var y = 0.0
        origins.removeAll(keepingCapacity: true)
        for box in boxes {
            origins.append(y)
            y += box.length
        }
        origins.append(y)
    }

    /// From the section's own coordinates to the content's, on the pixel grid.
    func placed(_ frame: CGRect, in section: Int) -> CGRect {
        CGRect(
            x: pixels.nearest(Double(frame.minX)), y: pixels.nearest(Double(frame.minY) + origins[section]),
            width: Double(frame.width), height: Double(frame.height))
    }

    /// The first section that ends after `y`.
    func firstSection(endingAfter y: Double) -> Int {
        var (low, high) = (0, boxes.count)
        while low < high {
            let middle = (low + high) / 2
            if origins[middle + 1] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
