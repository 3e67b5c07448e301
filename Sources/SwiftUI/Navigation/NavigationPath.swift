/// What screens above the first one show.
public struct NavigationPath: Equatable {
    private(set) var elements: [AnyHashable] = []

    public init() {}
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(max(0, min(count, elements.count))) }
}
