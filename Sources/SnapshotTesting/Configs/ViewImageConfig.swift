public import Galley
public import UIKit

/// What a controller is drawn for: a screen's size, safe area and traits.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Hashable, Sendable {
        case landscape
        case portrait
    }

    /// How a pad is held, and how much of its screen the app has.
    public enum TabletOrientation: Hashable, Sendable {
        public enum PortraitSplits: Hashable, Sendable {
            case oneThird
            case twoThirds
            case full
        }

        public enum LandscapeSplits: Hashable, Sendable {
            case oneThird
            case oneHalf
            case twoThirds
            case full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    /// What the screen's own furniture covers, in points.
    public var safeArea: UIEdgeInsets
    /// In points; a side of 0 fits the content. `nil` is the view's own.
    public var size: CGSize?
    /// Over a phone's standard traits. Their `displayScale` is the picture's; 3 where they say none.
    public var traits: UITraitCollection
    /// Which look of the system is drawn.
    public var look: SystemLook

    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init(),
        look: SystemLook = .iOS26
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
        self.look = look
    }

    /// The screen of a known device, with its own scale; the text size is the system's standard, `large`.
    public init(_ device: Galley.Device) {
        self.init(safeArea: device.safeAreaInsets, size: device.size, traits: device.traits)
    }

    /// With another size and traits over its own.
    func with(_ size: CGSize?, _ traits: UITraitCollection) -> ViewImageConfig {
        var config = self
        if let size { config.size = size }
        config.traits = UITraitCollection(traitsFrom: [self.traits, traits])
        return config
    }
}
