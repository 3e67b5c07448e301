public import Foundation
import UIKit

/// Views that are made for the room that there is. It takes all of it.
@MainActor @preconcurrency
public struct GeometryReader<Content: View>: View, NodeSource {
    public typealias Body = Never
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func makeNodes(_ environment: EnvironmentValues) -> [ViewNode] {
        let content = content
        let key = environment.key(Self.self)
        return [
            GeometryNode(isRightToLeft: environment.layoutDirection == .rightToLeft) { size in
                let inside = environment.entering(key, 0)
                let made = inside.asCurrent { content(GeometryProxy(size: size)) }.nodes(inside)
                return OverlappingNode(
                    made, .topLeading, isRightToLeft: environment.layoutDirection == .rightToLeft)
            }
        ]
    }
}

/// The room that there is.
public struct GeometryProxy: Sendable {
    /// Points.
    public let size: CGSize
    /// Where safe areas reach into the room: never, as views in cells stay clear of them.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The room in its own space, whatever space is asked for.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
    /// The room in its own space, whatever space is asked for.
    public func frame(in coordinateSpace: NamedCoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Spaces that places are told in.
public enum CoordinateSpace: Hashable, Sendable {
    /// The view's own.
    case local
    /// The screen's. Places in it are told in the view's own: where a view will be is not known while it is made.
    case global
    /// That of a view further out. Places in it are told in the view's own.
    case named(String)
}

/// Makes what is inside when it knows its size.
@MainActor
final class GeometryNode: ViewNode {
    private let make: @MainActor (CGSize) -> ViewNode
    /// `nil` before it has been laid out.
    private(set) var content: ViewNode?
    /// What the content was made for.
    private var contentSize = CGSize.zero

    init(isRightToLeft: Bool, _ make: @escaping @MainActor (CGSize) -> ViewNode) {
        self.make = make
        super.init(isRightToLeft: isRightToLeft)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(_ proposal: ProposedViewSize) {
        let made = content.flatMap { contentSize == placedSize ? $0 : nil } ?? make(placedSize)
        made.layOut(ProposedViewSize(placedSize))
        (content, contentSize) = (made, placedSize)
    }

    override func visit(_ visitor: (ViewNode) -> Void) {
        super.visit(visitor)
        content?.visit(visitor)
    }

    override func draw(at origin: CGPoint, into listing: inout Listing, _ pass: DrawPass) {
        guard let content else { return }
        let x = isRightToLeft ? placedSize.width - content.placedSize.width : 0
        content.show(at: CGPoint(x: origin.x + x, y: origin.y), into: &listing, pass)
    }
}
