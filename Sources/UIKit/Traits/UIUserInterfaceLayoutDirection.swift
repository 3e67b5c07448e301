/// The direction that a view's interface runs in, all questions settled.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable, CaseIterable {
    case leftToRight = 0
    case rightToLeft = 1
}
