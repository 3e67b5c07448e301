public import Foundation
import UIKit

/// A text that can be changed, or what is to be written there.
@MainActor @preconcurrency
public struct TextField<Title: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let text: String
    private let prompt: Text?
    /// Along which the field grows with its text.
    private let axis: Axis

    private init(_ title: Title, _ text: String, _ prompt: Text?, _ axis: Axis = .horizontal) {
        self.title = title
        self.text = text
        self.prompt = prompt
        self.axis = axis
    }

    /// - Parameter prompt: Shown while there is no text; `nil` is the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Title) {
        self.init(label(), text.wrappedValue, prompt)
    }
    /// - Parameters:
    ///   - prompt: Shown while there is no text; `nil` is the label.
    ///   - axis: Along which the field grows with its text.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Title) {
        self.init(label(), text.wrappedValue, prompt, axis)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        FieldNodes(title: prompt.map { $0 as any View } ?? title, text: text, isTall: axis == .vertical).nodes(
            environment)
    }
}

extension TextField {
    /// A value as a format style writes it.
    /// - Parameter prompt: Shown while there is no text; `nil` is the label.
    public init<Style: ParseableFormatStyle>(
        value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Title
    ) where Style.FormatOutput == String {
        self.init(label(), format.format(value.wrappedValue), prompt)
    }
}

extension TextField where Title == Text {
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(titleKey), text.wrappedValue, prompt)
    }
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) {
        self.init(Text(title), text.wrappedValue, prompt)
    }
    /// - Parameters:
    ///   - prompt: Shown while there is no text; `nil` is the title.
    ///   - axis: Along which the field grows with its text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(titleKey), text.wrappedValue, prompt, axis)
    }
    /// - Parameters:
    ///   - prompt: Shown while there is no text; `nil` is the title.
    ///   - axis: Along which the field grows with its text.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(Text(title), text.wrappedValue, prompt, axis)
    }
    /// A value as a format style writes it.
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    public init<Style: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
    ) where Style.FormatOutput == String {
        self.init(Text(titleKey), format.format(value.wrappedValue), prompt)
    }
    /// A value as a formatter writes it.
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    public init<Value>(_ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil)
    {
        self.init(Text(titleKey), formatter.string(for: value.wrappedValue) ?? "", prompt)
    }
    /// A value as a format style writes it; nothing where there is none.
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    public init<Style: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
    ) where Style.FormatOutput == String {
        self.init(Text(titleKey), value.wrappedValue.map { format.format($0) } ?? "", prompt)
    }
}

/// What a field shows, as wide as it is offered.
@MainActor
struct FieldNodes {
    let title: any View
    let text: String
    /// Whether the text may take several lines.
    var isTall = false
    /// Whether there is a dot for each character.
    var isSecure = false

    func nodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment.insideRow
        if !isTall { inner.lineLimit = 1 }
        if text.isEmpty {
            inner.foreground = ForegroundStyles([Ink(Color(uiColor: .placeholderText))])
        } else if !environment.isEnabled {
            inner.foreground = inner.foreground.from(1)
        }
        let shown = isSecure ? String(repeating: "•", count: text.count) : text
        let content = text.isEmpty ? title.node(inner) : Text(verbatim: shown).node(inner)
        let alignment: Alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        let frame = FlexibleFrameNode(
            content, width: FlexibleFrameNode.Limits(most: .infinity), height: FlexibleFrameNode.Limits(), alignment)
        let field = FieldNode(
            frame, text: text, placeholder: LabelParts(title, inner).title ?? "", isSecure: isSecure)
        guard environment[storage: \.control.hasRoundedFields] else { return [field] }
        let shape = RoundedRectangle(cornerRadius: 5)
        return [
            NodeView(node: field).padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
                .background(Color(uiColor: .systemBackground), in: shape)
                .overlay(shape.strokeBorder(Color(uiColor: .systemGray5), lineWidth: 1)).node(environment)
        ]
    }
}

/// What fields look like. The styles are those of the framework.
public protocol TextFieldStyle: Sendable {}

/// Nothing around the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
}

/// A line with round corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: Self { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: Self { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: Self { .init() }
}

extension View {
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.control.hasRoundedFields] = style is RoundedBorderTextFieldStyle }
    }
}
