import DisplayLists
import Foundation
import Testing
import UIKit

/// Paragraph styles in labels. A line of 17 points is 20.333 high at 3×.
@MainActor struct ParagraphStyleTests {
    private func label(
        _ text: String, width: CGFloat = 200, _ configure: (NSMutableParagraphStyle) -> Void
    ) -> UILabel {
        let style = NSMutableParagraphStyle()
        configure(style)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        label.frame.size = CGSize(width: width, height: 200)
        return label
    }

    /// The first glyph's place in each line, from top to bottom.
    private func places(_ label: UILabel) -> [CGPoint] {
        var places: [CGPoint] = []
        func collect(_ items: [DisplayItem], _ origin: CGPoint) {
            for item in items {
                switch item {
                case .group(let group):
                    collect(group.items, CGPoint(x: origin.x + group.origin.x, y: origin.y + group.origin.y))
                case .glyphs(let run):
                    guard let glyph = run.glyphs.first, places.last.map({ $0.y != origin.y + glyph.y }) ?? true
                    else { continue }
                    places.append(CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y))
                default: break
                }
            }
        }
        let solved = label.solved(width: Double(label.frame.width), height: Double(label.frame.height))
        collect(solved.snapshot.displayList.items, .zero)
        return places
    }

    private func height(_ label: UILabel) -> CGFloat {
        label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
    }

    @Test func aHangingIndentLeavesTheBulletOut() {
        let label = label("•\tBarley, oats and what else there is", width: 120) {
            $0.headIndent = 16
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 16)]
        }
        let lines = places(label)
        #expect(lines.count > 1)
        // No letter keeps farther from its origin than a point or two.
        #expect(lines[0].x < 3)
        #expect(lines.dropFirst().allSatisfy { (15.5..<19).contains($0.x) })
    }

    @Test func indentsCountInALabelsOwnSize() {
        func width(_ configure: (NSMutableParagraphStyle) -> Void) -> CGFloat {
            label("Oats", configure).intrinsicContentSize.width
        }
        let plain = width { _ in }
        #expect(width { $0.firstLineHeadIndent = 20 } == plain + 20)
        #expect(width { $0.tailIndent = -15 } == plain + 15)
        #expect(width { $0.headIndent = 20 } == plain)
    }

    @Test func spacingStandsBetweenParagraphs() {
        let plain = height(label("a\nb") { _ in })
        #expect(height(label("a\nb") { $0.paragraphSpacing = 6 }) == plain + 6)
        #expect(height(label("a\nb") { $0.paragraphSpacingBefore = 5 }) == plain + 5)
        #expect(height(label("a") { $0.paragraphSpacing = 6 }) == height(label("a") { _ in }))
    }

    @Test func heightsOfLinesHoldForASingleOne() {
        #expect(height(label("a") { $0.minimumLineHeight = 30 }) == 30)
        #expect(height(label("a") { $0.maximumLineHeight = 15 }) == 15)
        #expect(height(label("a\nb") { $0.lineSpacing = 4 }) == height(label("a\nb") { _ in }) + 4)
    }

    @Test func fewerLinesFitWhereParagraphsKeepApart() {
        let label = label("a\nb\nc") { $0.paragraphSpacing = 30 }
        label.frame.size.height = 75
        let solved = label.solved(width: 200, height: 75)
        // 20.333, 30 and 20.333; the third would need 121.
        #expect(solved.report.nodes.last?.text?.lines == 2)
    }

    @Test func fittingKeepsTheWidthOfSeveralLines() {
        let label = label("Barley, oats and what else there is", width: 100) { _ in }
        label.sizeToFit()
        #expect(label.frame.width <= 100 && label.frame.height > 40)
        label.numberOfLines = 1
        label.sizeToFit()
        #expect(label.frame.width > 200)
    }

    @Test func eachParagraphHasItsOwnAlignment() {
        let text = NSMutableAttributedString(string: "a\n")
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        text.append(NSAttributedString(string: "b", attributes: [.paragraphStyle: right]))
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        label.frame.size = CGSize(width: 100, height: 60)
        let lines = places(label)
        #expect(lines[0].x < 3)
        #expect(lines[1].x > 80)
    }

    @Test func aBaseDirectionTurnsTheParagraph() {
        let label = label("a") {
            $0.baseWritingDirection = .rightToLeft
            $0.firstLineHeadIndent = 10
        }
        // Labels align by the interface, which runs from left to right; the indent is on the paragraph's side.
        #expect(places(label)[0].x < 3)
        let natural = self.label("a") { $0.firstLineHeadIndent = 10 }
        #expect((9.5..<13).contains(places(natural)[0].x))
    }

    @Test func stylesAreCopiedWhole() throws {
        let style = NSMutableParagraphStyle()
        style.headIndent = 1
        style.tailIndent = -2
        style.paragraphSpacingBefore = 3
        style.hyphenationFactor = 1
        style.addTabStop(NSTextTab(textAlignment: .right, location: 90))
        style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy !== style)
        #expect(copy.tabStops?.map(\.location) == [40, 90])
        copy.tailIndent = -3
        #expect(copy != style)
        let fixed = try #require(style.copy() as? NSParagraphStyle)
        #expect(fixed == style && !(fixed is NSMutableParagraphStyle))
        let other = NSMutableParagraphStyle()
        other.setParagraphStyle(style)
        #expect(other == style)
        #expect(NSParagraphStyle.default.mutableCopy() is NSMutableParagraphStyle)
    }

    /// Foundation compares neighbours' attributes whenever text is added or changed.
    @Test func textsWithFontsColorsAndStylesAreJoined() {
        func piece(_ text: String, _ size: CGFloat) -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            style.headIndent = 4
            return NSAttributedString(
                string: text,
                attributes: [
                    .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor(white: 0.2, alpha: 1),
                    .backgroundColor: UIColor.systemRed, .paragraphStyle: style,
                ])
        }
        let text = NSMutableAttributedString(attributedString: piece("a", 12))
        text.append(piece("b", 12))
        text.append(piece("c", 13))
        text.insert(piece("d", 13), at: 0)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: NSRange(location: 0, length: 4))
        #expect(text.string == "dabc")
        var range = NSRange()
        #expect((unsafe text.attribute(.font, at: 3, effectiveRange: &range) as? UIFont)?.pointSize == 12)
        #expect(range == NSRange(location: 0, length: 4))
    }
}
