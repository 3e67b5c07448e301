import UIKit

/// A screen under a navigation bar.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View, NodeSource {
    public typealias Body = Never
    private let root: Root

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] { [PlatformNode.navigation(root, environment)] }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    /// - Parameter path: The screens above the first one, which is what is drawn. Not drawn yet.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack where Data: MutableCollection & RandomAccessCollection, Data.Element: Hashable {
    /// - Parameter path: The screens above the first one, which is what is drawn. Not drawn yet.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// What screens above the first one show.
public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []

    public init() {}
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<Value: Hashable>(_ value: Value) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(count, elements.count)) }
}

/// A screen under a navigation bar.
@MainActor @preconcurrency
public struct NavigationView<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        // Of several columns a phone shows the first one.
        let first = (content as? any ViewList)?.views.first ?? content
        return [PlatformNode.navigation(AnyView(erasing: first), environment)]
    }
}

/// Several views that can be told apart.
@MainActor
protocol ViewList {
    var views: [any View] { get }
}

extension TupleView: ViewList {
    var views: [any View] { children }
}

extension AnyView {
    init(erasing view: any View) { content = view }
}

/// How screens beside one another are shown. The styles are those of the framework.
public protocol NavigationViewStyle: Sendable {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

/// The system's way.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { .init() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: Self { .init() }
}

extension View {
    /// One screen is drawn. No effect on a picture.
    public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
}
