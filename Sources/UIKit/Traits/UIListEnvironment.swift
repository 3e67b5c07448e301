/// The kind of list that a view lies in (iOS 18).
public enum UIListEnvironment: Int, Hashable, Sendable, CaseIterable {
    case unspecified = 0
    case none = 1
    case plain = 2
    case grouped = 3
    case insetGrouped = 4
    case sidebar = 5
    case sidebarPlain = 6
}
