public import UIKit

/// A pad of a preset, points: its sides, what its furniture covers, and the widths that an app has in a split view.
private struct Pad {
    var shortSide: Double
    var longSide: Double
    var top = 20.0
    var bottom = 0.0
    /// Of an app beside another one, the pad lying: a third, a half, two thirds.
    var landscapeSplits: (third: Double, half: Double, twoThirds: Double)
    /// Upright: a third, two thirds.
    var portraitSplits: (third: Double, twoThirds: Double)
    /// Whether half of the screen is a regular width.
    var isHalfRegular = false

    static let mini = Pad(
        shortSide: 768, longSide: 1024, landscapeSplits: (320, 507, 694), portraitSplits: (320, 438))
    static let ten = Pad(
        shortSide: 810, longSide: 1080, landscapeSplits: (320, 535, 750), portraitSplits: (320, 480))
    static let proTen = Pad(
        shortSide: 834, longSide: 1112, landscapeSplits: (320, 551, 782), portraitSplits: (320, 504))
    static let proEleven = Pad(
        shortSide: 834, longSide: 1194, top: 24, bottom: 20, landscapeSplits: (375, 592, 809),
        portraitSplits: (320, 504))
    static let proTwelve = Pad(
        shortSide: 1024, longSide: 1366, landscapeSplits: (375, 678, 981), portraitSplits: (375, 639),
        isHalfRegular: true)

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        switch orientation {
        case .landscape: config(.landscape(splitView: .full))
        case .portrait: config(.portrait(splitView: .full))
        }
    }

    func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
        let (width, height, isCompact): (Double, Double, Bool)
        switch orientation {
        case .landscape(let split):
            height = shortSide
            switch split {
            case .oneThird: (width, isCompact) = (landscapeSplits.third, true)
            case .oneHalf: (width, isCompact) = (landscapeSplits.half, !isHalfRegular)
            case .twoThirds: (width, isCompact) = (landscapeSplits.twoThirds, false)
            case .full: (width, isCompact) = (longSide, false)
            }
        case .portrait(let split):
            height = longSide
            switch split {
            case .oneThird: (width, isCompact) = (portraitSplits.third, true)
            case .twoThirds: (width, isCompact) = (portraitSplits.twoThirds, true)
            case .full: (width, isCompact) = (shortSide, false)
            }
        }
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            size: CGSize(width: width, height: height), traits: Self.traits(isCompact: isCompact))
    }

    static func traits(isCompact: Bool) -> UITraitCollection {
        UITraitCollection { traits in
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .medium
            traits.userInterfaceIdiom = .pad
            traits.horizontalSizeClass = isCompact ? .compact : .regular
            traits.verticalSizeClass = .regular
        }
    }
}

/// The pads of the snapshot library that iOS teams use, with that library's values; lying unless it is said.
extension ViewImageConfig {
    public static let iPadMini = iPadMini(.landscape)
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { Pad.mini.config(orientation) }
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig { Pad.mini.config(orientation) }

    public static let iPad9_7 = iPad9_7(.landscape)
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { Pad.mini.config(orientation) }
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { Pad.mini.config(orientation) }

    public static let iPad10_2 = iPad10_2(.landscape)
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { Pad.ten.config(orientation) }
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig { Pad.ten.config(orientation) }

    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig { Pad.proTen.config(orientation) }
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        Pad.proTen.config(orientation)
    }

    public static let iPadPro11 = iPadPro11(.landscape)
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { Pad.proEleven.config(orientation) }
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        Pad.proEleven.config(orientation)
    }

    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig { Pad.proTwelve.config(orientation) }
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        Pad.proTwelve.config(orientation)
    }
}

/// The same pads' traits, with the whole screen and with a compact part of it.
extension UITraitCollection {
    public static let iPadMini = Pad.traits(isCompact: false)
    public static let iPadMini_Compact_SplitView = Pad.traits(isCompact: true)

    public static let iPad9_7 = Pad.traits(isCompact: false)
    public static let iPad9_7_Compact_SplitView = Pad.traits(isCompact: true)

    public static let iPad10_2 = Pad.traits(isCompact: false)
    public static let iPad10_2_Compact_SplitView = Pad.traits(isCompact: true)

    public static let iPadPro10_5 = Pad.traits(isCompact: false)
    public static let iPadPro10_5_Compact_SplitView = Pad.traits(isCompact: true)

    public static let iPadPro11 = Pad.traits(isCompact: false)
    public static let iPadPro11_Compact_SplitView = Pad.traits(isCompact: true)

    public static let iPadPro12_9 = Pad.traits(isCompact: false)
    public static let iPadPro12_9_Compact_SplitView = Pad.traits(isCompact: true)
}
