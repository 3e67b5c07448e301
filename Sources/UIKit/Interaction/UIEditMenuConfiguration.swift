public import Foundation

/// Where such a bubble opens. No effect on a picture.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    public final let identifier: AnyHashable
    public final let sourcePoint: CGPoint
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
    }
}
