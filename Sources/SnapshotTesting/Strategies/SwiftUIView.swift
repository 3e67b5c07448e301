import Comparison
public import SwiftUI

/// How large a view of SwiftUI is drawn.
public enum SwiftUISnapshotLayout: Sendable {
    /// As the whole screen of a device, inside its safe area.
    case device(config: ViewImageConfig)
    /// In points.
    case fixed(width: CGFloat, height: CGFloat)
    /// As large as it would like to be.
    case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
    /// The view's picture at its ideal size.
    public static var image: Snapshotting { image() }

    /// The view's picture.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: No effect on a picture: every view is drawn in a window.
    ///   - precision: the share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: how close a pixel has to come to match, 0…1; see `Diffing.image`.
    ///   - layout: how large it is drawn.
    ///   - traits: over the device's or a phone's. Their `displayScale` is the picture's; 3 where they say none.
    ///   - ignoring: what does not count; see `Diffing.image`.
    ///   - allowing: how far the pictures may be apart besides.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init(), ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Snapshotting {
        picture(.image(Tolerance(precision, perceptualPrecision, ignoring, allowing)), layout, traits)
    }

    /// The view's picture and its layout: the snapshot fails when either differs.
    public static var imageAndLayout: Snapshotting { imageAndLayout() }

    /// The view's picture and its layout: the snapshot fails when either differs. The arguments mean what they mean for
    /// `image`.
    public static func imageAndLayout(
        precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = .init(), ignoring: [String] = [], allowing: AllowedDifference = .none
    ) -> Snapshotting {
        picture(
            .image(Tolerance(precision, perceptualPrecision, ignoring, allowing), comparesLayout: true), layout,
            traits)
    }

    private static func picture(
        _ diffing: Diffing<UIImage>, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: diffing) { view in
            MainThread.run(view) { view in
                ViewPicture.image(of: UIHostingController(rootView: view).view, layout.config(traits))
            }
        }
    }
}

extension Snapshotting where Value: View, Format == String {
    /// The view's solved layout at its ideal size: what stands where, in which colour and font.
    public static var layout: Snapshotting { layout(.sizeThatFits) }

    /// The view's solved layout: what stands where, in which colour and font. The arguments mean what they mean for `image`.
    public static func layout(
        _ layout: SwiftUISnapshotLayout, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.layoutText.pullback { view in
            MainThread.run(view) { view in
                ViewPicture.layout(of: UIHostingController(rootView: view).view, layout.config(traits))
            }
        }
    }
}

extension SwiftUISnapshotLayout {
    fileprivate func config(_ traits: UITraitCollection) -> ViewImageConfig {
        switch self {
        case .device(let config): config.with(nil, traits)
        case .fixed(let width, let height):
            ViewImageConfig(size: CGSize(width: width, height: height), traits: traits)
        case .sizeThatFits: ViewImageConfig(size: .zero, traits: traits)
        }
    }
}
