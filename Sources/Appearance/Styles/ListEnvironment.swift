/// The kind of list that something is drawn in.
package enum ListEnvironment: Hashable, Sendable, CaseIterable {
    /// Outside any list.
    case none
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
}
