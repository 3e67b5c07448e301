import Foundation
import UIKit

/// A text that nobody is to see: a dot for each character.
@MainActor @preconcurrency
public struct SecureField<Title: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let text: String
    private let prompt: Text?

    /// - Parameter prompt: Shown while there is no text; `nil` is the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Title) {
        title = label()
        self.text = text.wrappedValue
        self.prompt = prompt
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        FieldNodes(title: prompt.map { $0 as any View } ?? title, text: text, isSecure: true).nodes(environment)
    }
}

extension SecureField where Title == Text {
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
