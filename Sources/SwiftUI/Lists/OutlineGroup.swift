import UIKit

/// Rows that open to show those below them. All are closed.
@MainActor @preconcurrency
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, NodeSource {
    public typealias Body = Never
    private let data: Data
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> Content

    /// - Parameters:
    ///   - id: What tells the elements apart.
    ///   - children: An element's own elements; `nil` is none.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.children = { $0[keyPath: children] }
        self.content = content
    }

    /// - Parameter children: An element's own elements; `nil` is none.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        data.flatMap { element -> [ViewNode] in
            let row = environment.asCurrent { content(element) }
            guard children(element) != nil else { return row.nodes(environment) }
            return DisclosureGroup(content: { EmptyView() }, label: { row }).nodes(environment)
        }
    }
}

extension OutlineGroup {
    /// One row that opens to show those below it.
    /// - Parameter children: An element's own elements; `nil` is none.
    public init<Root: Identifiable>(
        _ root: Root, children: KeyPath<Root, Data?>, @ViewBuilder content: @escaping (Root) -> Content
    ) where Data == [Root], ID == Root.ID { self.init([root], children: children, content: content) }
}
