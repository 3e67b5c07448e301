public import Foundation

/// Something of a view's geometry, to be told in another view's space.
public struct Anchor<Value>: Sendable {
    private let record: AnchorRecord
    private let value: @Sendable (CGRect) -> Value
    /// Brings a value from the screen's space to one whose corner is at a point of the screen.
    private let moved: @Sendable (Value, CGPoint) -> Value

    init(
        _ record: AnchorRecord, _ value: @escaping @Sendable (CGRect) -> Value,
        moved: @escaping @Sendable (Value, CGPoint) -> Value
    ) {
        self.record = record
        self.value = value
        self.moved = moved
    }

    /// - Parameter origin: Of the space that the value is wanted in, from the screen's left top corner.
    func resolve(_ origin: CGPoint) -> Value {
        // Geometry is read while views are made, which happens on the main thread alone.
        moved(value(MainActor.assumeIsolated { record.frame }), origin)
    }

    /// What of a view's geometry an anchor stands for.
    public struct Source: Sendable {
        let anchor: @Sendable (AnchorRecord) -> Anchor<Value>
    }
}

extension Anchor: Equatable {
    /// Whether both stand for the same of one view.
    public static func == (left: Anchor, right: Anchor) -> Bool { left.record === right.record }
}

extension Anchor: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(record)) }
}

extension Anchor<CGRect>.Source {
    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source { rect { $0 } }
    /// A rectangle in the view's own space.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        self.rect { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
    private static func rect(_ value: @escaping @Sendable (CGRect) -> CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { Anchor($0, value) { $0.offsetBy(dx: -$1.x, dy: -$1.y) } }
    }
}

extension Anchor<CGPoint>.Source {
    /// A point in the view's own space.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        self.point { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }
    /// A point by its shares of width and height.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        self.point { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
    }
    private static func point(_ value: @escaping @Sendable (CGRect) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { Anchor($0, value) { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) } }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Where the view of an anchor is.
@MainActor
final class AnchorRecord {
    /// Points from the screen's left top corner; empty before the view has a place.
    var frame = CGRect.zero
}
