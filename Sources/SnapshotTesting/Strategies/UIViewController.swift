import Comparison
public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// The picture of a controller's view as it first appears, at the size of an iPhone 17 unless the view has a frame, and
    /// three pixels a point.
    public static var image: Snapshotting { image() }

    /// The picture of a controller's view as it first appears on a device.
    ///
    /// - Parameters:
    ///   - config: the device: its size, safe area and traits.
    ///   - precision: the share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: how close a pixel has to come to match, 0…1; see `Diffing.image`.
    ///   - size: in points, over the device's; a height of 0 fits the content.
    ///   - traits: over the device's. The picture's scale is their `displayScale`, else the configuration's, else 3, whatever
    ///     machine runs the test.
    ///   - ignoring: what does not count; see `Diffing.image`.
    ///   - allowing: how far the pictures may be apart besides.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init(), ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Snapshotting {
        picture(.image(Tolerance(precision, perceptualPrecision, ignoring, allowing)), config.with(size, traits))
    }

    /// The picture of a controller's view as it first appears.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: No effect on a picture: every view is drawn in a window.
    ///   - size: in points; `nil` is the view's frame, or an iPhone 17's without any. A height of 0 fits the content.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init(), ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Snapshotting {
        picture(
            .image(Tolerance(precision, perceptualPrecision, ignoring, allowing)),
            ViewImageConfig(size: size, traits: traits))
    }

    /// The picture of a controller's view and its layout: the snapshot fails when either differs.
    public static var imageAndLayout: Snapshotting { imageAndLayout(on: ViewImageConfig()) }

    /// The picture of a controller's view and its layout: the snapshot fails when either differs. The arguments mean what
    /// they mean for `image`.
    public static func imageAndLayout(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init(), ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Snapshotting {
        picture(
            .image(Tolerance(precision, perceptualPrecision, ignoring, allowing), comparesLayout: true),
            config.with(size, traits))
    }

    private static func picture(_ diffing: Diffing<UIImage>, _ config: ViewImageConfig) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: diffing) { controller in
            MainThread.run { ViewPicture.image(of: controller, config) }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The solved layout of a controller's view: what stands where, in which colour and font.
    public static var layout: Snapshotting { layout(on: ViewImageConfig()) }

    /// The solved layout of a controller's view on a device. The arguments mean what they mean for `image`.
    public static func layout(
        on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.layoutText.pullback { controller in
            MainThread.run { ViewPicture.layout(of: controller, config.with(size, traits)) }
        }
    }

    /// The tree of a controller's views, with their frames.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The tree of a controller's views, with their frames. The arguments mean what they mean for `image`.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainThread.run { ViewPicture.description(of: controller, config.with(size, traits)) }
        }
    }

    /// The tree of controllers.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainThread.run { ViewPicture.hierarchy(of: controller) }
        }
    }
}
