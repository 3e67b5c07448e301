import UIKit

/// A view as an app would show it, with what keeps it filled. What is in this target is written as for iOS.
@MainActor
public struct PracticeView {
    public let view: UIView
    let owner: AnyObject
}
