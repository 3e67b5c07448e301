public import Foundation
import UIKit

/// A text that can be changed, or what is to be written there.
@MainActor @preconcurrency
public struct TextField<Title: View>: View, NodeSource {
    public typealias Body = Never
    private let title: Title
    private let text: (EnvironmentValues) -> String
    private let prompt: Text?
    /// Along which the field grows with its text.
    private let axis: Axis

    private init(_ title: Title, _ text: String, _ prompt: Text?, _ axis: Axis = .horizontal) {
        self.init(title, written: { _ in text }, prompt, axis)
    }

    private init(
        _ title: Title, written text: @escaping (EnvironmentValues) -> String, _ prompt: Text?,
        _ axis: Axis = .horizontal
    ) {
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
        if let style = environment[storage: \.control.fieldStyle] {
            var inner = environment
            inner[storage: \.control.fieldStyle] = nil
            let field = TextField<_TextFieldStyleLabel>(.init(content: title), written: text, prompt, axis)
            return environment.asCurrent { style.erasedBody(field) }.nodes(inner)
        }
        return FieldNodes(
            title: prompt.map { $0 as any View } ?? title, text: text(environment), isTall: axis == .vertical
        ).nodes(environment)
    }
}

extension TextField {
    /// A value as a format style writes it.
    /// - Parameter prompt: Shown while there is no text; `nil` is the label.
    public init<Style: ParseableFormatStyle>(
        value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil, @ViewBuilder label: () -> Title
    ) where Style.FormatOutput == String {
        self.init(label(), written: { format.localized(value.wrappedValue, $0) }, prompt)
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
        self.init(Text(titleKey), written: { format.localized(value.wrappedValue, $0) }, prompt)
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
        self.init(
            Text(titleKey),
            written: { environment in value.wrappedValue.map { format.localized($0, environment) } ?? "" }, prompt)
    }
    /// A value as a format style writes it.
    /// - Parameter prompt: Shown while there is no text; `nil` is the title.
    @_disfavoredOverload
    public init<Words: StringProtocol, Style: ParseableFormatStyle>(
        _ title: Words, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
    ) where Style.FormatOutput == String {
        self.init(Text(title), written: { format.localized(value.wrappedValue, $0) }, prompt)
    }
    /// - Parameters:
    ///   - selection: What is marked. No effect on a picture.
    ///   - prompt: Shown while there is no text; `nil` is the title.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(Text(titleKey), text.wrappedValue, prompt, axis ?? .horizontal)
    }
    /// - Parameters:
    ///   - onEditingChanged: It is not called.
    ///   - onCommit: It is not called.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), text.wrappedValue, nil)
    }
    /// - Parameter onEditingChanged: It is not called.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(titleKey), text.wrappedValue, nil)
    }
    /// - Parameter onCommit: It is not called.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), text.wrappedValue, nil)
    }
    /// - Parameters:
    ///   - onEditingChanged: It is not called.
    ///   - onCommit: It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(title), text.wrappedValue, nil)
    }
    /// - Parameter onEditingChanged: It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(
        _ title: Words, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(Text(title), text.wrappedValue, nil)
    }
    /// - Parameter onCommit: It is not called.
    @_disfavoredOverload
    public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(title), text.wrappedValue, nil)
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
