import Galley
import UIKit

/// Devices as they come today, from the table that `galley devices` prints: with their own scale and the system's standard
/// text size, upright unless it is said.
extension ViewImageConfig {
    public static let iPhoneSE3 = iPhoneSE3(.portrait)
    public static func iPhoneSE3(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone SE (3rd generation)", orientation)
    }

    public static let iPhone14 = iPhone14(.portrait)
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 14", orientation) }

    public static let iPhone14Plus = iPhone14Plus(.portrait)
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 14 Plus", orientation)
    }

    public static let iPhone14Pro = iPhone14Pro(.portrait)
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 14 Pro", orientation)
    }

    public static let iPhone14ProMax = iPhone14ProMax(.portrait)
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 14 Pro Max", orientation)
    }

    public static let iPhone15 = iPhone15(.portrait)
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 15", orientation) }

    public static let iPhone15Plus = iPhone15Plus(.portrait)
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 15 Plus", orientation)
    }

    public static let iPhone15Pro = iPhone15Pro(.portrait)
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 15 Pro", orientation)
    }

    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 15 Pro Max", orientation)
    }

    public static let iPhone16 = iPhone16(.portrait)
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 16", orientation) }

    public static let iPhone16e = iPhone16e(.portrait)
    public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 16e", orientation) }

    public static let iPhone16Plus = iPhone16Plus(.portrait)
    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 16 Plus", orientation)
    }

    public static let iPhone16Pro = iPhone16Pro(.portrait)
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 16 Pro", orientation)
    }

    public static let iPhone16ProMax = iPhone16ProMax(.portrait)
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 16 Pro Max", orientation)
    }

    public static let iPhone17 = iPhone17(.portrait)
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig { device("iPhone 17", orientation) }

    public static let iPhone17Pro = iPhone17Pro(.portrait)
    public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 17 Pro", orientation)
    }

    public static let iPhone17ProMax = iPhone17ProMax(.portrait)
    public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
        device("iPhone 17 Pro Max", orientation)
    }

    public static let iPhoneAir = iPhoneAir(.portrait)
    public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig { device("iPhone Air", orientation) }

    public static let iPadMini7 = iPadMini7(.portrait)
    public static func iPadMini7(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad mini (A17 Pro)", orientation)
    }

    public static let iPadA16 = iPadA16(.portrait)
    public static func iPadA16(_ orientation: Orientation) -> ViewImageConfig { device("iPad (A16)", orientation) }

    public static let iPadPro11M5 = iPadPro11M5(.portrait)
    public static func iPadPro11M5(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Pro 11-inch (M5)", orientation)
    }

    public static let iPadPro13M5 = iPadPro13M5(.portrait)
    public static func iPadPro13M5(_ orientation: Orientation) -> ViewImageConfig {
        device("iPad Pro 13-inch (M5)", orientation)
    }

    private static func device(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
        let device = Galley.Device(named: name) ?? .iPhone17
        return ViewImageConfig(orientation == .landscape ? device.landscape : device)
    }
}
