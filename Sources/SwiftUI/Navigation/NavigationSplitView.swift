import Appearance
public import Foundation
import UIKit

/// Screens beside one another. Where there is little room, as on a phone, one of them, under a navigation bar.
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, NodeSource {
    public typealias Body = Never
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: NavigationSplitViewColumn

    private init(
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail, _ visibility: NavigationSplitViewVisibility?,
        _ compactColumn: NavigationSplitViewColumn?
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility ?? .automatic
        self.compactColumn = compactColumn ?? .sidebar
    }

    /// - Parameters:
    ///   - columnVisibility: Which columns are shown where there is much room.
    ///   - preferredCompactColumn: Which one is shown where there is little.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar(), content(), detail(), columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let screens: [(column: NavigationSplitViewColumn, view: AnyView)] =
            [(.sidebar, AnyView(sidebar))] + (content.map { [(.content, AnyView($0))] } ?? [])
            + [(.detail, AnyView(detail))]
        guard environment.horizontalSizeClass == .regular else {
            let shown = screens.first { $0.column == compactColumn } ?? screens[0]
            return [PlatformNode.navigation(shown.view, environment)]
        }
        let shown = screens.filter { visibility.shows($0.column, of: screens.count) }
        var nodes: [ViewNode] = []
        for screen in shown {
            if !nodes.isEmpty { nodes.append(Divider().ignoresSafeArea().node(environment)) }
            let node = PlatformNode.navigation(screen.view, environment)
            let own = ColumnWidth.said(by: screen.view) ?? CGFloat(HostedMetrics.splitColumnWidth)
            let width = screen.column == .detail ? nil : own
            nodes.append(FixedFrameNode(node, width: width, height: nil, .center))
        }
        return [
            StackNode(
                nodes, axis: .horizontal, spacing: 0, alignment: VerticalAlignment.center.key,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        ]
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// - Parameters:
    ///   - columnVisibility: Which columns are shown where there is much room.
    ///   - preferredCompactColumn: Which one is shown where there is little.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar(), nil, detail(), columnVisibility.wrappedValue, preferredCompactColumn.wrappedValue)
    }
}

/// One of several screens beside one another.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How much room screens beside one another take. The styles are those of the framework. No effect on a picture.
public protocol NavigationSplitViewStyle: Sendable {}

/// The system's way. No effect on a picture.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// All screens share the room. No effect on a picture.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

/// The last screen keeps its room. No effect on a picture.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// No effect on a picture.
    public static var automatic: Self { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// No effect on a picture.
    public static var balanced: Self { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// No effect on a picture.
    public static var prominentDetail: Self { .init() }
}

extension View {
    /// No effect on a picture.
    public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View { self }
    /// Of the column that the view fills, where there are several: a view's own body is not asked.
    /// - Parameter width: Points.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        ColumnWidth(content: self, width: width)
    }
    /// Of the column that the view fills, where there are several: the ideal one, in points. A view's own body is not asked.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        ColumnWidth(content: self, width: Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
    }
}

/// A view that says how wide the column around it is.
@MainActor
private protocol ColumnWidthSource {
    var width: CGFloat { get }
}

private struct ColumnWidth<Content: View>: View, ColumnWidthSource {
    let content: Content
    let width: CGFloat

    var body: some View { content }
}

extension ColumnWidth where Content == EmptyView {
    /// Modifiers deeper than this are not looked through.
    private static var deepest: Int { 64 }

    /// What a view, or what its modifiers are made to, says; `nil` is nothing.
    static func said(by view: any View) -> CGFloat? {
        var value: Any = view
        for _ in 0..<deepest {
            if let source = value as? any ColumnWidthSource { return source.width }
            guard let inner = Mirror(reflecting: value).descendant("content") else { return nil }
            value = inner
        }
        return nil
    }
}
