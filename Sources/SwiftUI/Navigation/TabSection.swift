import UIKit

/// Tabs that belong together, drawn as tabs like others.
@MainActor @preconcurrency
public struct TabSection<Header: View, Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: Content

    /// - Parameter header: Shown in sidebars. No effect on a picture.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { content.nodes(environment) }
}

extension TabSection where Header == Text {
    /// - Parameter titleKey: Shown in sidebars. No effect on a picture.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}
