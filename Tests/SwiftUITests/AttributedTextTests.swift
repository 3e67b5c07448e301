import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// Looks of stretches of attributed text, under names of either framework.
@MainActor struct AttributedTextTests {
    private func list(_ text: Text) -> String {
        Hosted.snapshot(width: 300, height: 60) { text }.displayList.description
    }

    private func fills(_ text: Text) -> Int {
        list(text).split(separator: "\n").filter { $0.contains("fill") }.count
    }

    @Test func namesWithoutAScopeAreDrawn() {
        var text = AttributedString("Words")
        text.backgroundColor = .yellow
        text.foregroundColor = .red
        #expect(list(Text(text)).contains("#FFFF00FF"))
        let plain = fills(Text("Words"))
        text.underlineStyle = .single
        #expect(fills(Text(text)) > plain + 1)
        var struck = AttributedString("Words")
        struck.strikethroughStyle = Text.LineStyle(pattern: .solid, color: .green)
        #expect(list(Text(struck)).contains("#34C759FF"))
    }

    @Test func namesOfEitherScopeAreDrawn() {
        var text = AttributedString("Words")
        text.swiftUI.backgroundColor = .green
        text.uiKit.underlineStyle = .double
        text.uiKit.underlineColor = .systemRed
        #expect(list(Text(text)).contains("#34C759FF"))
        #expect(list(Text(text)).contains("#FF383CFF"))
    }

    @Test func spacesBetweenLettersMakeTextWider() {
        func width(_ change: (inout AttributedString) -> Void) -> CGFloat {
            var text = AttributedString("Words")
            change(&text)
            return Hosted.size { Text(text) }.width
        }
        let plain = width { _ in }
        #expect(abs(width { $0.kern = 4 } - plain - 20) < 0.5)
        #expect(abs(width { $0.swiftUI.tracking = 4 } - plain - 20) < 0.5)
    }

    @Test func textOfObjectsKeepsItsLines() {
        let object = NSAttributedString(
            string: "Words",
            attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.systemRed])
        let text = AttributedString(object)
        #expect(text.uiKit.underlineStyle == .single)
        #expect(list(Text(text)).contains("#FF383CFF"))
        let style = unsafe NSAttributedString(text).attribute(.underlineStyle, at: 0, effectiveRange: nil)
        #expect(style as? Int == 1)
    }

    @Test func linesHavePatterns() {
        let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
        #expect(Set(patterns.map { list(Text("Words").underline(true, pattern: $0)) }).count == 5)
    }

    @Test func smallCapitalsAreSmallerCapitals() {
        func width(_ text: String, _ font: SwiftUI.Font) -> CGFloat {
            Hosted.size { Text(verbatim: text).font(font) }.width
        }
        #expect(width("nato", .body.smallCaps()) < width("NATO", .body))
        #expect(width("nato", .body.smallCaps()) == width("NATO", .body.smallCaps()))
        #expect(width("NATO", .body.lowercaseSmallCaps()) == width("NATO", .body))
        #expect(width("NATO", .body.uppercaseSmallCaps()) < width("NATO", .body))
    }
}
