import Foundation
import Testing
import UIKit

/// Attributed strings of Markdown say what is meant, and labels show it.
@MainActor struct MarkdownStringTests {
    @Test func markdownIsReadIntoRuns() throws {
        let text = try AttributedString(markdown: "Read the **terms** at [home](https://example.org/a), `now`")
        #expect(String(text.characters) == "Read the terms at home, now")
        let intents = text.runs.compactMap { $0[AttributeScopes.UIKitAttributes.IntentAttribute.self] }
        #expect(intents == [.stronglyEmphasized, .code])
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://example.org/a")])
    }

    @Test func whatIsMeantChangesALabelsFont() throws {
        func width(_ markdown: String) throws -> CGFloat {
            let label = UILabel()
            label.attributedText = NSAttributedString(try AttributedString(markdown: markdown))
            return label.intrinsicContentSize.width
        }
        #expect(try width("**Millimetre**") > width("Millimetre"))
        let label = UILabel()
        label.text = "Millimetre"
        #expect(try width("Millimetre") == label.intrinsicContentSize.width)
    }

    @Test func attributesComeBack() throws {
        let text = NSAttributedString(string: "a", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        let back = NSAttributedString(AttributedString(text))
        #expect(unsafe back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 20))
    }

    @Test func aTextViewShowsWhatItsStorageIsGiven() {
        let view = UITextView(usingTextLayoutManager: true)
        view.isScrollEnabled = false
        view.text = "Groceries"
        view.font = .systemFont(ofSize: 12)
        let before = view.sizeThatFits(CGSize(width: 300, height: 0)).height
        view.textStorage.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 9))
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > before + 20)
        #expect(view.text == "Groceries")
    }
}
