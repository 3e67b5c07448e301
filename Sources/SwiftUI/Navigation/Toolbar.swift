import UIKit

/// Content that the module knows by itself.
@MainActor
protocol ToolbarSource {
    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry]
}

/// A view in a place of a bar.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let node: ViewNode
    /// Whether it stands on no glass.
    var isBare = false
}

/// How large a space is.
public enum SpacerSizing: Hashable, Sendable {
    case flexible, fixed
}

/// Several contents of bars.
@MainActor @preconcurrency
public struct _ToolbarContents: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    let parts: [any ToolbarContent]

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        parts.flatMap { $0.allEntries(environment) }
    }
}

extension View {
    /// Fills the bars around the screen.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return wrapped { node, environment in ToolbarNode(node, content.allEntries(environment.inBar)) }
    }
    /// Buttons at the trailing end of the navigation bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return wrapped { node, environment in
            let nodes = content.nodes(environment.inBar)
            return ToolbarNode(node, nodes.map { ToolbarEntry(placement: .automatic, node: $0) })
        }
    }
}

extension View {
    /// - Parameter id: No effect on a picture.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }
    /// No effect on a picture.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// No effect on a picture.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// What bars are for. No effect on a picture.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}
