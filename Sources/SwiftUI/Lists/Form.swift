import UIKit

/// Controls in sections: a list of cards.
@MainActor @preconcurrency
public struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        List(rows: content) as List<Never, Content>
    }
}

/// A kind of form. The kinds are those of the framework.
public protocol FormStyle: Sendable {}

/// The system's kind.
public struct AutomaticFormStyle: FormStyle {
    public init() {}
}

/// Sections as cards.
public struct GroupedFormStyle: FormStyle {
    public init() {}
}

/// Labels and controls in columns; on phones as the system's kind.
public struct ColumnsFormStyle: FormStyle {
    public init() {}
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
    /// Both kinds of forms are the same on phones. No effect on a picture.
    public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
