/// A declaration that UIKit refuses with an internal inconsistency (uikit-rules §10.1, §10.2), in its words.
///
/// The solver itself accepts these; whoever builds declarations asks first.
package enum SpecError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A dimension that is not finite; `text` is UIKit's reason.
    case dimension(text: String, place: String)
    case emptyGroup(place: String)
    case repetition(axis: String, place: String)
    case duplicateKinds(kind: String, place: String)

    package var description: String {
        switch self {
        case .dimension(let text, let place): "\(place): \(text)"
        case .emptyGroup(let place): "\(place): At least 1 subitem is required for a group"
        case .repetition(let axis, let place): "\(place): A repeating \(axis) group should specify a count >= 1"
        case .duplicateKinds(let kind, let place):
            "\(place): Every supplementary must have a unique elementKind: duplicates detected (\(kind))"
        }
    }

    /// Everything wrong with a layout's declarations, in their order.
    package static func errors(in sections: [SectionSpec], configuration: LayoutConfiguration) -> [SpecError] {
        var found = errors(in: configuration.boundaries, at: "layout")
        for (index, section) in sections.enumerated() {
            guard case .compositional(let spec) = section else { continue }
            let place = "section \(index)"
            found += errors(in: spec.boundaries, at: place)
            found += errors(in: .group(spec.group), at: place + "/group", depth: 0)
        }
        return found
    }

    // MARK: Parts

    private static func errors(in node: NodeSpec, at place: String, depth: Int) -> [SpecError] {
        guard depth < NodePlan.deepestNesting else { return [] }
        switch node {
        case .item(let item): return errors(in: item.size, at: place) + errors(in: item.supplementaries, at: place)
        case .group(let group):
            var found = errors(in: group.size, at: place) + errors(in: group.supplementaries, at: place)
            let (axis, children): (String, [NodeSpec])
            switch group.arrangement {
            case .horizontal(let nodes): (axis, children) = ("horizontal", nodes)
            case .vertical(let nodes): (axis, children) = ("vertical", nodes)
            case .custom: return found
            }
            if children.isEmpty { found.append(.emptyGroup(place: place)) }
            switch group.repetition {
            case .equalShares(let count), .times(let count):
                if count < 1 { found.append(.repetition(axis: axis, place: place)) }
            case .filling: break
            }
            for (index, child) in children.enumerated() {
                found += errors(in: child, at: "\(place)/subitem \(index)", depth: depth + 1)
            }
            return found
        }
    }

    private static func errors(in size: SizeSpec, at place: String) -> [SpecError] {
        [size.width, size.height].compactMap { dimension in
            reason(dimension).map { .dimension(text: $0, place: place) }
        }
    }

    /// UIKit's words for a dimension that it refuses; `nil` for one that it takes.
    package static func reason(_ dimension: DimensionSpec) -> String? {
        switch dimension {
        case .fractionalWidth(let value):
            value.isFinite ? nil : "Invalid fractional width: \(value), must be a finite value"
        case .fractionalHeight(let value):
            value.isFinite ? nil : "Invalid fractional height: \(value), must be a finite value"
        case .absolute(let value): value.isFinite ? nil : "Invalid absolute dimension: \(value)"
        case .estimated(let value): value.isFinite ? nil : "Invalid estimated dimension: \(value)"
        case .uniformAcrossSiblings(let value):
            value.isFinite && value > 0 ? nil : "Invalid estimated dimension: \(value)"
        }
    }

    private static func errors(in supplementaries: [SupplementarySpec], at place: String) -> [SpecError] {
        duplicates(supplementaries.map(\.kind), at: place)
            + supplementaries.flatMap { errors(in: $0.size, at: "\(place)/\($0.kind)") }
    }

    private static func errors(in boundaries: [BoundarySpec], at place: String) -> [SpecError] {
        duplicates(boundaries.map(\.kind), at: place)
            + boundaries.flatMap { errors(in: $0.size, at: "\(place)/\($0.kind)") }
    }

    private static func duplicates(_ kinds: [String], at place: String) -> [SpecError] {
        var (seen, found) = (Set<String>(), [SpecError]())
        for kind in kinds where !seen.insert(kind).inserted { found.append(.duplicateKinds(kind: kind, place: place)) }
        return found
    }
}
