import UIKit

/// A screen under a navigation bar.
@MainActor @preconcurrency
public struct NavigationView<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        // Of several columns a phone shows the first one.
        let first = (content as? any ViewList)?.views.first ?? content
        return [PlatformNode.navigation(AnyView(erasing: first), environment)]
    }
}
