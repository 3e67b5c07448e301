import Appearance
import DisplayLists
import Foundation
import Scenes
public import UIKit

/// Draws a view controller's view as it first appears on a device.
///
///     let picture = try Galley.render(controller, on: .iPhone17, traits: UITraitCollection(userInterfaceStyle: .dark))
///     try picture.png.write(to: URL(filePath: "settings.png"))
///
/// - Parameters:
///   - traits: go over what the device gives; what they do not specify stays the device's.
@preconcurrency @MainActor public func render(
    _ controller: UIViewController, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions()
) throws(RenderError) -> Rendering {
    try Solving.rendering(of: solve(controller, on: device, traits: traits, options: options))
}

/// Draws a view that fills a device's screen, or the size that the options give.
@preconcurrency @MainActor public func render(
    _ view: UIView, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions()
) throws(RenderError) -> Rendering {
    try Solving.rendering(of: solve(view, on: device, traits: traits, options: options))
}

/// Lays out a view controller's view without painting it.
@preconcurrency @MainActor public func solve(
    _ controller: UIViewController, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions()
) throws(RenderError) -> SolvedPicture {
    try Solving.solve(device, traits, options) { WindowSnapshot.take(of: controller, $0) }
}

/// Lays out a view without painting it.
@preconcurrency @MainActor public func solve(
    _ view: UIView, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions()
) throws(RenderError) -> SolvedPicture {
    try Solving.solve(device, traits, options) { WindowSnapshot.take(of: view, $0) }
}

/// What the main thread lays out and paints with.
@MainActor package enum Solving {
    /// Kept for the process's life, with the faces and glyphs it has loaded.
    package static let maker = PictureMaker()

    static func rendering(of picture: SolvedPicture) throws(RenderError) -> Rendering {
        Rendering(
            layout: picture.layout, displayList: picture.displayList, png: Data(try maker.png(of: picture)),
            warnings: picture.warnings)
    }

    fileprivate static func solve(
        _ device: Device, _ traits: UITraitCollection, _ options: RenderOptions,
        _ take: (WindowSnapshot.Request) -> WindowSnapshot
    ) throws(RenderError) -> SolvedPicture {
        try solve(request(device, traits, options), take)
    }

    private static func request(
        _ device: Device, _ traits: UITraitCollection, _ options: RenderOptions
    ) -> WindowSnapshot.Request {
        let size = options.size ?? device.size
        // Another size than the device's is another window, whose edges the screen's furniture does not reach.
        let isScreen = size == device.size
        return WindowSnapshot.Request(
            width: size.width, height: size.height, scale: options.scale ?? device.scale,
            safeAreaInsets: isScreen ? device.safeAreaInsets : .zero,
            traits: device.traits.merging(options.look.traits).merging(options.languageTraits).merging(traits),
            isFullHeight: options.showsFullHeight)
    }

    /// Checks the request, lays out, and takes the warnings that came up on the way.
    package static func solve(
        _ request: WindowSnapshot.Request, _ take: (WindowSnapshot.Request) -> WindowSnapshot
    ) throws(RenderError) -> SolvedPicture {
        try begin(request)
        return picture(take(request), request)
    }

    /// Checks what is asked for, and forgets the warnings of pictures before.
    static func begin(
        _ device: Device, _ traits: UITraitCollection, _ options: RenderOptions
    ) throws(RenderError) -> WindowSnapshot.Request {
        let request = request(device, traits, options)
        try begin(request)
        return request
    }

    private static func begin(_ request: WindowSnapshot.Request) throws(RenderError) {
        try check(request)
        try DrawingEnvironment.prepare()
        _ = RenderDiagnostics.current.take()
    }

    /// Takes the warnings that came up on the way.
    static func picture(_ snapshot: WindowSnapshot, _ request: WindowSnapshot.Request) -> SolvedPicture {
        let warnings = RenderDiagnostics.current.take().map(\.message)
        return SolvedPicture(
            layout: snapshot.report, displayList: snapshot.displayList, scale: request.scale, warnings: warnings)
    }

    /// The longest side of a picture, in points.
    private static let largestSide = 32_767.0

    private static func check(_ request: WindowSnapshot.Request) throws(RenderError) {
        var faults: [String] = []
        for side in [request.width, request.height].compactMap({ $0 }) where !(side >= 1 && side <= largestSide) {
            faults.append("a side of \(side.shortText) points is not possible — from 1 to \(largestSide.shortText)")
        }
        if !(request.scale >= 1 && request.scale <= 4) {
            faults.append("a scale of \(request.scale.shortText) is not possible — from 1 to 4")
        }
        guard faults.isEmpty else { throw RenderError(.layout, faults, isRequestFault: true) }
    }
}

extension SystemLook {
    /// The one trait that says which look is drawn.
    package var traits: UITraitCollection { UITraitCollection(generation: self == .iOS18 ? .iOS18 : .iOS26) }
}

extension RenderOptions {
    fileprivate var languageTraits: UITraitCollection {
        guard let locale else { return UITraitCollection() }
        return UITraitCollection(traitsFrom: [
            UITraitCollection(language: locale),
            UITraitCollection(layoutDirection: LocaleDirection.direction(of: locale)),
        ])
    }
}
