import Foundation
import Typesetting

/// One measuring or placing of a stack's views, from left to right.
@MainActor
struct StackPass {
    let stack: UIStackView
    let views: [UIView]
    /// The views' own sizes; `noIntrinsicMetric` where the content says nothing.
    private let contents: [CGSize]

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.shown
        contents = views.map(\.intrinsicContentSize)
    }

    // MARK: Sizes of one view

    private func width(of index: Int) -> Double? {
        contents[index].width >= 0 ? Double(contents[index].width) : nil
    }

    /// The height at a width, for content that wraps; `nil` where the content says nothing.
    private func height(of index: Int, width: Double) -> Double? {
        let content = contents[index]
        guard content.height >= 0 else { return nil }
        guard content.width >= 0, width < Double(content.width), width > 0 else { return Double(content.height) }
        let view = views[index]
        view.usedInheritedFitting = false
        let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        guard !view.usedInheritedFitting, fitting.isFinite, fitting >= 0 else { return Double(content.height) }
        return Double(fitting)
    }

    /// Across a vertical stack.
    private func crossWidth(of index: Int, available: Double) -> Double {
        stack.alignment == .fill ? available : min(width(of: index) ?? 0, available)
    }

    // MARK: Along the axis

    private func layout(_ lengths: [Double?], gaps: [Double]) -> StackLayout {
        StackLayout(items: lengths.map { StackLayout.Item(length: $0) }, gaps: gaps, distribution: stack.distribution)
    }

    private var rowLayout: StackLayout {
        layout(
            views.indices.map { width(of: $0) },
            gaps: views.dropLast().map { stack.spacingInForce(after: $0) })
    }

    private func columnLayout(widths: [Double]) -> StackLayout {
        let heights = views.indices.map { height(of: $0, width: widths[$0]) }
        let gaps = views.indices.dropLast().map { index in
            let spacing = stack.spacingInForce(after: views[index])
            guard stack.isBaselineRelativeArrangement else { return spacing }
            let above = TextBaselines(of: views[index], width: widths[index], height: heights[index] ?? 0)
            let below = TextBaselines(of: views[index + 1], width: widths[index + 1], height: heights[index + 1] ?? 0)
            return spacing - ((heights[index] ?? 0) - above.last) - below.first
        }
        return layout(heights, gaps: gaps)
    }

    // MARK: Measuring

    /// - Parameter width: What there is; `nil` is as much as the views want.
    func fittingSize(width: Double?) -> CGSize {
        guard !views.isEmpty else { return .zero }
        if stack.axis == .vertical {
            let widest = views.indices.compactMap { self.width(of: $0) }.max() ?? 0
            let available = min(widest, width ?? widest)
            let widths = views.indices.map { crossWidth(of: $0, available: available) }
            return CGSize(width: available, height: columnLayout(widths: widths).fittingLength)
        }
        let row = rowLayout
        let length = min(row.fittingLength, width ?? row.fittingLength)
        let spans = row.spans(in: length)
        let cross = crossPlaces(widths: spans.map(\.length))
        return CGSize(width: length, height: cross.extent)
    }

    // MARK: Placing

    func frames(in size: CGSize) -> [CGRect] {
        guard !views.isEmpty else { return [] }
        if stack.axis == .vertical { return columnFrames(in: size) }
        let spans = rowLayout.spans(in: Double(size.width))
        let cross = crossPlaces(widths: spans.map(\.length))
        return spans.indices.map { index in
            let span = spans[index]
            let height = stack.alignment == .fill ? Double(size.height) : cross.heights[index]
            let spare = Double(size.height) - height
            let y: Double
            switch stack.alignment {
            case .fill, .leading: y = 0
            case .center: y = spare / 2
            case .trailing: y = spare
            // The lines stand as high as they can without a view leaving the stack.
            case .firstBaseline: y = cross.tops[index]
            case .lastBaseline: y = cross.tops[index] + Double(size.height) - cross.extent
            }
            return CGRect(x: span.origin, y: y, width: span.length, height: height)
        }
    }

    private func columnFrames(in size: CGSize) -> [CGRect] {
        let widths = views.indices.map { crossWidth(of: $0, available: Double(size.width)) }
        let spans = columnLayout(widths: widths).spans(in: Double(size.height))
        return spans.indices.map { index in
            let spare = Double(size.width) - widths[index]
            let x: Double
            switch stack.alignment {
            case .fill, .leading, .firstBaseline, .lastBaseline: x = 0
            case .center: x = spare / 2
            case .trailing: x = spare
            }
            return CGRect(x: x, y: spans[index].origin, width: widths[index], height: spans[index].length)
        }
    }

    /// Across a horizontal stack.
    private struct CrossPlaces {
        var heights: [Double]
        /// Below the highest view's top; 0 unless baselines are aligned.
        var tops: [Double]
        var extent: Double
    }

    private func crossPlaces(widths: [Double]) -> CrossPlaces {
        let heights = views.indices.map { height(of: $0, width: widths[$0]) ?? 0 }
        guard stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else {
            return CrossPlaces(heights: heights, tops: heights.map { _ in 0 }, extent: heights.max() ?? 0)
        }
        let lines = views.indices.map { index in
            let baselines = TextBaselines(of: views[index], width: widths[index], height: heights[index])
            return stack.alignment == .firstBaseline ? baselines.first : baselines.last
        }
        let deepest = lines.max() ?? 0
        let tops = lines.map { deepest - $0 }
        return CrossPlaces(
            heights: heights, tops: tops, extent: zip(tops, heights).map { $0 + $1 }.max() ?? 0)
    }
}

/// Where a view's first and last lines of text stand below its top, points. A view without text has its top and bottom.
@MainActor
struct TextBaselines {
    var first: Double
    var last: Double

    init(of view: UIView, width: Double, height: Double) {
        (first, last) = (0, height)
        switch view {
        case let label as UILabel:
            guard let set = label.typeset(width: width), let top = set.lines.first, let bottom = set.lines.last
            else { return }
            let inset = max(0, height - set.size.height) / 2
            (first, last) = (inset + top.baseline, inset + bottom.baseline)
        case let stack as UIStackView:
            let pass = StackPass(stack)
            let frames = pass.frames(in: CGSize(width: width, height: height))
            guard let top = frames.first, let bottom = frames.last, let start = pass.views.first,
                let end = pass.views.last
            else { return }
            first = top.minY + TextBaselines(of: start, width: top.width, height: top.height).first
            last = bottom.minY + TextBaselines(of: end, width: bottom.width, height: bottom.height).last
        default: break
        }
    }
}
