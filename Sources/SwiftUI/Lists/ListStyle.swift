import UIKit

/// A kind of list. The kinds are those of the framework.
public protocol ListStyle: Sendable {}

/// The system's kind: sections as cards.
public struct DefaultListStyle: ListStyle {
    public init() {}
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    public init() {}
}

/// Rows from edge to edge, sections apart.
public struct GroupedListStyle: ListStyle {
    public init() {}
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
}

/// Rows of a plain list.
public struct InsetListStyle: ListStyle {
    public init() {}
}

/// The list beside the content of an app.
public struct SidebarListStyle: ListStyle {
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: Self { .init() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: Self { .init() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: Self { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: Self { .init() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: Self { .init() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: Self { .init() }
}

extension ListStyle {
    /// The kind of UIKit's list that draws the style.
    var appearance: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        // An inset list is a plain one on phones. A guess: not seen in a picture.
        case is PlainListStyle, is InsetListStyle: .plain
        case is GroupedListStyle: .grouped
        case is SidebarListStyle: .sidebar
        default: .insetGrouped
        }
    }
}

extension View {
    /// The kind of the lists inside.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        inEnvironment { $0[storage: \.list].style = style }
    }
}
