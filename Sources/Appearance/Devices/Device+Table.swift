import Foundation

extension Device {
    /// Every known device, phones before pads, older before newer. Sizes, scales, safe areas and corners:
    /// uikit-metrics §11.1 and §11.2; the safe areas of the Air are an estimate.
    package static let all: [Device] = phones + pads

    private static let phones: [Device] = [
        phone("iPhone SE (1st generation)", 320, 568, 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0, radius: 0),
        phone("iPhone 8", 375, 667, 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0, radius: 0),
        phone("iPhone SE (2nd generation)", 375, 667, 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0, radius: 0),
        phone("iPhone SE (3rd generation)", 375, 667, 2, top: 20, bottom: 0, side: 0, landscapeBottom: 0, radius: 0),
        phone("iPhone 8 Plus", 414, 736, 3, top: 20, bottom: 0, side: 0, landscapeBottom: 0, radius: 0, isWide: true),
        phone("iPhone X", 375, 812, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21, radius: 39),
        phone("iPhone XS", 375, 812, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21, radius: 39),
        phone("iPhone 11 Pro", 375, 812, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21, radius: 39),
        phone(
            "iPhone XS Max", 414, 896, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21, radius: 39, isWide: true),
        phone(
            "iPhone 11 Pro Max", 414, 896, 3, top: 44, bottom: 34, side: 44, landscapeBottom: 21, radius: 39,
            isWide: true),
        phone("iPhone XR", 414, 896, 2, top: 48, bottom: 34, side: 48, landscapeBottom: 21, radius: 41.5, isWide: true),
        phone("iPhone 11", 414, 896, 2, top: 48, bottom: 34, side: 48, landscapeBottom: 21, radius: 41.5, isWide: true),
        phone("iPhone 12 mini", 375, 812, 3, top: 50, bottom: 34, side: 50, landscapeBottom: 21, radius: 44),
        phone("iPhone 13 mini", 375, 812, 3, top: 50, bottom: 34, side: 50, landscapeBottom: 21, radius: 44),
        phone("iPhone 12", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 47.33),
        phone("iPhone 12 Pro", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 47.33),
        phone("iPhone 13", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 47.33),
        phone("iPhone 13 Pro", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 47.33),
        phone("iPhone 14", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 47.33),
        phone("iPhone 16e", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 47.33),
        phone("iPhone 17e", 390, 844, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 47.33),
        phone(
            "iPhone 12 Pro Max", 428, 926, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 53.33,
            isWide: true),
        phone(
            "iPhone 13 Pro Max", 428, 926, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 53.33,
            isWide: true),
        phone(
            "iPhone 14 Plus", 428, 926, 3, top: 47, bottom: 34, side: 47, landscapeBottom: 21, radius: 53.33,
            isWide: true),
        phone("iPhone 14 Pro", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55),
        phone("iPhone 15", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55),
        phone("iPhone 15 Pro", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55),
        phone("iPhone 16", 393, 852, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55),
        phone(
            "iPhone 14 Pro Max", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55,
            isWide: true),
        phone(
            "iPhone 15 Plus", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55, isWide: true),
        phone(
            "iPhone 15 Pro Max", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55,
            isWide: true),
        phone(
            "iPhone 16 Plus", 430, 932, 3, top: 59, bottom: 34, side: 59, landscapeBottom: 21, radius: 55, isWide: true),
        phone("iPhone 16 Pro", 402, 874, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21, radius: 62),
        phone("iPhone 17", 402, 874, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21, radius: 62),
        phone("iPhone 17 Pro", 402, 874, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21, radius: 62),
        phone(
            "iPhone 16 Pro Max", 440, 956, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21, radius: 62,
            isWide: true),
        phone(
            "iPhone 17 Pro Max", 440, 956, 3, top: 62, bottom: 34, side: 62, landscapeBottom: 21, radius: 62,
            isWide: true),
        phone("iPhone Air", 420, 912, 3, top: 68, bottom: 34, side: 68, landscapeBottom: 21, radius: 62, isWide: true),
    ]

    private static let pads: [Device] = [
        pad("iPad mini (5th generation)", 768, 1024, top: 20, bottom: 0, radius: 0),
        pad("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20, radius: 21.5),
        pad("iPad mini (A17 Pro)", 744, 1133, top: 24, bottom: 20, radius: 21.5),
        pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0, radius: 0),
        pad("iPad Air (3rd generation)", 834, 1112, top: 20, bottom: 0, radius: 0),
        pad("iPad Pro (10.5-inch)", 834, 1112, top: 20, bottom: 0, radius: 0),
        pad("iPad (10th generation)", 820, 1180, top: 24, bottom: 20, radius: 25),
        pad("iPad (A16)", 820, 1180, top: 24, bottom: 20, radius: 25),
        pad("iPad Air (4th generation)", 820, 1180, top: 24, bottom: 20, radius: 18),
        pad("iPad Air (5th generation)", 820, 1180, top: 24, bottom: 20, radius: 18),
        pad("iPad Air 11-inch (M2)", 820, 1180, top: 24, bottom: 20, radius: 18),
        pad("iPad Air 11-inch (M3)", 820, 1180, top: 24, bottom: 20, radius: 18),
        pad("iPad Pro 11-inch (M2)", 834, 1194, top: 24, bottom: 20, radius: 18),
        pad("iPad Pro 12.9-inch (M2)", 1024, 1366, top: 24, bottom: 20, radius: 18),
        pad("iPad Air 13-inch (M2)", 1024, 1366, top: 24, bottom: 20, radius: 18),
        pad("iPad Air 13-inch (M3)", 1024, 1366, top: 24, bottom: 20, radius: 18),
        pad("iPad Pro 11-inch (M4)", 834, 1210, top: 24, bottom: 20, radius: 30),
        pad("iPad Pro 11-inch (M5)", 834, 1210, top: 24, bottom: 20, radius: 30),
        pad("iPad Pro 13-inch (M4)", 1032, 1376, top: 24, bottom: 20, radius: 30),
        pad("iPad Pro 13-inch (M5)", 1032, 1376, top: 24, bottom: 20, radius: 30),
    ]

    /// A phone lying on its side has no status bar.
    private static func phone(
        _ name: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, bottom: Double, side: Double,
        landscapeBottom: Double, radius: Double, isWide: Bool = false
    ) -> Device {
        Device(
            name: name, idiom: .phone, size: CGSize(width: width, height: height), scale: scale,
            portraitSafeArea: SafeArea(top: top, bottom: bottom),
            landscapeSafeArea: SafeArea(left: side, bottom: landscapeBottom, right: side), cornerRadius: radius,
            isRegularInLandscape: isWide)
    }

    private static func pad(
        _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, radius: Double
    ) -> Device {
        let safeArea = SafeArea(top: top, bottom: bottom)
        return Device(
            name: name, idiom: .pad, size: CGSize(width: width, height: height), scale: 2, portraitSafeArea: safeArea,
            landscapeSafeArea: safeArea, cornerRadius: radius, isRegularInLandscape: true)
    }
}
