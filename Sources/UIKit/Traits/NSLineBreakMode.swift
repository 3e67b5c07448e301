/// How text is broken into lines, or cut where it does not fit.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}
