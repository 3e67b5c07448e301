public import Foundation

/// Buttons that belong together. On iOS 26 they share a capsule as far as each may.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// - Parameter representativeItem: Stands for the others where there is no room. Changes nothing in a picture.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    /// From the leading side to the trailing one.
    open var barButtonItems: [UIBarButtonItem]
    /// No effect on a picture.
    open var representativeItem: UIBarButtonItem?
    /// Left out of the bar.
    open var isHidden = false
    /// No effect on a picture.
    open var alwaysAvailable = false

    /// A group that stays where it is.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// A group that people may move.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }

    /// A group that people may take out; it is there at first.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
        group.isHidden = !isInDefaultCustomization
        return group
    }
}
