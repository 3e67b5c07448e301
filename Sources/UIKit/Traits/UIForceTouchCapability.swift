/// Whether a screen feels how hard it is pressed. No effect on a picture.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
    case unknown, unavailable, available
}
