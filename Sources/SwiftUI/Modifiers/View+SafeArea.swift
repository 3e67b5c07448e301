public import Foundation
import UIKit

extension View {
    /// Puts a view at a side, and keeps the view clear of it.
    /// - Parameter spacing: Points between them; `nil` is none.
    public func safeAreaInset<Inset: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let inset = content()
        return wrapped { node, environment in
            SafeAreaInsetNode(
                node, inset.node(environment.outsideList), edge == .leading ? .leading : .trailing,
                spacing: spacing ?? 0, alignment: alignment.key)
        }
    }
    /// Puts a bar at an edge, and keeps the view clear of it.
    /// - Parameter spacing: Points between them; `nil` is none.
    public func safeAreaBar<Bar: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Bar
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// Drawn as padding.
    /// - Parameter length: Points; `nil` is the system's.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    /// Drawn as padding.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    /// Puts a view at an edge, and keeps the view clear of it.
    /// - Parameter spacing: Points between them; `nil` is none.
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let inset = content()
        return wrapped { node, environment in
            SafeAreaInsetNode(
                node, inset.node(environment.outsideList), edge == .top ? .top : .bottom, spacing: spacing ?? 0,
                alignment: alignment.key)
        }
    }
}
