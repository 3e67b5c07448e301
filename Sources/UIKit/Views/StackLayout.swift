import Foundation

/// The arithmetic of a stack along its axis. Lengths are points; positions begin at 0.
struct StackLayout {
    /// What one arranged view asks for along the axis.
    struct Item: Equatable {
        /// The content's length; `nil` where the content says nothing.
        var length: Double?
        /// With which the view keeps from growing.
        var hugging = 250.0
        /// With which the view keeps from shrinking.
        var resistance = 750.0
    }

    struct Span: Equatable {
        var origin: Double
        var length: Double
    }

    var items: [Item]
    /// After each item but the last.
    var gaps: [Double]
    var distribution: UIStackView.Distribution

    private var lengths: [Double] { items.map { $0.length ?? 0 } }
    private var gapSum: Double { gaps.reduce(0, +) }

    // MARK: Measuring

    /// The length that gives every item its own.
    var fittingLength: Double {
        let lengths = lengths
        guard lengths.count > 1 else { return lengths.first ?? 0 }
        switch distribution {
        case .fill, .fillProportionally: return lengths.reduce(0, +) + gapSum
        case .fillEqually: return (lengths.max() ?? 0) * Double(lengths.count) + gapSum
        case .equalSpacing: return lengths.reduce(0, +) + (gaps.max() ?? 0) * Double(gaps.count)
        case .equalCentering:
            return smallestStep(lengths) * Double(lengths.count - 1) + endHalves(lengths)
        }
    }

    /// The smallest distance of neighbouring centres that keeps all gaps.
    private func smallestStep(_ lengths: [Double]) -> Double {
        gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }.max() ?? 0
    }

    private func endHalves(_ lengths: [Double]) -> Double {
        ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
    }

    // MARK: Placing

    /// Where the items go within a length.
    func spans(in length: Double) -> [Span] {
        // A single view is held by both ends, whatever the distribution.
        guard items.count > 1 else { return items.map { _ in Span(origin: 0, length: length) } }
        let room = max(0, length - gapSum)
        switch distribution {
        case .fill: return chained(filled(room), gaps)
        case .fillEqually:
            return chained([Double](repeating: room / Double(items.count), count: items.count), gaps)
        case .fillProportionally: return chained(proportional(room), gaps)
        case .equalSpacing: return equallySpaced(in: length)
        case .equalCentering: return equallyCentered(in: length)
        }
    }

    private func chained(_ lengths: [Double], _ gaps: [Double]) -> [Span] {
        var origin = 0.0
        return lengths.indices.map { index in
            let span = Span(origin: origin, length: lengths[index])
            origin += lengths[index] + (index < gaps.count ? gaps[index] : 0)
            return span
        }
    }

    /// What is left over goes to the item that hugs least, what is missing comes from those that resist least. Among
    /// equals the first one grows and the last one shrinks: an order of our own, UIKit's is not documented.
    private func filled(_ room: Double) -> [Double] {
        var lengths = lengths
        let extra = room - lengths.reduce(0, +)
        if extra > 0 {
            // Without a length of its own, nothing keeps an item from growing.
            let strengths = items.map { $0.length == nil ? -1 : $0.hugging }
            if let least = strengths.min(), let index = strengths.firstIndex(of: least) { lengths[index] += extra }
            return lengths
        }
        var missing = -extra
        let order = items.indices.sorted {
            (items[$0].resistance, -$0) < (items[$1].resistance, -$1)
        }
        for index in order where missing > 0 {
            let given = min(lengths[index], missing)
            lengths[index] -= given
            missing -= given
        }
        return lengths
    }

    private func proportional(_ room: Double) -> [Double] {
        let lengths = lengths
        let sum = lengths.reduce(0, +)
        guard sum > 0 else { return lengths.map { _ in room / Double(lengths.count) } }
        return lengths.map { room * $0 / sum }
    }

    private func equallySpaced(in length: Double) -> [Span] {
        let lengths = lengths
        let gap = (length - lengths.reduce(0, +)) / Double(gaps.count)
        guard gap >= gaps.max() ?? 0 else { return chained(filled(max(0, length - gapSum)), gaps) }
        return chained(lengths, [Double](repeating: gap, count: gaps.count))
    }

    private func equallyCentered(in length: Double) -> [Span] {
        let lengths = lengths
        let step = (length - endHalves(lengths)) / Double(lengths.count - 1)
        // Where the gaps leave no room for equal steps, the gaps win.
        guard step >= smallestStep(lengths) - 1e-9 else { return equallySpaced(in: length) }
        let first = lengths[0] / 2
        return lengths.indices.map { index in
            Span(origin: first + step * Double(index) - lengths[index] / 2, length: lengths[index])
        }
    }
}
