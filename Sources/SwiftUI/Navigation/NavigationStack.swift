import UIKit

/// A screen under a navigation bar.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View, NodeSource {
    public typealias Body = Never
    private let root: Root
    /// The screens above the first one that are bound; `nil` where none are.
    private let path: NavigationValues?

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        [PlatformNode.navigation(root, environment, path: path)]
    }
}

extension NavigationStack where Data == NavigationPath {
    public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        path = nil
    }
    /// - Parameter path: The screens above the first one, of which the last is shown.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = NavigationValues(values: path.wrappedValue.elements) { count in
            path.wrappedValue.removeLast(path.wrappedValue.count - count)
        }
    }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    /// - Parameter path: The screens above the first one, of which the last is shown.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        self.path = NavigationValues(values: path.wrappedValue.map { AnyHashable($0) }) { count in
            path.wrappedValue.removeLast(max(0, path.wrappedValue.count - count))
        }
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
