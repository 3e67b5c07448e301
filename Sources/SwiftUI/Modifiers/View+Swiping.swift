extension View {
    /// Actions that swiping the row around the view shows; the first button is at the edge.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some View {
        let actions = content()
        return wrapped { node, environment in
            SwipeActionsNode(
                node, edge: edge, allowsFullSwipe: allowsFullSwipe, actions: actions, environment)
        }
    }
}
