/// Where changes that move have come to. No effect on a picture.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
