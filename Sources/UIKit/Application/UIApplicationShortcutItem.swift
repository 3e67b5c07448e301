public import Foundation

/// An entry of the menu of an app's icon. No effect on a picture.
open class UIApplicationShortcutItem: NSObject {
    public final let type: String
    public final let localizedTitle: String
    public final let localizedSubtitle: String?
    public final let icon: UIApplicationShortcutIcon?
    public final let userInfo: [String: any NSSecureCoding]?
    open var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}
