/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// A bar that stands somewhere. No effect on a picture.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}
