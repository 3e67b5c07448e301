import UIKit

/// Rows in sections, which fill the room that there is.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: Content
    /// `nil` where rows cannot be selected.
    private let selection: ListSelection?

    /// - Parameter selection: What is selected, by rows' tags or ids in a `ForEach`. It shows while the list is edited.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection)
    }
    /// - Parameter selection: What is selected, by the row's tag or id in a `ForEach`: its row is gray.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), one: selection)
    }
    /// - Parameter selection: What is selected, by the row's tag or id in a `ForEach`: its row is gray.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), one: .constant(selection.wrappedValue))
    }

    init(rows content: Content, _ selection: Binding<Set<SelectionValue>>? = nil) {
        self.content = content
        self.selection = selection.map { ListSelection($0.wrappedValue, isSingle: false) }
    }

    init(rows content: Content, one selection: Binding<SelectionValue?>?) {
        self.content = content
        self.selection = selection.map { ListSelection($0.wrappedValue.map { [$0] } ?? [], isSingle: true) }
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [ListNode(content, selection, environment)] }
}

extension List where SelectionValue == Never {
    /// A list of views: sections, and rows that are in none.
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }

    // MARK: Rows of data

    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// - Parameter id: What tells the elements apart.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Rows that can change their elements.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Rows that can change their elements.
    /// - Parameter id: What tells the elements apart.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
    /// Rows that can change their elements, and be deleted and moved while the list is edited.
    /// - Parameter editActions: What a list that is edited offers.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent))
    }
    /// Rows that can change their elements, and be deleted and moved while the list is edited.
    /// - Parameters:
    ///   - id: What tells the elements apart.
    ///   - editActions: What a list that is edited offers.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, editActions: editActions, content: rowContent))
    }
    /// Rows that open to show others; all are closed.
    /// - Parameter children: An element's own elements; `nil` is none.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent))
    }
}

extension List {
    // MARK: Rows of data, of which some can be selected

    /// - Parameter selection: What is selected, by the elements' ids. It shows while the list is edited.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), selection)
    }
    /// - Parameter selection: What is selected, by the row's tag or id in a `ForEach`: its row is gray.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: ForEach(data, content: rowContent), one: selection)
    }
    /// - Parameters:
    ///   - id: What tells the elements apart.
    ///   - selection: What is selected, by the elements' ids. It shows while the list is edited.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection)
    }
    /// - Parameters:
    ///   - id: What tells the elements apart.
    ///   - selection: What is selected, by the elements' ids: its row is gray.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), one: selection)
    }
}

extension List {
    /// Rows that can change their elements.
    /// - Parameters:
    ///   - editActions: What a list that is edited offers.
    ///   - selection: What is selected, by the elements' ids: its row is gray.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data> = [], selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent), one: selection)
    }
    /// Rows that can change their elements.
    /// - Parameters:
    ///   - editActions: What a list that is edited offers.
    ///   - selection: What is selected, by the elements' ids. It shows while the list is edited.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data> = [], selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init(rows: ForEach(data, editActions: editActions, content: rowContent), selection)
    }
    /// Rows that open to show others; all are closed.
    /// - Parameters:
    ///   - children: An element's own elements; `nil` is none.
    ///   - selection: What is selected, by the elements' ids: its row is gray.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(rows: OutlineGroup(data, children: children, content: rowContent), one: selection)
    }
}

/// Which rows of a list are selected, by their tags.
struct ListSelection {
    let tags: Set<AnyHashable>
    /// Whether it is one row at most, which shows without the list being edited.
    let isSingle: Bool

    init(_ values: some Sequence<some Hashable>, isSingle: Bool) {
        tags = Set(values.map { AnyHashable($0) })
        self.isSingle = isSingle
    }
}
