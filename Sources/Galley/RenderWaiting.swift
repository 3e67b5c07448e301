import Foundation
public import UIKit

/// Draws a view controller's view on a device once what it has begun is done: tasks, `.task` modifiers and what it has put on the
/// main queue run meanwhile. `render` without waiting draws the first appearance.
///
///     let picture = try await Galley.render(controller, waitingAtMost: .seconds(2))
///
/// The picture is taken as soon as nothing has asked for another layout for a short while and no `.task` is running.
///
/// - Parameters:
///   - traits: go over what the device gives; what they do not specify stays the device's.
///   - limit: The most that the picture waits: what takes longer is drawn as it is then.
@MainActor public func render(
    _ controller: UIViewController, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions(), waitingAtMost limit: Duration
) async throws(RenderError) -> Rendering {
    try Solving.rendering(
        of: await solve(controller, on: device, traits: traits, options: options, waitingAtMost: limit))
}

/// Draws a view that fills a device's screen, or the size that the options give, once what it has begun is done.
///
/// - Parameter limit: The most that the picture waits: what takes longer is drawn as it is then.
@MainActor public func render(
    _ view: UIView, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions(), waitingAtMost limit: Duration
) async throws(RenderError) -> Rendering {
    try Solving.rendering(
        of: await solve(view, on: device, traits: traits, options: options, waitingAtMost: limit))
}

/// Lays out a view controller's view once what it has begun is done, without painting it.
///
/// - Parameter limit: The most that is waited: what takes longer is laid out as it is then.
@MainActor public func solve(
    _ controller: UIViewController, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions(), waitingAtMost limit: Duration
) async throws(RenderError) -> SolvedPicture {
    let request = try Solving.begin(device, traits, options)
    return Solving.picture(await WindowSnapshot.take(of: controller, request, waitingAtMost: limit), request)
}

/// Lays out a view once what it has begun is done, without painting it.
///
/// - Parameter limit: The most that is waited: what takes longer is laid out as it is then.
@MainActor public func solve(
    _ view: UIView, on device: Device = .iPhone17, traits: UITraitCollection = UITraitCollection(),
    options: RenderOptions = RenderOptions(), waitingAtMost limit: Duration
) async throws(RenderError) -> SolvedPicture {
    let request = try Solving.begin(device, traits, options)
    return Solving.picture(await WindowSnapshot.take(of: view, request, waitingAtMost: limit), request)
}
