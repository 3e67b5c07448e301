import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Texts that must wrap, stay whole, or be drawn outside their line.
@MainActor
struct TextCaseTests {
    // MARK: Wrapping

    /// The default is to wrap: a setting's long title and its footer grow, and neither ends in an ellipsis.
    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func longTitleAndFooterWrapBesideASwitch(generation: SystemGeneration) throws {
        let title = row("Protection renforcée de la vie privée sur tous les réseaux") { cell, _ in
            cell.accessories = [accessory(UISwitch())]
        }
        let footer = "Applies to every network that this device knows. Networks that are added later start without it."
        let list = TestList(.insetGrouped, [TestList.Section(footer: footer, rows: [title])])
        let solved = list.snapshot(width: 320, generation: generation)
        for path in ["section 0/item 0/text", "section 0/footer/text"] {
            let text = try #require(solved.text(path))
            #expect(text.lines >= 2)
            #expect(!text.isTruncated)
        }
        let row = try #require(solved.node("section 0/item 0", role: "cell")).frame
        let control = try #require(solved.node("section 0/item 0/accessory.customView")).frame
        #expect(abs(control.midY - row.midY) <= 0.5)
        #expect(try #require(solved.maxX("section 0/item 0/text")) <= control.minX)
    }

    // MARK: Ink outside the line

    /// Marks may rise over and fall under the line's box: the label does not clip, and no neighbour paints over them.
    @Test(arguments: [false, true])
    func stackedMarksAreNotClipped(isMirrored: Bool) throws {
        let marked = "\u{0645}\u{0651}\u{064E}\u{0670}\u{0650} \u{0628}\u{0651}\u{0652}\u{0655}\u{064D}"
        let solved = makeList([row("Above"), row(marked), row("Below")]).snapshot(width: 375) {
            $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        }
        #expect(solved.height("section 0/item 1") == 52)
        let frame = try #require(solved.node("section 0/item 1", role: "cell")).frame
        let painted = solved.painted
        let last = try #require(painted.lastIndex { $0.label == "section 0/item 1/text" && $0.text != nil })
        for item in painted where item.label == "section 0/item 1/text" { #expect(item.clip.covers(frame)) }
        for item in painted[(last + 1)...] {
            guard case .fill = item.item, let box = item.box, box.height > 1 else { continue }
            #expect(!box.overlaps(frame))
        }
    }

    // MARK: Whole characters

    private let couple = "\u{1F469}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}"

    /// A cut falls between characters as people see them: a joined emoji or a flag is there as a whole or not at all.
    @Test(arguments: ["\u{1F469}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}", "\u{1F1E9}\u{1F1EA}"])
    func cutsKeepJoinedEmojiWhole(emoji: String) throws {
        let parts = Set(emoji.unicodeScalars)
        var remainders: Set<String> = []
        for width in stride(from: 110.0, to: 50, by: -3) {
            let cut = row("\(emoji) Weekend plans", in: .valueCell()) { _, content in
                content.textProperties.numberOfLines = 1
            }
            let solved = makeList([cut]).snapshot(width: width)
            #expect(try #require(solved.text("section 0/item 0/text")).isTruncated)
            let texts = solved.painted.filter { $0.label == "section 0/item 0/text" }.compactMap(\.text).joined()
            remainders.insert(String(String.UnicodeScalarView(texts.unicodeScalars.filter(parts.contains))))
        }
        #expect(remainders == [emoji, ""])
    }

    /// The joined emoji is about as wide as one, not as its parts side by side.
    @Test func joinedEmojiIsAsWideAsOne() {
        let label = UILabel()
        func width(_ text: String) -> Double {
            label.text = text
            label.sizeToFit()
            return label.bounds.width
        }
        let one = width("\u{1F469}")
        #expect(abs(width(couple) - one) <= one / 4)
    }

    // MARK: A stack of our own

    /// A title above a small line, 2 points apart, in a view that measures itself by its labels.
    private struct StackContent: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { StackView(self) }
        func updated(for state: any UIConfigurationState) -> StackContent { self }
    }

    private final class StackView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        let labels = [UIFont.TextStyle.headline, .footnote].map { style in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.text = "#burgerqueen gjpqy"
            return label
        }

        init(_ configuration: StackContent) {
            self.configuration = configuration
            super.init(frame: .zero)
            for label in labels { addSubview(label) }
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let heights = labels.map { $0.sizeThatFits(size).height }
            return CGSize(width: size.width, height: heights.reduce(2, +))
        }

        override func layoutSubviews() {
            var y = 0.0
            for label in labels {
                let height = label.sizeThatFits(bounds.size).height
                label.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: height)
                y += height + 2
            }
        }
    }

    @Test(arguments: [UIContentSizeCategory.large, .extraLarge, .extraExtraLarge])
    func tightStackKeepsItsDescenders(category: UIContentSizeCategory) throws {
        let solved = makeList([{ $0.contentConfiguration = StackContent() }, row("Next")]).snapshot(width: 375) {
            $0.preferredContentSizeCategory = category
        }
        let labels = solved.report.nodes.filter { $0.type == "UILabel" }
        try #require(labels.count == 2)
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        for (label, style) in zip(labels, [UIFont.TextStyle.headline, .footnote]) {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(label.frame.height >= font.lineHeight)
            #expect(label.clip == nil)
        }
        #expect(isNearly(labels[1].frame.minY, labels[0].frame.maxY + 2))
        #expect(isNearly(solved.height("section 0/item 0"), labels[1].frame.maxY))
        #expect(solved.minY("section 0/item 1") == solved.maxY("section 0/item 0"))
    }
}
