/// What fields look like.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// What a field is made of.
    associatedtype _Body: View
    /// A field's label.
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle {
    @MainActor func erasedBody(_ field: TextField<_TextFieldStyleLabel>) -> any View { _body(configuration: field) }
}

/// The label of a field that a style is asked to show.
@MainActor @preconcurrency
public struct _TextFieldStyleLabel: View, NodeSource {
    public typealias Body = Never
    let content: any View
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
}

/// Nothing around the text.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A line with round corners around the text.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.inEnvironment { $0[storage: \.control.hasRoundedFields] = true }
    }
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
    /// The system's styles count for fields that hide what is written as well.
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        inEnvironment { environment in
            environment[storage: \.control.hasRoundedFields] = style is RoundedBorderTextFieldStyle
            let isPlain = style is RoundedBorderTextFieldStyle || style is PlainTextFieldStyle
            environment[storage: \.control.fieldStyle] = isPlain || style is DefaultTextFieldStyle ? nil : style
        }
    }
}
