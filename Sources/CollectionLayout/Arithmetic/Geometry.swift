import Foundation

enum Axis: Hashable, Sendable {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A size whose sides are reached by axis.
struct Extent: Hashable, Sendable {
    var width: Double
    var height: Double

    static let zero = Extent(width: 0, height: 0)

    init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    init(_ size: CGSize) {
        width = Double(size.width).length
        height = Double(size.height).length
    }

    subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size with one side replaced.
    func with(_ axis: Axis, _ length: Double) -> Extent {
        var copy = self
        copy[axis] = length
        return copy
    }

    var cgSize: CGSize { CGSize(width: width, height: height) }
}

/// A rectangle whose edges are reached by axis.
struct Box: Hashable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    static let zero = Box(x: 0, y: 0, width: 0, height: 0)

    init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    init(_ rect: CGRect) {
        self.init(
            x: Double(rect.origin.x).tamed, y: Double(rect.origin.y).tamed, width: Double(rect.size.width).length,
            height: Double(rect.size.height).length)
    }

    /// From its edges along an axis and across it.
    init(along axis: Axis, at start: Double, length: Double, crossAt cross: Double, breadth: Double) {
        if axis == .horizontal {
            self.init(x: start, y: cross, width: length, height: breadth)
        } else {
            self.init(x: cross, y: start, width: breadth, height: length)
        }
    }

    var extent: Extent { Extent(width: width, height: height) }

    func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
    func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
    func end(_ axis: Axis) -> Double { start(axis) + length(axis) }

    mutating func move(_ axis: Axis, by distance: Double) {
        if axis == .horizontal { x += distance } else { y += distance }
    }

    func moved(x dx: Double, y dy: Double) -> Box {
        Box(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// Less the insets; larger ones give the amount by which they are larger (uikit-rules §10.3). `ignoring` names the
    /// axes along which insets have no effect.
    func inset(by insets: DirectionalInsets, ignoring axes: AxisSet = []) -> Box {
        var box = self
        if !axes.contains(.horizontal) {
            box.x += insets.leading.tamed
            box.width = abs(width - insets.leading.tamed - insets.trailing.tamed)
        }
        if !axes.contains(.vertical) {
            box.y += insets.top.tamed
            box.height = abs(height - insets.top.tamed - insets.bottom.tamed)
        }
        return box
    }

    /// Shares some area, or is an empty rectangle that lies inside.
    func meets(_ other: Box) -> Bool {
        x + width > other.x && x < other.x + other.width && y + height > other.y && y < other.y + other.height
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

struct AxisSet: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let horizontal = AxisSet(rawValue: 1)
    static let vertical = AxisSet(rawValue: 2)

    func contains(_ axis: Axis) -> Bool { isSuperset(of: axis == .horizontal ? AxisSet.horizontal : .vertical) }

    mutating func insert(_ axis: Axis) { formUnion(axis == .horizontal ? AxisSet.horizontal : .vertical) }

    mutating func remove(_ axis: Axis) { subtract(axis == .horizontal ? AxisSet.horizontal : .vertical) }
}

extension DirectionalInsets {
    func start(_ axis: Axis) -> Double { (axis == .horizontal ? leading : top).tamed }
    func end(_ axis: Axis) -> Double { (axis == .horizontal ? trailing : bottom).tamed }
    func total(_ axis: Axis) -> Double { start(axis) + end(axis) }
}

/// A part of the plane to look at, possibly without end.
struct Window: Hashable, Sendable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// A rectangle's own corners; one that is no rectangle is an empty window.
    init(_ rect: CGRect) {
        let standard = rect.standardized
        let corners = [standard.origin.x, standard.origin.y, standard.size.width, standard.size.height].map(Double.init)
        guard corners.allSatisfy({ !$0.isNaN }) else {
            self.init(minX: 0, minY: 0, maxX: 0, maxY: 0)
            return
        }
        let far = Double.greatestFiniteMagnitude / 4
        func tamed(_ value: Double) -> Double { max(-far, min(value, far)) }
        self.init(
            minX: tamed(corners[0]), minY: tamed(corners[1]), maxX: tamed(tamed(corners[0]) + tamed(corners[2])),
            maxY: tamed(tamed(corners[1]) + tamed(corners[3])))
    }

    /// Everything along an axis, and the given part across it.
    init(alongAll axis: Axis, across low: Double, _ high: Double) {
        let far = Double.greatestFiniteMagnitude / 4
        self.init(minX: -far, minY: -far, maxX: far, maxY: far)
        self[axis.other] = (low, high)
    }

    subscript(axis: Axis) -> (low: Double, high: Double) {
        get { axis == .horizontal ? (minX, maxX) : (minY, maxY) }
        set { if axis == .horizontal { (minX, maxX) = newValue } else { (minY, maxY) = newValue } }
    }

    func moved(_ axis: Axis, by distance: Double) -> Window {
        var copy = self
        copy[axis] = (self[axis].low + distance, self[axis].high + distance)
        return copy
    }

    func inset(by insets: DirectionalInsets) -> Window {
        Window(
            minX: minX + insets.leading.tamed, minY: minY + insets.top.tamed, maxX: maxX - insets.trailing.tamed,
            maxY: maxY - insets.bottom.tamed)
    }

    func meets(_ box: Box) -> Bool {
        box.x + box.width > minX && box.x < maxX && box.y + box.height > minY && box.y < maxY
    }

    /// Shares an edge at least.
    func touches(_ box: Box) -> Bool {
        box.x + box.width >= minX && box.x <= maxX && box.y + box.height >= minY && box.y <= maxY
    }

    var isEmpty: Bool { minX >= maxX || minY >= maxY }
}
