import Foundation
import UIKit

/// Inline Markdown: strong, emphasised, struck, code and links.
struct Markdown {
    struct Run: Hashable {
        var text: String
        var attributes = TextAttributes()
    }

    let runs: [Run]

    init(_ text: String) {
        runs = InlineMarkdown(text).runs.map { run in
            var attributes = TextAttributes()
            attributes.apply(run.look.intent)
            if run.look.isLink { attributes.foreground = .init(TintShapeStyle()) }
            return Run(text: run.text, attributes: attributes)
        }
    }
}

extension TextAttributes {
    /// What is meant by a stretch of text changes its look.
    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { changes.append(.bold) }
        if intent.contains(.emphasized) { changes.append(.italic) }
        if intent.contains(.code) { changes.append(.monospaced) }
        if intent.contains(.strikethrough) { strikethrough = .some(.single) }
    }
}
