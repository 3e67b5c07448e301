import SnapshotTesting
import Testing
import UIKit

/// The presets have the values that their names stand for elsewhere.
struct ViewImageConfigTests {
    private func values(_ config: ViewImageConfig) -> [Double] {
        let (area, size) = (config.safeArea, config.size ?? .zero)
        return [size.width, size.height, area.top, area.left, area.bottom, area.right].map { Double($0) }
    }

    private static let phones: [(ViewImageConfig, ViewImageConfig, [Double], [Double])] = [
        (.iPhoneSe, .iPhoneSe(.landscape), [320, 568, 20, 0, 0, 0], [568, 320, 0, 0, 0, 0]),
        (.iPhone8, .iPhone8(.landscape), [375, 667, 20, 0, 0, 0], [667, 375, 0, 0, 0, 0]),
        (.iPhone8Plus, .iPhone8Plus(.landscape), [414, 736, 20, 0, 0, 0], [736, 414, 0, 0, 0, 0]),
        (.iPhoneX, .iPhoneX(.landscape), [375, 812, 44, 0, 34, 0], [812, 375, 0, 44, 24, 44]),
        (.iPhoneXsMax, .iPhoneXsMax(.landscape), [414, 896, 44, 0, 34, 0], [896, 414, 0, 44, 24, 44]),
        (.iPhoneXr, .iPhoneXr(.landscape), [414, 896, 44, 0, 34, 0], [896, 414, 0, 44, 24, 44]),
        (.iPhone12, .iPhone12(.landscape), [390, 844, 47, 0, 34, 0], [844, 390, 0, 47, 21, 47]),
        (.iPhone13Mini, .iPhone13Mini(.landscape), [375, 812, 50, 0, 34, 0], [812, 375, 0, 50, 21, 50]),
        (.iPhone13ProMax, .iPhone13ProMax(.landscape), [428, 926, 47, 0, 34, 0], [926, 428, 0, 47, 21, 47]),
        (.iPhone17, .iPhone17(.landscape), [402, 874, 62, 0, 34, 0], [874, 402, 0, 62, 21, 62]),
    ]

    @Test(arguments: phones.indices) func phonesUprightAndLying(index: Int) {
        let (upright, lying, first, second) = Self.phones[index]
        #expect(values(upright) == first)
        #expect(values(lying) == second)
        #expect(upright.traits.horizontalSizeClass == .compact && upright.traits.verticalSizeClass == .regular)
        #expect(lying.traits.verticalSizeClass == .compact)
        #expect(upright.traits.userInterfaceIdiom == .phone)
    }

    @Test func wideOnesAreRegularLying() {
        #expect(ViewImageConfig.iPhone13ProMax(.landscape).traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPhone13(.landscape).traits.horizontalSizeClass == .compact)
        #expect(UITraitCollection.iPhoneXr(.landscape).horizontalSizeClass == .regular)
    }

    @Test func pads() {
        #expect(values(.iPadMini) == [1024, 768, 20, 0, 0, 0])
        #expect(values(.iPadMini(.portrait)) == [768, 1024, 20, 0, 0, 0])
        #expect(values(.iPadPro11(.landscape(splitView: .oneHalf))) == [592, 834, 24, 0, 20, 0])
        #expect(values(.iPadPro12_9(.portrait(splitView: .twoThirds))) == [639, 1366, 20, 0, 0, 0])
        #expect(ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .regular)
        #expect(ViewImageConfig.iPadPro11(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass == .compact)
        #expect(ViewImageConfig.iPad9_7.traits == UITraitCollection.iPad9_7)
    }

    /// The presets of elsewhere set the text size below the standard and no scale; devices of today have their own.
    @Test func textSizeAndScale() {
        #expect(ViewImageConfig.iPhone13.traits.preferredContentSizeCategory == .medium)
        #expect(ViewImageConfig.iPhone13.traits.displayScale == 0)
        #expect(ViewImageConfig.iPhone17.traits.preferredContentSizeCategory == .large)
        #expect(ViewImageConfig.iPhoneSE3.traits.displayScale == 2)
        #expect(ViewImageConfig.iPadPro13M5.size == CGSize(width: 1032, height: 1376))
    }
}
