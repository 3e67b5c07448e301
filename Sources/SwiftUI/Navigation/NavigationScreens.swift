import UIKit

/// Where links and bound values lead, as the screens of a stack say it while they are made.
@MainActor
final class NavigationRecord {
    /// A screen that shows while what is bound says so.
    struct Push {
        /// What tells the screen from others.
        let id: AnyHashable
        let content: @MainActor () -> any View
        /// Makes what is bound say that it is not shown.
        let putAway: @MainActor () -> Void
    }

    private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> (any View)?] = [:]
    private var pushes: [Push] = []

    /// The outermost view that says it counts, which says it first.
    func lead<Data: Hashable>(_ type: Data.Type, to destination: @escaping @MainActor (Data) -> any View) {
        let name = ObjectIdentifier(type)
        guard destinations[name] == nil else { return }
        destinations[name] = { value in (value.base as? Data).map { destination($0) } }
    }

    func destination(for value: AnyHashable) -> (any View)? {
        destinations[ObjectIdentifier(type(of: value.base))]?(value)
    }

    func push(_ push: Push) { pushes.append(push) }

    /// The first of what has been said since this was last asked.
    func nextPush() -> Push? {
        defer { pushes = [] }
        return pushes.first
    }
}

/// The values of the screens above the first one.
@MainActor
struct NavigationValues {
    var values: [AnyHashable]
    /// Leaves the given number of values.
    let cut: @MainActor (Int) -> Void
}

/// The screens of a stack, from the first one to the one that is shown.
@MainActor
struct NavigationScreens {
    private let environment: EnvironmentValues
    private let record = NavigationRecord()
    /// What the screens above the first one are told from others by.
    private let owner: ViewStore.Key?
    private var nodes: [ViewNode] = []
    private var screens: [UIViewController] = []

    /// More screens in a row than this do not end.
    private static let most = 32

    init(_ root: some View, _ path: NavigationValues?, _ environment: EnvironmentValues) {
        self.environment = environment.insideRow
        owner = environment.key(Self.self)
        var first = self.environment
        first[storage: \.live].navigation = record
        add(root.node(first))
        for (index, value) in (path?.values ?? []).prefix(Self.most).enumerated() {
            guard let destination = record.destination(for: value) else { break }
            push(destination, value) { path?.cut(index) }
        }
        while screens.count < Self.most, let next = record.nextPush() {
            push(next.content(), next.id, next.putAway)
        }
    }

    private mutating func add(_ node: ViewNode) {
        nodes.append(node)
        screens.append(UIHostingController(rootView: NodeView(node: node)))
    }

    private mutating func push(_ view: any View, _ id: AnyHashable, _ leave: @escaping @MainActor () -> Void) {
        var inner = environment.entering(owner, [AnyHashable(screens.count), id])
        inner[storage: \.live].navigation = record
        inner[storage: \.live].leave = leave
        add(view.node(inner))
    }

    func controller() -> UINavigationController {
        let controller = UINavigationController()
        controller.setViewControllers(screens, animated: false)
        controller.navigationBar.prefersLargeTitles = true
        for (screen, node) in zip(screens, nodes) {
            // Which bars there are is up to the last one.
            controller.isNavigationBarHidden = false
            controller.isToolbarHidden = true
            screen.take(node)
        }
        return controller
    }
}

extension View {
    /// Says something to the stack of screens around the view.
    func leading(_ say: @escaping @MainActor (NavigationRecord, EnvironmentValues) -> Void) -> some View {
        inEnvironment { environment in
            if let record = environment[storage: \.live].navigation { say(record, environment) }
        }
    }
}
