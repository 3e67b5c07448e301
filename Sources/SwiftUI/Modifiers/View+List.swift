public import Foundation
import UIKit

/// Whether something shows.
public enum Visibility: CaseIterable, Hashable, Sendable {
    case automatic, visible, hidden
}

/// What views say to the row of a `List` that they are. Everywhere else it counts for nothing, as on the phone.
extension View {
    /// From the row's edges to its content; `nil` is the list's own distance.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        rowTraits { traits, _ in
            traits.margins = HostedMargins()
            if let insets { traits.margins.replace(.all, insets) }
        }
    }
    /// Sets some of the distances from the row's edges to its content.
    /// - Parameter length: Points; `nil` is the list's own distance.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        rowTraits { traits, _ in if let length { traits.margins.replace(edges, EdgeInsets(.all, length)) } }
    }
    /// Fills the row behind its content, in place of the list's own background; `nil` leaves that.
    public func listRowBackground<Background: View>(_ view: Background?) -> some View {
        rowTraits { traits, environment in traits.background = view?.node(environment.insideRow) }
    }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in traits.separators.change(edges) { $0.visibility = visibility } }
    }
    /// The colour of the row's lines; `nil` is the list's own.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in traits.separators.change(edges) { $0.color = color.map { UIColor($0) } } }
    }
    /// Whether lines are drawn above and below a section.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in traits.sectionSeparators.change(edges) { $0.visibility = visibility } }
    }
    /// The colour of the lines above and below a section; `nil` is the list's own.
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        rowTraits { traits, _ in traits.sectionSeparators.change(edges) { $0.color = color.map { UIColor($0) } } }
    }

    // MARK: Badges

    /// A number at the end of a row; 0 shows none.
    public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: "\(count)"))
    }
    /// A text at the end of a row; `nil` shows none.
    public func badge(_ label: Text?) -> some View {
        rowTraits { traits, environment in
            traits.badge = label.map { ResolvedText($0, environment).string }
        }
    }
    /// A text at the end of a row; `nil` shows none.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    /// A text at the end of a row; `nil` shows none.
    @_disfavoredOverload
    public func badge<Label: StringProtocol>(_ label: Label?) -> some View { badge(label.map { Text($0) }) }

    func rowTraits(
        _ change: @escaping @MainActor (inout RowTraits, EnvironmentValues) -> Void
    ) -> some View {
        wrapped { node, environment in RowTraitNode(node) { change(&$0, environment) } }
    }
}

/// What views say to the lists and sections inside of them.
extension View {
    /// Points between rows, which are cards of their own then; `nil` is the style's distance.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        inEnvironment { $0[storage: \.list].rowSpacing = spacing }
    }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        inEnvironment { $0[storage: \.list].sectionSpacing = spacing }
    }
    /// - Parameter spacing: Points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    /// The colour of icons in rows; `nil` is the tint.
    public func listItemTint(_ tint: Color?) -> some View {
        inEnvironment { $0[storage: \.list].itemTint = tint.map { Ink($0) } }
    }
    /// The colour of icons in rows; `nil` is the tint.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        inEnvironment { $0[storage: \.list].itemTint = tint?.ink }
    }
    /// How strongly headers of sections stand out.
    public func headerProminence(_ prominence: Prominence) -> some View {
        inEnvironment { $0.headerProminence = prominence }
    }
    /// Whether lists have their own background behind the rows.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        inEnvironment { $0[storage: \.list].scrollBackground = visibility }
    }

    /// Keeps the row from being deleted: a list that is edited does not offer it.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowTraits { traits, _ in if isDisabled { traits.isDeleteDisabled = true } }
    }
    /// Keeps the row from being moved: a list that is edited does not offer it.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowTraits { traits, _ in if isDisabled { traits.isMoveDisabled = true } }
    }
    /// Keeps the row from being selected: a list that is edited does not offer it.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        rowTraits { traits, _ in if isDisabled { traits.isSelectionDisabled = true } }
    }
    /// Whether rows that lead elsewhere have a chevron.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        inEnvironment { $0[storage: \.list].chevrons = visibility }
    }
    /// - Parameter length: Points; `nil` is the list's own distance. Not drawn yet.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
    /// What a section is called in the index at the list's edge. Not drawn yet.
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    /// What a section is called in the index at the list's edge. Not drawn yet.
    @_disfavoredOverload
    public func sectionIndexLabel<Label: StringProtocol>(_ label: Label?) -> some View { self }
    /// Whether there is an index at the list's edge. Not drawn yet.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    /// Shown where a pointer is. No effect on a picture.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// How strongly badges stand out. Not drawn yet.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// Colours of icons in rows.
public struct ListItemTint: Sendable {
    let ink: Ink?

    /// One colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(ink: Ink(tint)) }
    /// A colour where the system has none of its own, as on phones.
    public static func preferred(_ tint: Color) -> ListItemTint { fixed(tint) }
    /// Gray.
    public static let monochrome = ListItemTint(ink: Ink(Color(uiColor: .secondaryLabel)))
}

/// How strongly badges stand out. No effect on a picture.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
    public static let decreased = BadgeProminence(name: "decreased")
}
