import DisplayLists
import Foundation
import Testing
import UIKit

/// Guides that tie views of one's own to what a list cell shows.
@MainActor
struct LayoutGuideTests {
    @Test func guidesFollowTextsAndImage() throws {
        let list = TestList(
            .plain,
            [
                TestList.Section(rows: [
                    { cell in
                        var content = UIListContentConfiguration.subtitleCell()
                        content.text = "Title"
                        content.secondaryText = "Subtitle"
                        content.image = UIImage(systemName: "star")
                        cell.contentConfiguration = content
                    }
                ])
            ])
        let solved = list.snapshot()
        let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let content = try #require(cell.contentView as? UIListContentView)
        for (guide, name) in [
            (content.textLayoutGuide, "text"), (content.secondaryTextLayoutGuide, "secondaryText"),
            (content.imageLayoutGuide, "image"),
        ] {
            let frame = try #require(guide).layoutFrame
            #expect(
                [frame.minX, frame.minY, frame.width, frame.height].map { rounded($0) }
                    == solved.frame("section 0/item 0/\(name)"), "\(name)")
        }
    }

    @Test func thereIsNoGuideForWhatIsNotShown() {
        let content = UIListContentView(configuration: .cell())
        #expect(content.textLayoutGuide == nil)
        #expect(content.imageLayoutGuide == nil)
    }

    @Test(arguments: [false, true])
    func separatorStartsWhereItsGuideIsPinned(isMirrored: Bool) {
        let list = TestList(
            .insetGrouped,
            [
                TestList.Section(rows: [
                    { cell in
                        let label = UILabel()
                        label.text = "Own"
                        label.translatesAutoresizingMaskIntoConstraints = false
                        cell.contentView.addSubview(label)
                        NSLayoutConstraint.activate([
                            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 15),
                            cell.contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 15),
                            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 64),
                            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                        ])
                    }, { _ in },
                ])
            ])
        let solved = list.snapshot(width: 393) { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
        // Source: ios26-printouts: a line that follows content at 64 is 281 long in a card of 361, 16 before its end.
        #expect(solved.frame("section 0/item 0/separator.bottom") == [isMirrored ? 32 : 80, 84.333, 281, 1])
    }

    /// The row is higher than its estimate: what is inside of it has to be placed in the height that it comes to.
    @Test func wrappedTextBesideASeparatorGuideKeepsItsLines() throws {
        var shown: UILabel?
        let list = TestList(
            .insetGrouped,
            [
                TestList.Section(rows: [
                    { cell in
                        let label = UILabel()
                        shown = label
                        label.numberOfLines = 0
                        label.text = String(repeating: "Several words that need more than one line. ", count: 3)
                        label.translatesAutoresizingMaskIntoConstraints = false
                        cell.contentView.addSubview(label)
                        let content = cell.contentView
                        NSLayoutConstraint.activate([
                            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
                            content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
                            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 64),
                            content.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
                            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                        ])
                    }, { _ in },
                ])
            ])
        let row = try #require(list.snapshot(width: 393).frame("section 0/item 0"))
        let label = try #require(shown)
        #expect(label.bounds.height > 50 && abs(row[3] - label.bounds.height - 24) < 0.4)
    }
}
