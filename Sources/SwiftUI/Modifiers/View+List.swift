/// A side by reading direction.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
    case leading, trailing

    /// Any of the sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}

/// A side by height.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    case top, bottom

    /// Any of the sides.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let bottom = Set(rawValue: 2)
        public static let all: Set = [.top, .bottom]
    }
}

/// Whether something shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}

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
    /// Counts in a `List` of SwiftUI's own alone, as on the phone. No effect on a picture.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// Counts in a `List` of SwiftUI's own alone, as on the phone. No effect on a picture.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Counts in a `List` of SwiftUI's own alone, as on the phone. No effect on a picture.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Counts in a `List` of SwiftUI's own alone, as on the phone. No effect on a picture.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
}
