/// Heights of bars.
public enum UIBarMetrics: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// Of phones on their side.
    case compact = 1
    /// The usual one with a prompt.
    case defaultPrompt = 101
    /// Of phones on their side with a prompt.
    case compactPrompt = 102
}

/// Styles of bars.
public enum UIBarStyle: Int, Sendable {
    /// By the style of the interface.
    case `default` = 0
    /// Always dark.
    case black = 1
}
