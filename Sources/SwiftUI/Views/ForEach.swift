import Foundation
import UIKit

/// A view for each element of a collection.
@MainActor @preconcurrency
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, NodeSource {
    public typealias Body = Never
    public var data: Data
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
    /// What a list that is edited offers to do with the rows.
    private var accessories: [UICellAccessory] = []
    /// Where the elements are known only where the views are laid out.
    var elements: (@MainActor (EnvironmentValues) -> [Data.Element])?

    init(_ data: Data, identify: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.identify = identify
        self.content = content
    }

    /// - Parameter id: What tells the elements apart.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, identify: { $0[keyPath: id] }, content)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let key = environment.key(Self.self)
        return (elements?(environment) ?? Array(data)).flatMap { element in
            let id = identify(element)
            let inside = environment.entering(key, id)
            var nodes = inside.asCurrent { content(element) }.nodes(inside)
            if !accessories.isEmpty, environment[storage: \.list].isContent {
                nodes = nodes.map { RowTraitNode($0) { $0.accessories += accessories } }
            }
            if environment[storage: \.list.scrolling.marksPlaces] {
                nodes = nodes.map { $0.changed { IdentifiedNode($0, AnyHashable(id)) } }
            }
            guard environment[storage: \.control.collectsTags] else { return nodes }
            return nodes.map { $0.changed { TagNode($0, id) } }
        }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, identify: { $0.id }, content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, identify: { $0 }, content)
    }
}

extension ForEach {
    /// Views that can change their elements.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
        ID == Elements.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }

    /// Views that can change their elements, and be deleted and moved while a list is edited.
    /// - Parameter editActions: What a list that is edited offers.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
        ID == Elements.Element.ID
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Views that can change their elements.
    /// - Parameter id: What tells the elements apart.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
        let elements = data.wrappedValue
        self.init(elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identify: { $0.1 }) { index, _ in
            content(
                Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 }))
        }
    }
}

extension ForEach {
    /// Views that can change their elements, and be deleted and moved while a list is edited.
    /// - Parameters:
    ///   - id: What tells the elements apart.
    ///   - editActions: What a list that is edited offers.
    public init<Elements: MutableCollection & RandomAccessCollection>(
        _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
        @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
    ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
        self.init(data, id: id, content: content)
        if editActions.contains(.delete) { accessories.append(.delete()) }
        if editActions.contains(.move) { accessories.append(.reorder()) }
    }
}

/// What can be done with rows while a list is edited.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
    public static var move: EditActions<Data> { EditActions(rawValue: 2) }
    public static var all: EditActions<Data> { [.delete, .move] }
}
