import UIKit

/// Controls in sections: a list of cards.
@MainActor @preconcurrency
public struct Form<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        guard let style = environment[storage: \.control.formStyle] else {
            return (List(rows: content) as List<Never, Content>).nodes(environment)
        }
        var inner = environment
        inner[storage: \.control.formStyle] = nil
        let configuration = FormStyleConfiguration(content: .init(content: content))
        return environment.asCurrent { style.erasedBody(configuration) }.nodes(inner)
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style is asked to show.
    public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// What forms look like.
@MainActor @preconcurrency
public protocol FormStyle {
    /// What a form is made of.
    associatedtype Body: View
    /// What is in a form.
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension FormStyle {
    @MainActor func erasedBody(_ configuration: FormStyleConfiguration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// What is in a form.
@MainActor @preconcurrency
public struct FormStyleConfiguration {
    public let content: Content

    /// What is in a form.
    @MainActor @preconcurrency
    public struct Content: View, NodeSource {
        public typealias Body = Never
        let content: any View
        func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
    }
}

/// The system's kind.
public struct AutomaticFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Sections as cards.
public struct GroupedFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Labels and controls in columns; on phones as the system's kind.
public struct ColumnsFormStyle: FormStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: Self { .init() }
}
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: Self { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: Self { .init() }
}

extension View {
    /// The system's kinds of forms are the same on phones.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        let isSystems = style is AutomaticFormStyle || style is GroupedFormStyle || style is ColumnsFormStyle
        return inEnvironment { $0[storage: \.control.formStyle] = isSystems ? nil : style }
    }
}
