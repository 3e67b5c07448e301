public import Foundation

/// A drag. No effect on a picture.
public struct DragGesture: Gesture {
    /// How far a finger has come. No effect on a picture.
    public struct Value: Hashable, Sendable {
        public var time = Date(timeIntervalSince1970: 0)
        public var location = CGPoint.zero
        public var startLocation = CGPoint.zero
        public var translation: CGSize { .zero }
        public var predictedEndTranslation: CGSize { .zero }
        public var predictedEndLocation: CGPoint { .zero }
        /// Points a second.
        public var velocity: CGSize { .zero }
    }
    /// - Parameter minimumDistance: Points. No effect on a picture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
    /// - Parameter minimumDistance: Points. No effect on a picture.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
