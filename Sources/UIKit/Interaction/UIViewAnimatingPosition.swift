/// Where changes that move have come to.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
