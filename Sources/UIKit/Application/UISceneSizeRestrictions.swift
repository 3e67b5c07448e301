public import Foundation

/// What a window may be resized to. No effect on a picture.
@preconcurrency @MainActor
public final class UISceneSizeRestrictions: NSObject {
    override init() {}
    public var minimumSize = CGSize.zero
    public var maximumSize = CGSize.zero
    public var allowsFullScreen = true
}
