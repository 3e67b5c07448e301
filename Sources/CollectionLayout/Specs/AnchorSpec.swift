package import Foundation

/// Some of the four edges of a rectangle.
package struct EdgeSet: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let top = EdgeSet(rawValue: 1)
    package static let leading = EdgeSet(rawValue: 2)
    package static let bottom = EdgeSet(rawValue: 4)
    package static let trailing = EdgeSet(rawValue: 8)
    package static let all: EdgeSet = [.top, .leading, .bottom, .trailing]

    private func fraction(from start: EdgeSet, to end: EdgeSet) -> Double {
        switch (contains(start), contains(end)) {
        case (true, false): 0
        case (false, true): 1
        case (true, true), (false, false): 0.5
        }
    }

    /// Where these edges meet, as a fraction of the rectangle: both or neither edge of an axis is its middle.
    var point: (x: Double, y: Double) {
        (fraction(from: .leading, to: .trailing), fraction(from: .top, to: .bottom))
    }
}

/// A point of a rectangle that another rectangle's point is fastened to.
package struct AnchorSpec: Hashable, Sendable {
    package enum Offset: Hashable, Sendable {
        /// In points.
        case absolute(CGPoint)
        /// Of the supplementary's own size.
        case fractional(CGPoint)
    }

    package var edges: EdgeSet
    package var offset: Offset

    package init(edges: EdgeSet, offset: Offset = .absolute(.zero)) {
        self.edges = edges
        self.offset = offset
    }

    func offset(forSize size: Extent) -> (x: Double, y: Double) {
        switch offset {
        case .absolute(let point): (Double(point.x).tamed, Double(point.y).tamed)
        case .fractional(let point):
            ((Double(point.x).tamed * size.width).tamed, (Double(point.y).tamed * size.height).tamed)
        }
    }
}
