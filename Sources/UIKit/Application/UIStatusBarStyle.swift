/// Colours of a status bar. Pictures leave its place empty. No effect on a picture.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
