public import Foundation
import Synchronization

/// How large a view is, and where.
public struct GeometryProxy: Sendable {
    /// Points.
    public let size: CGSize
    private let place: ViewPlace
    let question: PlaceQuestion

    /// - Parameter place: `nil` as long as it is not known.
    init(size: CGSize, place: ViewPlace?, _ question: PlaceQuestion) {
        self.size = size
        self.place = place ?? ViewPlace(frame: CGRect(origin: .zero, size: size))
        self.question = question
    }

    /// How far bars and the screen's corners reach from the view's edges on. Points.
    public var safeAreaInsets: EdgeInsets {
        question.ask()
        return place.safeAreaInsets
    }

    /// The view's rectangle. A name that no view around has means the screen.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
        question.ask()
        let origin = place.bounds(of: coordinateSpace)?.origin ?? .zero
        return CGRect(
            x: place.frame.minX - origin.x, y: place.frame.minY - origin.y, width: size.width, height: size.height)
    }
    /// The view's rectangle. A name that no view around has means the screen.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// What is to be seen of the view that has the name, in this view's own space; `nil` where none has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        question.ask()
        return place.bounds(of: coordinateSpace.coordinateSpace).map {
            $0.offsetBy(dx: -place.frame.minX, dy: -place.frame.minY)
        }
    }

    /// What an anchor stands for, in this view's own space.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        question.ask()
        return anchor.resolve(place.frame.origin)
    }
}

/// Where a view is. Points from the screen's left top corner.
struct ViewPlace: Equatable, Sendable {
    var frame: CGRect
    var safeAreaInsets = EdgeInsets()
    /// Of the views around whose spaces have names, the innermost first.
    var spaces: [Space] = []
    /// The anchors that were known when the place was taken: each is another place.
    var anchors = 0

    struct Space: Equatable, Sendable {
        let space: CoordinateSpace
        let frame: CGRect
    }

    func bounds(of space: CoordinateSpace) -> CGRect? { spaces.first { $0.space == space }?.frame }
}

/// Whether anybody wanted to know where a view is: what was made without knowing has to be made again then.
final class PlaceQuestion: Sendable {
    private let asked = Atomic(false)

    var isAsked: Bool { asked.load(ordering: .relaxed) }
    func ask() { asked.store(true, ordering: .relaxed) }
}
