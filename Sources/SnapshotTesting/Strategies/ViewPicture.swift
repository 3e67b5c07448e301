import DisplayLists
import Galley
import UIKit

/// Draws views and controllers for their snapshots.
@MainActor enum ViewPicture {
    /// Pixels a point where neither traits nor configuration say how many.
    nonisolated static let standardScale = 3.0

    static func image(of view: UIView, _ size: CGSize, scale: CGFloat = standardScale) -> UIImage {
        image(of: view, ViewImageConfig(size: size, traits: UITraitCollection(displayScale: scale)))
    }

    /// The picture, with its layout; the empty picture where none can be drawn, which is reported.
    static func image(of view: UIView, _ config: ViewImageConfig) -> UIImage { image(solve(view, config)) }

    static func image(of controller: UIViewController, _ config: ViewImageConfig) -> UIImage {
        image(solve(controller, config))
    }

    /// The layout's text form.
    static func layout(of view: UIView, _ config: ViewImageConfig) -> String {
        solve(view, config)?.layout.description ?? ""
    }

    static func layout(of controller: UIViewController, _ config: ViewImageConfig) -> String {
        solve(controller, config)?.layout.description ?? ""
    }

    private static func image(_ picture: SolvedPicture?) -> UIImage {
        guard let picture else { return UIImage() }
        do {
            let (pixels, png) = try Solving.maker.pixelsAndPNG(of: picture)
            return UIImage(pixels: pixels, png: Data(png), scale: picture.scale, layout: picture.layout)
        } catch {
            SnapshotFaults.report("\(error)")
            return UIImage()
        }
    }

    // MARK: Laying out

    /// - Parameter look: is called while the view still has the size that it is drawn with.
    static func solve(_ view: UIView, _ config: ViewImageConfig, _ look: () -> Void = {}) -> SolvedPicture? {
        let place = ViewPlace(view)
        defer { place.restore() }
        return solve(config, fittingIn: view, standardSize: nil) { request in
            let snapshot = WindowSnapshot.take(of: view, request)
            look()
            return snapshot
        }
    }

    static func solve(
        _ controller: UIViewController, _ config: ViewImageConfig, _ look: () -> Void = {}
    ) -> SolvedPicture? {
        let screen = Galley.Device.iPhone17.size
        let place = controller.viewIfLoaded.map { ViewPlace($0) }
        defer { place?.restore() }
        return solve(config, fittingIn: nil, standardSize: place?.size ?? screen) { request in
            let snapshot = WindowSnapshot.take(of: controller, request)
            look()
            return snapshot
        }
    }

    /// - Parameters:
    ///   - view: whose frame is the size where the configuration has none.
    ///   - standardSize: the size where the configuration has none.
    private static func solve(
        _ config: ViewImageConfig, fittingIn view: UIView?, standardSize: CGSize?,
        _ take: (WindowSnapshot.Request) -> WindowSnapshot
    ) -> SolvedPicture? {
        let traits = traits(of: config)
        var size = config.size ?? standardSize ?? view?.frame.size ?? .zero
        if size.width == 0, let view { size.width = fittingWidth(of: view, traits) }
        guard size.width > 0 else {
            SnapshotFaults.report(
                "A view without any width cannot be drawn: give it a frame, or a size to the strategy.")
            return nil
        }
        let request = WindowSnapshot.Request(
            width: size.width, height: size.height == 0 ? nil : size.height, scale: Double(traits.displayScale),
            safeAreaInsets: config.safeArea, traits: traits)
        do {
            var picture = try Solving.solve(request, take)
            // What paints no background of its own stands on the system's, as in an app's window.
            let screen = Shape.rectangle(CGRect(origin: .zero, size: picture.displayList.size))
            let background = UIColor.systemBackground.resolved(with: traits)
            picture.displayList.items.insert(.fill(screen, .color(background)), at: 0)
            return picture
        } catch {
            SnapshotFaults.report("\(error)")
            return nil
        }
    }

    /// Every trait, those of the configuration over a phone's.
    private static func traits(of config: ViewImageConfig) -> UITraitCollection {
        let traits = UITraitCollection.standard.merging(config.look.traits).merging(config.traits)
        return config.traits.displayScale > 0
            ? traits : traits.merging(UITraitCollection(displayScale: standardScale))
    }

    private static func fittingWidth(of view: UIView, _ traits: UITraitCollection) -> CGFloat {
        PixelGrid(scale: Double(traits.displayScale)).ceil(traits.asCurrent { view.naturalSize(for: .zero).width })
    }
}

/// Where a view stood before its picture was taken in a window of its own.
@MainActor private struct ViewPlace {
    private let view: UIView
    private let superview: UIView?
    private let index: Int?
    private let frame: CGRect
    private let mask: UIView.AutoresizingMask

    init(_ view: UIView) {
        self.view = view
        superview = view.superview
        index = view.superview?.subviews.firstIndex { $0 === view }
        frame = view.frame
        mask = view.autoresizingMask
    }

    /// The size it has, `nil` without any.
    var size: CGSize? { frame.width > 0 && frame.height > 0 ? frame.size : nil }

    func restore() {
        view.autoresizingMask = mask
        view.frame = frame
        if let superview, let index { superview.insertSubview(view, at: index) }
    }
}
