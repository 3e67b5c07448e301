import Appearance
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
    /// Keeps the view clear of its edges, as if the safe area ended further inside: what scrolls in the view scrolls
    /// through there.
    /// - Parameter length: Points; `nil` is the system's.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? HostedMetrics.padding))
    }
    /// Keeps the view clear of its edges.
    /// - Parameter length: Points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
    /// Keeps the view clear of its edges.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        wrapped { node, _ in SafeAreaPaddingNode(node, insets) }
    }
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
