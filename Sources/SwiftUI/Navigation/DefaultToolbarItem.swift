public import Foundation
import UIKit

/// Something of the system's in a bar.
@MainActor @preconcurrency
public struct DefaultToolbarItem: ToolbarContent, ToolbarSource {
    public typealias Body = Never

    /// Not drawn yet: what the system puts into bars stays where it is.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] { [] }
}

/// What the system puts into bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// A menu that opens from the title, which no picture shows. No effect on a picture.
@MainActor @preconcurrency
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, ToolbarSource {
    public typealias Body = Never

    /// The menu holds actions of the system. No effect on a picture.
    public init() where Content == EmptyView {}
    /// - Parameter content: It is not called.
    public init(@ViewBuilder content: () -> Content) {}

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] { [] }
}

extension ToolbarContent {
    /// Whether a button stands on glass.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        BareToolbarContent(content: self, isBare: visibility == .hidden)
    }
    /// No effect on a picture.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
    /// Whether the content is left out.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { HiddenToolbarContent(content: self, hidden) }
    /// No effect on a picture.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some ToolbarContent { self }
    /// No effect on a picture.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some ToolbarContent { self }
}

/// How bars may be changed. No effect on a picture.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Whether something in a bar may be changed. No effect on a picture.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

private struct BareToolbarContent<Content: ToolbarContent>: ToolbarContent, ToolbarSource {
    typealias Body = Never
    let content: Content
    let isBare: Bool

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        content.allEntries(environment).map { entry in
            var entry = entry
            entry.isBare = isBare
            return entry
        }
    }
}

private struct HiddenToolbarContent<Content: ToolbarContent>: ToolbarContent, ToolbarSource {
    typealias Body = Never
    let content: Content
    let isHidden: Bool

    init(content: Content, _ isHidden: Bool) {
        self.content = content
        self.isHidden = isHidden
    }

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] { isHidden ? [] : content.allEntries(environment) }
}

extension View {
    /// Something of the system's that bars do not show.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        changingController { controller, _ in
            if defaultItemKind == .title { controller.navigationItem.title = nil }
        }
    }
    /// A document that the title stands for. No effect on a picture.
    public func navigationDocument(_ url: URL) -> some View { self }
}
