import Comparison
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// The view's picture, at the size of its frame and three pixels a point.
    public static var image: Snapshotting { image() }

    /// The view's picture.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: No effect on a picture: every view is drawn in a window.
    ///   - precision: the share of pixels that have to match, 0…1.
    ///   - perceptualPrecision: how close a pixel has to come to match, 0…1; see `Diffing.image`.
    ///   - size: in points; a side of 0 fits the content. `nil` is the frame's.
    ///   - traits: what the view inherits over a phone's traits. Their `displayScale` is the picture's; 3 where they say
    ///     none, whatever machine runs the test.
    ///   - ignoring: what does not count; see `Diffing.image`.
    ///   - allowing: how far the pictures may be apart besides.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init(), ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Snapshotting {
        picture(.image(Tolerance(precision, perceptualPrecision, ignoring, allowing)), size, traits)
    }

    /// The view's picture and its layout: the snapshot fails when either differs.
    public static var imageAndLayout: Snapshotting { imageAndLayout() }

    /// The view's picture and its layout: the snapshot fails when either differs. The arguments mean what they mean for
    /// `image`.
    public static func imageAndLayout(
        precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init(),
        ignoring: [String] = [],
        allowing: AllowedDifference = .none
    ) -> Snapshotting {
        picture(
            .image(Tolerance(precision, perceptualPrecision, ignoring, allowing), comparesLayout: true), size, traits)
    }

    private static func picture(
        _ diffing: Diffing<UIImage>, _ size: CGSize?, _ traits: UITraitCollection
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: diffing) { view in
            MainThread.run { ViewPicture.image(of: view, ViewImageConfig(size: size, traits: traits)) }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view's solved layout: what stands where, in which colour and font.
    public static var layout: Snapshotting { layout() }

    /// The view's solved layout: what stands where, in which colour and font. The arguments mean what they mean for `image`.
    public static func layout(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        SimplySnapshotting.layoutText.pullback { view in
            MainThread.run { ViewPicture.layout(of: view, ViewImageConfig(size: size, traits: traits)) }
        }
    }

    /// The tree of views, with their frames.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The tree of views, with their frames. The arguments mean what they mean for `image`.
    public static func recursiveDescription(size: CGSize? = nil, traits: UITraitCollection = .init()) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            MainThread.run {
                ViewPicture.description(of: view, ViewImageConfig(size: size, traits: traits))
            }
        }
    }
}

extension Snapshotting where Value == String, Format == String {
    /// A layout report, told in words where it differs.
    static var layoutText: Snapshotting {
        var strategy = lines
        strategy.pathExtension = "layout.txt"
        let linesOnly = strategy.diffing.diff
        strategy.diffing.diff = { old, new in
            guard let (difference, attachments) = linesOnly(old, new) else { return nil }
            let words = LayoutWords.difference(old, new)
            return (words.isEmpty ? difference : "\(words)\n\n\(difference)", attachments)
        }
        return strategy
    }
}
