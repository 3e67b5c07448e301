import UIKit

/// Rows of a list that belong together, with what stands above and below them. Elsewhere all of it, one after the other.
@MainActor @preconcurrency
public struct Section<Parent: View, Content: View, Footer: View>: View, NodeSource {
    public typealias Body = Never
    private let header: Parent
    private let content: Content
    private let footer: Footer
    /// `nil` where the rows cannot be hidden.
    private let isExpanded: Bool?

    private init(_ header: Parent, _ content: Content, _ footer: Footer, isExpanded: Bool? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header(), content(), footer())
    }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header, content(), footer)
    }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        if environment[storage: \.list].collectsSections {
            var inner = environment
            inner[storage: \.list].collectsSections = false
            return [
                SectionNode(
                    header: header.nodes(inner), rows: isExpanded ?? true ? content.nodes(inner) : [],
                    footer: footer.nodes(inner), inner)
            ]
        }
        let rows = isExpanded ?? true ? content.nodes(environment) : []
        guard environment[storage: \.list].isContent else {
            return header.nodes(environment) + rows + footer.nodes(environment)
        }
        let inner = environment.insideRow
        let section = SectionNode(
            header: header.nodes(inner.ofSection(.header)).map { withChevron($0, environment) }, rows: rows,
            footer: footer.nodes(inner.ofSection(.footer)), environment)
        return [section]
    }

    /// The headers of sidebars say whether there is more to be seen.
    private func withChevron(_ header: ViewNode, _ environment: EnvironmentValues) -> ViewNode {
        guard let isExpanded, environment.listAppearance == .sidebar else { return header }
        return RowTraitNode(header) { traits in
            traits.accessories.append(.outlineDisclosure(options: .init(style: .header)))
            traits.isExpanded = isExpanded
        }
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header(), content(), EmptyView())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header, content(), EmptyView())
    }
    /// - Parameter isExpanded: Whether the rows are shown.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header(), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

extension Section where Parent == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(EmptyView(), content(), footer())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(EmptyView(), content(), footer)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content(), EmptyView()) }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content(), EmptyView())
    }
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content(), EmptyView())
    }
    /// - Parameter isExpanded: Whether the rows are shown.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(titleKey), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
    /// - Parameter isExpanded: Whether the rows are shown.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), content(), EmptyView(), isExpanded: isExpanded.wrappedValue)
    }
}

extension EnvironmentValues {
    /// Of a header or footer in the list around.
    @MainActor
    func ofSection(_ place: SectionPlace) -> EnvironmentValues {
        var environment = self
        // The column of icons is that of rows: a guess, as no picture shows a header with one.
        environment[storage: \.control.isInList] = false
        environment.take(place.defaults(self).textProperties)
        return environment
    }

    /// The kind of the list around.
    var listAppearance: UICollectionLayoutListConfiguration.Appearance {
        (self[storage: \.list].style ?? DefaultListStyle()).appearance
    }
}

/// What stands above or below the rows of a section.
enum SectionPlace {
    case header, footer

    /// Fonts, colours and margins before anything is set.
    @MainActor
    func defaults(_ environment: EnvironmentValues) -> UIListContentConfiguration {
        let isProminent = environment.headerProminence == .increased
        return environment.traits.asCurrent {
            switch (self, environment.listAppearance) {
            case (.header, .insetGrouped) where isProminent: .prominentInsetGroupedHeader()
            case (.header, .grouped) where isProminent: .prominentInsetGroupedHeader()
            case (.header, .grouped), (.header, .insetGrouped): .groupedHeader()
            case (.header, .sidebar): .sidebarHeader()
            case (.header, _): .plainHeader()
            case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
            case (.footer, _): .groupedFooter()
            }
        }
    }
}
