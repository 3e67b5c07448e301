import Appearance
public import Foundation

/// The device that pictures are of.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current = UIDevice()
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")

    /// Ways to hold a device.
    public enum Orientation: Int, Sendable {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

        public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    /// That of the screen; a phone where nothing else is said.
    open var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }
    /// By the screen's sides.
    open var orientation: Orientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// "18.0" or "26.0", by the look that is drawn.
    open var systemVersion: String {
        UIScreen.main.traitCollection.generation == .iOS26 ? "26.0" : "18.0"
    }
    open var systemName: String { "iOS" }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var name: String { model }
    /// Pictures know no single device.
    open var identifierForVendor: UUID? { nil }
    /// No effect on a picture.
    open var isBatteryMonitoringEnabled = false
    /// Full.
    open var batteryLevel: Float { 1 }
    /// No effect on a picture.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// No effect on a picture.
    open func endGeneratingDeviceOrientationNotifications() {}
}

/// Ways to hold a device.
public typealias UIDeviceOrientation = UIDevice.Orientation
