import UIKit

/// What bars around a screen hold.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What the content is made of.
    associatedtype Body: ToolbarContent
    /// What the content is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {
    /// There is none; nobody asks for it.
    public var body: Never { return preconditionFailure("Never has no body") }
}

/// Content that the module knows by itself.
@MainActor
protocol ToolbarSource {
    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry]
}

/// A view in a place of a bar.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let node: ViewNode
}

extension ToolbarContent where Body == Never {
    /// Content of the framework has none; nobody asks for it.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension ToolbarContent {
    @MainActor
    func allEntries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        if let source = self as? any ToolbarSource { return source.entries(environment) }
        return environment.asCurrent { body }.allEntries(environment)
    }
}

/// A view in a place of a bar.
@MainActor @preconcurrency
public struct ToolbarItem<ID, Content: View>: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        content.nodes(environment).map { ToolbarEntry(placement: placement, node: $0) }
    }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem where ID == String {
    /// - Parameter id: No effect on a picture.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

/// Several views in a place of a bar.
@MainActor @preconcurrency
public struct ToolbarItemGroup<Content: View>: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        content.nodes(environment).map { ToolbarEntry(placement: placement, node: $0) }
    }
}

/// A space between views of a bar, which ends a group of buttons.
@MainActor @preconcurrency
public struct ToolbarSpacer: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        [ToolbarEntry(placement: placement, node: SpacerNode(least: nil, isFixed: sizing == .fixed))]
    }
}

/// How large a space is.
public enum SpacerSizing: Hashable, Sendable {
    case flexible, fixed
}

/// A place in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable { case leading, trailing, title, bottom, status, menu, none }
    let place: Place
    /// Whether the button there stands out.
    var isProminent = false

    /// At the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(place: .title)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// In a menu, of which the button is drawn.
    public static let secondaryAction = ToolbarItemPlacement(place: .menu)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// In the middle of the bar at the bottom.
    public static let status = ToolbarItemPlacement(place: .status)
    /// Below the title; drawn in place of it.
    public static let subtitle = ToolbarItemPlacement(place: .title)
    public static let title = ToolbarItemPlacement(place: .title)
    /// Above the keyboard, which no picture shows. No effect on a picture.
    public static let keyboard = ToolbarItemPlacement(place: .none)
}

/// Makes one content of what a closure lists.
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @MainActor @preconcurrency
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarContents {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return _ToolbarContents(parts: parts)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    @MainActor @preconcurrency
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [first])
    }
    @MainActor @preconcurrency
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarContents {
        _ToolbarContents(parts: [second])
    }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: ToolbarSource where Wrapped: ToolbarContent {
    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] { self?.allEntries(environment) ?? [] }
}

/// Several contents of bars.
@MainActor @preconcurrency
public struct _ToolbarContents: ToolbarContent, ToolbarSource {
    public typealias Body = Never
    let parts: [any ToolbarContent]

    func entries(_ environment: EnvironmentValues) -> [ToolbarEntry] {
        parts.flatMap { $0.allEntries(environment) }
    }
}

extension View {
    /// Fills the bars around the screen.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let content = content()
        return wrapped { node, environment in ToolbarNode(node, content.allEntries(environment.inBar)) }
    }
    /// Buttons at the trailing end of the navigation bar.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return wrapped { node, environment in
            let nodes = content.nodes(environment.inBar)
            return ToolbarNode(node, nodes.map { ToolbarEntry(placement: .automatic, node: $0) })
        }
    }
}

extension View {
    /// - Parameter id: No effect on a picture.
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { toolbar(content: content) }
    /// No effect on a picture.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// No effect on a picture.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// What bars are for. No effect on a picture.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}
