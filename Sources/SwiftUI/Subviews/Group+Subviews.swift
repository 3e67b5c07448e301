/// What is made of the views that another one is made of.
@MainActor @preconcurrency
public struct GroupElementsOfContent<Subviews: View, Content: View>: View, NodeSource {
    public typealias Body = Never
    let base: Subviews
    let transform: (SubviewsCollection) -> Content

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let views = SubviewsCollection(base.nodes(environment))
        return environment.asCurrent { transform(views) }.nodes(environment)
    }
}

/// What is made of the sections of a view.
@MainActor @preconcurrency
public struct GroupSectionsOfContent<Sections: View, Content: View>: View, NodeSource {
    public typealias Body = Never
    let base: Sections
    let transform: (SectionCollection) -> Content

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var inner = environment
        inner[storage: \.list].collectsSections = true
        let sections = SectionCollection(base.nodes(inner))
        return environment.asCurrent { transform(sections) }.nodes(environment)
    }
}

extension Group {
    /// - Parameter transform: What is made of the views that the view is made of.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(base: view, transform: transform) }
    }
    /// - Parameter transform: What is made of the sections of the view.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(base: view, transform: transform) }
    }
}

/// The views that another one is made of, which are known where they are laid out.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// It is empty; nobody asks for one.
    public subscript(index: Int) -> Subview { preconditionFailure("there is no view at \(index)") }
}

/// The sections of a view, which are known where they are laid out.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, Sendable {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// It is empty; nobody asks for one.
    public subscript(index: Int) -> SectionConfiguration { preconditionFailure("there is no section at \(index)") }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    /// A view for each of those that a view is made of.
    public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
        self.init(Data(), identify: { $0.id }, content)
        elements = { SubviewsCollection(view.nodes($0)).map { $0 } }
    }
}

extension ForEach where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    /// A view for each section of a view.
    public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
        self.init(Data(), identify: { $0.id }, content)
        elements = { environment in
            var inner = environment
            inner[storage: \.list].collectsSections = true
            return SectionCollection(view.nodes(inner)).map { $0 }
        }
    }
}
