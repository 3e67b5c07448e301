import Foundation

/// A view for each element of a collection.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, NodeSource {
    public typealias Body = Never
    public var data: Data
    public var content: (Data.Element) -> Content

    /// - Parameter id: What tells the elements apart.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        data.flatMap { element in environment.asCurrent { content(element) }.nodes(environment) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}
