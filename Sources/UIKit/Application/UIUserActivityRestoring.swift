import Foundation

/// What can go on with somebody's activity. No effect on a picture.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// What work in the background came to. No effect on a picture.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}
