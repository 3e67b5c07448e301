public import Foundation
import UIKit

extension View {
    /// Puts a view at an edge, and keeps the view clear of it.
    /// - Parameter spacing: Points between them; `nil` is none.
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        let inset = content()
        return wrapped { node, environment in
            let bar = inset.node(environment.outsideList)
            return StackNode(
                edge == .top ? [bar, node] : [node, bar], axis: .vertical, spacing: spacing ?? 0,
                alignment: alignment.key, isRightToLeft: environment.layoutDirection == .rightToLeft)
        }
    }
}
