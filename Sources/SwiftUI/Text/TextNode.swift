import DisplayLists
import Foundation
import Typesetting
import UIKit

/// A text, wrapped in the width it is offered and cut where there is no room.
@MainActor
final class TextNode: ViewNode {
    private let text: ResolvedText
    private let environment: EnvironmentValues
    private let grid: PixelGrid

    init(_ text: Text, _ environment: EnvironmentValues) {
        self.text = ResolvedText(text, environment)
        self.environment = environment
        grid = PixelGrid(scale: Double(environment.displayScale))
        super.init(isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        (spacing.top, spacing.bottom) = (.text, .text)
        return spacing
    }

    /// All of the text.
    var string: String { text.string }

    // MARK: Measuring

    private var sets = ProposalTable<TypesetText?>()

    /// The text as it is set for a proposal: no more lines than there is height for, but one at least.
    private func set(_ proposal: ProposedViewSize) -> TypesetText? {
        if let known = sets[proposal] { return known }
        let width: Double? = proposal.width.flatMap { $0.isFinite ? Double(max(0, $0)) : nil }
        var result = text.typeset(width: width)
        if let height = proposal.height, height.isFinite, let whole = result, whole.lines.count > 1 {
            // Half a pixel: sizes are rounded up to whole ones.
            let room = Double(height) + grid.pixel / 2
            if whole.size.height > room {
                let pitch = whole.lines[1].baseline - whole.lines[0].baseline
                let single = whole.size.height - (whole.lines[whole.lines.count - 1].baseline - whole.lines[0].baseline)
                let fitting = max(1, Int(max(0, room - single) / max(pitch, 1)) + 1)
                if fitting < whole.lines.count { result = text.typeset(width: width, lineLimit: fitting) }
            }
        }
        return sets.keep(result, for: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, width <= 0 {
            // One letter a line would be of use to nobody; only how little width is enough is asked.
            let line = set(ProposedViewSize(width: nil, height: 0))
            return CGSize(width: 0, height: grid.ceil(line.map { Double($0.size.height) } ?? 0))
        }
        guard let set = set(proposal) else { return .zero }
        var size = CGSize(width: grid.ceil(set.size.width), height: grid.ceil(set.size.height))
        if let width = proposal.width { size.width = min(size.width, width) }
        let reserved = environment[storage: \.text.reservedLines]
        if reserved > set.lines.count, let first = set.lines.first {
            let pitch = set.lines.count > 1 ? set.lines[1].baseline - first.baseline : linePitch
            size.height = grid.ceil(set.size.height + Double(reserved - set.lines.count) * pitch)
        }
        return size
    }

    private var linePitch: Double {
        text.styles.first.map { $0.font.linePitch ?? FontMetrics.system(size: $0.font.size).lineHeight } ?? 0
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key:
            set(proposal)?.lines.first.map { CGFloat(grid.round($0.baseline)) }
        case VerticalAlignment.lastTextBaseline.key: set(proposal)?.lines.last.map { CGFloat(grid.round($0.baseline)) }
        // A row's separator starts where its first text does.
        case HorizontalAlignment.listRowSeparatorLeading.key: 0
        default: nil
        }
    }

    // MARK: Drawing

    private var placedProposal = ProposedViewSize.unspecified
    override func placeChildren(_ proposal: ProposedViewSize) { placedProposal = proposal }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        guard placedSize.width > 0, let set = set(placedProposal) else { return }
        let place = CGPoint(x: grid.round(origin.x), y: grid.round(origin.y))
        let frame = CGRect(origin: place, size: placedSize)
        listing.note(
            component: pass.component("text"), role: "text", frame: frame,
            text: LayoutNode.TextDetails(
                text: string,
                font: (text.styles.first?.font).map(FontName.text) ?? "", lines: set.lines.count,
                isTruncated: set.isTruncated),
            color: text.styles.first?.color.resolved(with: environment.traits))
        let lines = CGRect(origin: place, size: CGSize(width: placedSize.width, height: set.size.height))
        let aligned = set.aligned(text.alignment, in: Double(placedSize.width))
        if environment.isRedacted { return drawBars(aligned, in: lines, into: &listing) }
        // Parts with colours of their own keep them.
        guard let ink = text.ink else {
            return listing.add(aligned, styles: text.styles, in: lines, traits: environment.traits)
        }
        listing.inked(ink, in: frame, environment) {
            $0.add(aligned, styles: text.styles, in: lines, traits: environment.traits)
        }
    }

    /// A bar for each line, as high as its capitals with a little around them. Lengths are guesses: no picture shows one.
    private func drawBars(_ set: TypesetText, in rect: CGRect, into listing: inout Listing) {
        guard let style = text.styles.first else { return }
        let size = style.font.size
        for line in set.lines where line.width > 0 {
            let bar = CGRect(
                x: Double(rect.minX) + line.x, y: Double(rect.minY) + line.baseline - size * 0.8, width: line.width,
                height: size * 0.9)
            listing.fill(
                .roundedRectangle(DisplayLists.RoundedRectangle(rect: grid.round(bar), radius: size * 0.2)),
                style.color.resolved(with: environment.traits).redacted)
        }
    }
}

extension TypesetText {
    /// The lines moved to where an alignment wants them: 0 is at the left edge, 1 at the right one.
    func aligned(_ share: Double, in width: Double) -> TypesetText {
        guard share > 0 else { return self }
        var text = self
        for index in lines.indices {
            let shift = (width - lines[index].width) * share - lines[index].x
            text.lines[index].x += shift
            for run in lines[index].runs.indices {
                text.lines[index].runs[run].x += shift
                for glyph in lines[index].runs[run].glyphs.indices {
                    text.lines[index].runs[run].glyphs[glyph].x += shift
                }
            }
        }
        return text
    }
}
