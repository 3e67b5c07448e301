import Foundation

/// What a navigation bar shows for a controller. Bars are not drawn yet.
@preconcurrency @MainActor
open class UINavigationItem {
    /// Not drawn yet.
    open var title: String?
    /// Not drawn yet.
    open var prompt: String?
    /// Not drawn yet.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    public init(title: String) {
        self.title = title
    }
}
