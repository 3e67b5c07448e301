import DisplayLists
import Foundation
import Testing
import UIKit

/// Names of old and of iOS 26 that do something in a picture.
@MainActor struct OldAndNewNamesTests {
    private final class Counter: UIView {
        var calls: [String] = []
        override func updateProperties() { calls.append("properties") }
        override func layoutSubviews() { calls.append("layout") }
    }
    private final class OldTable: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            [UITableViewRowAction(style: .normal, title: "Archive") { _, _ in }]
        }
    }

    @Test func propertiesComeBeforeLayout() {
        let view = Counter()
        view.layoutIfNeeded()
        view.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()
        #expect(view.calls == ["properties", "layout", "properties", "layout"])
    }

    @Test func capsulesFollowTheSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 10)
        view.frame.size.height = 30
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 15)
        view.cornerConfiguration = .corners(radius: .fixed(6))
        #expect(view.layer.cornerRadius == 6)
    }

    @Test func oldRowActionsAreSwipeActions() {
        let (table, view) = (OldTable(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        (view.dataSource, view.delegate) = (table, table)
        let request = WindowSnapshot.Request(width: 300, height: 200, scale: 1)
        _ = WindowSnapshot.take(of: view, request)
        view.revealSwipeActions(at: IndexPath(row: 0, section: 0), leading: false)
        #expect(WindowSnapshot.take(of: view, request).report.nodes.contains { $0.role == "swipeAction" })
    }

    @Test func fieldsAreEditedByCode() {
        let field = UITextField()
        #expect(!field.hasText)
        field.insertText("ab")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.insertText("x")
        field.deleteBackward()
        #expect(field.text == "ab" && field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 2)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
        #expect(field.font?.pointSize == 30)
    }

    @Test func slidersHaveThumbsOfTheirOwn() {
        let slider = UISlider()
        let thumb = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 12)).image { _ in }
        slider.setThumbImage(thumb, for: .normal)
        let track = CGRect(x: 0, y: 10, width: 100, height: 4)
        let rect = slider.thumbRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 24), trackRect: track, value: 0.5)
        #expect(rect == CGRect(x: 45, y: 6, width: 10, height: 12))
    }

    @Test func fontsOfThePhoneAreKnown() throws {
        #expect("loads the faces".size().width > 0)
        #expect(UIFont(name: "NoSuchFont-Bold", size: 12) == nil)
        let bold = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
        #expect(bold.familyName == "Helvetica Neue" && bold.fontName == "HelveticaNeue-Bold")
        #expect(bold.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(
            UIFont(name: "AvenirNext-DemiBoldItalic", size: 12)?.fontDescriptor.symbolicTraits == [
                .traitItalic, .traitBold,
            ])
        #expect(UIFont.fontNames(forFamilyName: "Georgia").count == 4 && UIFont.familyNames.contains("Menlo"))
    }

    @Test func transitionsAreOver() {
        let (parent, old, new) = (UIView(), UIView(), UIView())
        parent.addSubview(old)
        UIView.transition(from: old, to: new, duration: 1)
        #expect(old.superview == nil && new.superview === parent)
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { new.alpha = 0.5 }
        }
        #expect(new.alpha == 0.5)
    }

    @Test func textIsMeasured() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        let text = "two words"
        let line = text.size(withAttributes: attributes)
        let box = text.boundingRect(
            with: CGSize(width: line.width * 0.7, height: 500), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        #expect(box.height > line.height * 1.5 && box.width < line.width)
        let storage = NSTextStorage(string: text, attributes: attributes)
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 500, height: 500)))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        #expect(manager.usedRect(for: container).width == line.width + 10)
    }
}
