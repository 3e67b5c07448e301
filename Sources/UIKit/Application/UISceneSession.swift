public import Foundation

/// What is kept of a scene between its lives. No effect on a picture.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    override init() {}

    /// Pictures have no scenes: `nil`.
    open var scene: UIScene? { nil }
    open var role: Role { .windowApplication }
    open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    public final let persistentIdentifier = "picture"
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?
}
