import Appearance
public import Foundation
public import UIKit

/// A phone or pad that a picture is drawn for: its screen's size, scale and safe area.
public struct Device: Hashable, Sendable {
    private let entry: Appearance.Device
    /// Lying on its side.
    public var isLandscape = false

    private init(_ entry: Appearance.Device) { self.entry = entry }

    /// By the name that `galley devices` prints; case, spaces and punctuation do not count. `nil` for an unknown one.
    public init?(named name: String) {
        guard let entry = Appearance.Device.named(name) else { return nil }
        self.init(entry)
    }

    /// Every known device, phones first.
    public static let all: [Device] = Appearance.Device.all.map { Device($0) }

    public static let iPhoneSE = known("iPhone SE (3rd generation)")
    public static let iPhone13Mini = known("iPhone 13 mini")
    public static let iPhone14 = known("iPhone 14")
    public static let iPhone15 = known("iPhone 15")
    public static let iPhone16 = known("iPhone 16")
    public static let iPhone16Pro = known("iPhone 16 Pro")
    public static let iPhone17 = known("iPhone 17")
    public static let iPhone17Pro = known("iPhone 17 Pro")
    public static let iPhone17ProMax = known("iPhone 17 Pro Max")
    public static let iPhoneAir = known("iPhone Air")
    public static let iPadMini = known("iPad mini (A17 Pro)")
    public static let iPadPro11 = known("iPad Pro 11-inch (M5)")
    public static let iPadPro13 = known("iPad Pro 13-inch (M5)")

    private static func known(_ name: String) -> Device { Device(Appearance.Device.named(name) ?? .standard) }

    public var name: String { entry.name }
    /// In points, the way the device is held.
    public var size: CGSize { entry.size(isLandscape: isLandscape) }
    /// Pixels a point.
    public var scale: Double { entry.scale }
    /// What the screen's own furniture covers, in points.
    public var safeAreaInsets: UIEdgeInsets {
        let area = entry.safeArea(isLandscape: isLandscape)
        return UIEdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right)
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { entry.idiom == .pad ? .pad : .phone }

    /// Lying on its side.
    public var landscape: Device {
        var device = self
        device.isLandscape = true
        return device
    }

    /// What views on the device inherit: every trait that a screen specifies, the user's settings at their defaults.
    package var traits: UITraitCollection {
        let classes = entry.sizeClasses(isLandscape: isLandscape)
        return UITraitCollection.standard.modifyingTraits { traits in
            traits.userInterfaceIdiom = userInterfaceIdiom
            traits.displayScale = scale
            traits.horizontalSizeClass = classes.isWidthRegular ? .regular : .compact
            traits.verticalSizeClass = classes.isHeightRegular ? .regular : .compact
        }
    }
}
