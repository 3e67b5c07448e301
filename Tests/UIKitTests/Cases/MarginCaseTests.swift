import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// A content's margins and those around it.
@MainActor
struct MarginCaseTests {
    /// The leading edge of the text in a content view that starts at `x` in a view with margins of 20.
    private func textStart(at x: Double, preserving axes: UIAxis, isMirrored: Bool = false) throws -> Double {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
        let outer = UIView(frame: window.bounds)
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        window.addSubview(outer)
        var content = UIListContentConfiguration.cell()
        content.text = "Text"
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
        content.axesPreservingSuperviewLayoutMargins = axes
        let view = UIListContentView(configuration: content)
        outer.addSubview(view)
        view.frame = CGRect(x: isMirrored ? 0 : x, y: 0, width: 375 - x, height: 44)
        window.layoutIfNeeded()
        let label = try #require(view.subviews.first { $0 is UILabel })
        return isMirrored ? view.bounds.width - label.frame.maxX : label.frame.minX
    }

    /// Own margins are a least along the preserved axes, and what lies between the two edges counts as margin already.
    @Test(arguments: [false, true])
    func ownMarginsAreALeast(isMirrored: Bool) throws {
        #expect(try textStart(at: 0, preserving: .horizontal, isMirrored: isMirrored) == 20)
        #expect(try textStart(at: 40, preserving: .horizontal, isMirrored: isMirrored) == 16)
        #expect(try textStart(at: 0, preserving: [], isMirrored: isMirrored) == 16)
        #expect(try textStart(at: 0, preserving: .vertical, isMirrored: isMirrored) == 16)
    }

    /// The same in rows: a list's margin of 20 moves the text, but not behind a control that has used it up.
    @Test func marginOfTheListCountsOnce() {
        let list = makeList([row("A", [.delete()])])
        #expect(list.snapshot(generation: .iOS18).minX("section 0/item 0/text") == 20)
        list.view.isEditing = true
        #expect(list.snapshot(generation: .iOS18).minX("section 0/item 0/text") == 60)
        let bare = makeList([row { _, content in content.axesPreservingSuperviewLayoutMargins = [] }])
        #expect(bare.snapshot(generation: .iOS18).minX("section 0/item 0/text") == 16)
    }

    /// A list shown again at another width has that width's margin, in the cells it keeps too.
    @Test func keptCellsFollowTheMarginOfTheWidth() {
        let list = makeList([row("A"), row("B")])
        for (width, margin) in [(375.0, 16.0), (390, 20), (375, 16)] {
            let solved = list.snapshot(width: width, generation: .iOS18)
            #expect(solved.minX("section 0/item 0/text") == margin)
            #expect(solved.minX("section 0/item 0/separator.bottom") == margin)
        }
    }
}
