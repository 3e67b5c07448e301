/// Why an element has the size it has.
package struct SizeExplanation: Hashable, Sendable, CustomStringConvertible {
    package var id: ElementID
    package var width: Side
    package var height: Side

    /// One side: estimate → preferred → final, and what decided.
    package struct Side: Hashable, Sendable, CustomStringConvertible {
        /// As in the declaration, such as `fractionalWidth(0.5)`; `nil` when the section decides.
        package var declared: DimensionSpec?
        /// `nil` when the side is not estimated.
        package var estimate: Double?
        /// What the element answered; `nil` when it was not asked or could not say.
        package var preferred: Double?
        /// In points.
        package var final: Double
        package var decision: Decision

        package var description: String {
            let steps = [
                estimate.map { "estimate \(Self.text($0))" }, preferred.map { "preferred \(Self.text($0))" },
                "final \(Self.text(final))",
            ]
            return steps.compactMap(\.self).joined(separator: " → ") + " (\(decision))"
        }

        /// To a thousandth of a point.
        static func text(_ value: Double) -> String {
            let rounded = (value * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
        }
    }

    package enum Decision: Hashable, Sendable, CustomStringConvertible {
        case absolute
        case fractionOfWidth(Double, of: Double)
        case fractionOfHeight(Double, of: Double)
        /// Not displayed yet, or it could not say.
        case estimateKept
        case measured
        /// A fixed number of subitems divides the group.
        case equalShare(count: Int?)
        case largestSibling
        /// It asked to grow, in a group that cannot.
        case heldByParent
        case customFrame
        /// The section's box.
        case section
        /// The section with its boundary items.
        case decoration

        package var description: String {
            switch self {
            case .absolute: "absolute"
            case .fractionOfWidth(let fraction, let whole):
                "\(Side.text(fraction)) of the width \(Side.text(whole)), down to a pixel"
            case .fractionOfHeight(let fraction, let whole):
                "\(Side.text(fraction)) of the height \(Side.text(whole)), down to a pixel"
            case .estimateKept: "not measured, the estimate stands"
            case .measured: "as measured"
            case .equalShare(let count?): "one of \(count) equal shares of the group"
            case .equalShare(nil): "the group's share of its parent"
            case .largestSibling: "as large as the largest sibling"
            case .heldByParent: "uniform across siblings, but the group is not estimated and cannot grow"
            case .customFrame: "the custom group's frame"
            case .section: "the section's box"
            case .decoration: "the section with its boundary items"
            }
        }
    }

    package var description: String { "width: \(width)\nheight: \(height)" }
}
