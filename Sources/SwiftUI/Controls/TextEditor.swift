import Foundation
import UIKit

/// A text of many lines that can be changed. It takes all the room that it is offered; without a limit it is as high as its
/// text.
@MainActor @preconcurrency
public struct TextEditor: View, NodeSource {
    public typealias Body = Never
    private let text: String

    public init(text: Binding<String>) { self.text = text.wrappedValue }
    /// - Parameter selection: What is marked. No effect on a picture.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let view = UITextView()
        // The page behind shows through. A guess for plain pages, where the phone's own background is of the same colour.
        view.backgroundColor = .clear
        view.font = environment.resolvedFont
        view.textColor = UIColor(environment.ofLabel.foreground.ink(0).color(environment))
        view.textAlignment =
            switch environment.multilineTextAlignment {
            case .leading: .natural
            case .center: .center
            case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
            }
        view.text = text
        return [
            PlatformNode(view, environment) { proposal, view in
                let width = proposal.width ?? 100
                let own = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
                return CGSize(width: width, height: proposal.height ?? own)
            }
        ]
    }
}

/// What of a text is marked. No effect on a picture.
public struct TextSelection: Equatable, Hashable, Sendable {
    private let range: Range<String.Index>
    public init(range: Range<String.Index>) { self.range = range }
    public init(insertionPoint: String.Index) { range = insertionPoint..<insertionPoint }
}

/// What editors of text look like. The styles are those of the framework.
public protocol TextEditorStyle: Sendable {}

/// Nothing around the text.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
}

/// Nothing around the text.
public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: Self { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: Self { .init() }
}

extension View {
    /// Both styles are the same on phones. No effect on a picture.
    public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
}
