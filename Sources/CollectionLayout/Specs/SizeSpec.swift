/// One dimension of an item, group or supplementary, as it is declared.
package enum DimensionSpec: Hashable, Sendable {
    /// A fraction of the containing box's width, also when it declares a height.
    case fractionalWidth(Double)
    case fractionalHeight(Double)
    case absolute(Double)
    /// Stands until the element is measured.
    case estimated(Double)
    /// As `estimated`, then as large as the largest estimated sibling under the same parent.
    case uniformAcrossSiblings(estimate: Double)

    /// The element itself has a say in this dimension.
    package var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .fractionalWidth, .fractionalHeight, .absolute: false
        }
    }

    var isUniform: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    var isAbsolute: Bool {
        if case .absolute = self { true } else { false }
    }

    /// A fraction of the box along `axis`.
    func isFraction(of axis: Axis) -> Bool {
        switch self {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        case .absolute, .estimated, .uniformAcrossSiblings: false
        }
    }

    /// The length in a box, fractions rounded down to a pixel (uikit-rules §10.3); the estimate of an estimated dimension.
    func length(in box: Extent, _ pixels: Pixels) -> Double {
        switch self {
        case .fractionalWidth(let fraction): pixels.down(box.width * fraction.tamed).length
        case .fractionalHeight(let fraction): pixels.down(box.height * fraction.tamed).length
        case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length.length
        }
    }
}

package struct SizeSpec: Hashable, Sendable {
    package var width: DimensionSpec
    package var height: DimensionSpec

    package init(width: DimensionSpec, height: DimensionSpec) {
        self.width = width
        self.height = height
    }

    subscript(axis: Axis) -> DimensionSpec { axis == .horizontal ? width : height }

    func resolved(in box: Extent, _ pixels: Pixels) -> Extent {
        Extent(width: width.length(in: box, pixels), height: height.length(in: box, pixels))
    }
}
