/// Sections that scroll across the layout's direction.
extension CollectionSolver {
    /// How far an orthogonal section is scrolled where it rests; `nil` for one that does not scroll.
    package func orthogonalOffset(ofSection section: Int) -> Double? {
        guard boxes.indices.contains(section), case .grid(let box) = boxes[section], box.isOrthogonal else {
            return nil
        }
        return box.orthogonalOffset
    }

    /// The groups of an orthogonal section along its own direction; `nil` for one that does not scroll.
    package func orthogonalContentLength(ofSection section: Int) -> Double? {
        guard boxes.indices.contains(section), case .grid(let box) = boxes[section], box.isOrthogonal else {
            return nil
        }
        return box.flow.length
    }

    /// Scrolls an orthogonal section to where it rests nearest to an offset; `nil` is its start. Nothing is laid out anew.
    package mutating func scroll(section: Int, toOrthogonalOffset offset: Double?) {
        guard boxes.indices.contains(section), case .grid(var box) = boxes[section], box.isOrthogonal else { return }
        box.requestedOffset = offset
        boxes[section] = .grid(box)
    }

    /// The offset at which an orthogonal section shows an item at its start (0), in its middle (0.5) or at its end (1);
    /// `nil` for an item of another section.
    package func orthogonalOffset(showing item: Int, inSection section: Int, at fraction: Double) -> Double? {
        guard boxes.indices.contains(section), case .grid(let box) = boxes[section] else { return nil }
        return box.offset(showing: item, at: fraction)
    }
}
