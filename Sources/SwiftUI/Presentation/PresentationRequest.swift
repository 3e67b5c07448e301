import UIKit

/// What a view asks to be shown above the screen that it is in.
@MainActor
struct PresentationRequest {
    /// What tells it from other things that the same view may ask for: another one replaces what is shown.
    let id: AnyHashable
    /// Makes what is shown.
    /// - Parameter source: The view that asks.
    let make: @MainActor (_ source: PresentingNode) -> UIViewController
    /// Brings what is shown up to date when the views around have been made anew.
    var update: @MainActor (UIViewController) -> Void = { _ in }
    /// Called when it has been put away.
    var onDismiss: (() -> Void)?
}

/// How a screen above another one is shown.
enum PresentationStyle: Hashable {
    case sheet, cover
    /// On phones a sheet, unless the content wants otherwise.
    case popover
}

extension PresentationRequest {
    /// Views on a screen of their own.
    /// - Parameters:
    ///   - id: What the screen is about; `nil` where it is always about the same.
    ///   - putAway: Makes what is bound say that nothing is shown.
    init(
        _ style: PresentationStyle, id: AnyHashable?, _ environment: EnvironmentValues,
        putAway: @escaping @MainActor () -> Void, onDismiss: (() -> Void)?,
        content: @escaping @MainActor () -> any View
    ) {
        self.id = [AnyHashable(style), id ?? AnyHashable(style)]
        self.onDismiss = onDismiss
        make = { source in
            let screen = PresentedScreen(style, content(), environment, putAway: putAway)
            screen.place(from: source)
            return screen
        }
        update = { controller in
            guard let screen = controller as? PresentedScreen else { return }
            screen.takeOver(environment)
            screen.putAway = putAway
            screen.rootView = AnyView(erasing: content())
        }
    }
}

/// A view that may ask for something above its screen, and asks when it is on the screen.
@MainActor
final class PresentingNode: WrapperNode, AppearingNode {
    private let request: PresentationRequest?
    private let key: ViewStore.Key
    private weak var store: ViewStore?
    private var hasAppeared = false
    /// Where the view was drawn last.
    private(set) var place: CGRect?
    private(set) weak var view: UIView?
    /// The button of a bar that stands for the view; `nil` where it is drawn itself.
    weak var barItem: UIBarButtonItem?

    init(_ content: ViewNode, _ request: PresentationRequest?, _ key: ViewStore.Key, _ store: ViewStore) {
        self.request = request
        self.key = key
        self.store = store
        super.init(content)
    }

    /// Whether the place has to be known before anything is drawn.
    var needsPlace: Bool { request != nil }

    func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        store?.presenter.show(request, key, from: self)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        place = CGRect(origin: origin, size: placedSize)
        view = pass.view
        super.draw(at: origin, into: &listing, pass)
    }
}

extension View {
    /// - Parameter request: What the view asks for now; `nil` is nothing.
    func presenting(_ request: @escaping @MainActor (EnvironmentValues) -> PresentationRequest?) -> some View {
        Presenting(content: self, request: request)
    }
}

/// A view that may ask for something above its screen.
private struct Presenting<Content: View>: View, NodeSource {
    typealias Body = Never
    let content: Content
    let request: @MainActor (EnvironmentValues) -> PresentationRequest?

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        var nodes = content.nodes(environment)
        guard let store = environment[storage: \.live].store, let key = environment.key(Self.self), !nodes.isEmpty
        else { return nodes }
        let request = request(environment)
        nodes[0] = nodes[0].changed { PresentingNode($0, request, key, store) }
        return nodes
    }
}
