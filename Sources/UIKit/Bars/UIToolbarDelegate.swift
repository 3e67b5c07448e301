/// What a toolbar's delegate may implement. No effect on a picture.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
