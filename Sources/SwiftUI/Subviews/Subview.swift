/// One of the views that another one is made of.
@MainActor @preconcurrency
public struct Subview: View, NodeSource, Identifiable {
    public typealias Body = Never

    /// What tells a view from others.
    public struct ID: Hashable, Sendable {
        let index: Int
    }
    public nonisolated let id: ID
    let node: ViewNode

    init(_ node: ViewNode, index: Int) {
        self.node = node
        id = ID(index: index)
    }

    /// What the view hands to containers.
    public var containerValues: ContainerValues { node.containerValues }
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [node] }
}

/// The views that another one is made of, one after the other.
@MainActor @preconcurrency
public struct SubviewsCollection: @preconcurrency RandomAccessCollection, View, NodeSource {
    public typealias Body = Never
    public typealias SubSequence = SubviewsCollectionSlice
    private let subviews: [Subview]

    init(_ nodes: [ViewNode]) { subviews = nodes.enumerated().map { Subview($0.element, index: $0.offset) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { subviews.map(\.node) }
}

/// Some of the views that another one is made of.
@MainActor @preconcurrency
public struct SubviewsCollectionSlice: @preconcurrency RandomAccessCollection, View, NodeSource {
    public typealias Body = Never
    public typealias SubSequence = SubviewsCollectionSlice
    private let subviews: ArraySlice<Subview>

    init(_ subviews: ArraySlice<Subview>) { self.subviews = subviews }

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(subviews[bounds]) }
    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { subviews.map(\.node) }
}

/// A section among the views that another one is made of; views outside of sections are ones of their own.
@MainActor @preconcurrency
public struct SectionConfiguration: Identifiable {
    /// What tells a section from others.
    public struct ID: Hashable, Sendable {
        let index: Int
    }
    public nonisolated let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection

    /// What the section hands to containers.
    public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections of a view.
@MainActor @preconcurrency
public struct SectionCollection: @preconcurrency RandomAccessCollection {
    private var sections: [SectionConfiguration] = []

    init(_ nodes: [ViewNode]) {
        var loose: [ViewNode] = []
        for node in nodes {
            guard let section = node as? SectionNode else {
                loose.append(node)
                continue
            }
            add([], loose, [])
            loose = []
            add(section.header, section.rows, section.footer)
        }
        add([], loose, [])
    }

    private mutating func add(_ header: [ViewNode], _ content: [ViewNode], _ footer: [ViewNode]) {
        guard !(header.isEmpty && content.isEmpty && footer.isEmpty) else { return }
        sections.append(
            SectionConfiguration(
                id: .init(index: sections.count), header: SubviewsCollection(header),
                content: SubviewsCollection(content), footer: SubviewsCollection(footer)))
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
