public import Foundation

/// A touch, and where. No effect on a picture.
public struct SpatialTapGesture: Gesture {
    /// Where a touch is.
    public struct Value: Hashable, Sendable {
        public var location = CGPoint.zero
    }
    public var count: Int
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) { self.count = count }
}

/// Two fingers going apart. No effect on a picture.
public struct MagnificationGesture: Gesture {
    /// How far they have gone; 1 is where they began.
    public typealias Value = CGFloat
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers going apart. No effect on a picture.
public struct MagnifyGesture: Gesture {
    /// How far they have gone.
    public struct Value: Equatable, Sendable {
        public var time = Date(timeIntervalSince1970: 0)
        /// 1 is where they began.
        public var magnification: CGFloat = 1
        public var velocity: CGFloat = 0
        public var startAnchor = UnitPoint.center
        public var startLocation = CGPoint.zero
    }
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers turning. No effect on a picture.
public struct RotationGesture: Gesture {
    /// How far they have turned.
    public typealias Value = Angle
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers turning. No effect on a picture.
public struct RotateGesture: Gesture {
    /// How far they have turned.
    public struct Value: Equatable, Sendable {
        public var time = Date(timeIntervalSince1970: 0)
        public var rotation = Angle.zero
        public var velocity = Angle.zero
        public var startAnchor = UnitPoint.center
        public var startLocation = CGPoint.zero
    }
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
