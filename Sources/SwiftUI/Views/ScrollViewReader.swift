import Foundation
import UIKit

/// Content that scrolls, with what scrolls it.
@MainActor @preconcurrency
public struct ScrollViewReader<Content: View>: View, NodeSource {
    public typealias Body = Never
    public var content: (ScrollViewProxy) -> Content

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let live = environment[storage: \.live]
        let request = live.store.flatMap { store in
            environment.key(Self.self).map { store.object($0) { ScrollRequest() } }
        }
        let proxy = ScrollViewProxy(request: request ?? ScrollRequest(), store: live.store)
        var inner = environment
        inner[storage: \.list.scrolling.marksPlaces] = true
        if let target = proxy.request.target { inner[storage: \.list.scrolling.requested] = target }
        return inner.asCurrent { content(proxy) }.nodes(inner)
    }
}

/// Scrolls what is inside of a reader.
@MainActor @preconcurrency
public struct ScrollViewProxy {
    let request: ScrollRequest
    weak var store: ViewStore?

    /// Scrolls what is inside so that a view shows, in scroll views and in lists.
    /// - Parameters:
    ///   - id: Of the view, or of its element in `ForEach`.
    ///   - anchor: Shares of the lengths of view and scroll view that lie on one another; `nil` scrolls as little as
    ///     shows the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let target = ScrollPlace(place: .view(AnyHashable(id)), anchor: anchor)
        guard request.target != target else { return }
        request.target = target
        store?.valueChanged()
    }
}

/// What a reader's scroll views were last asked to show.
final class ScrollRequest {
    var target: ScrollPlace?
}
