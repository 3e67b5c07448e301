import Appearance
import Scenes
import UIKit

/// Scene documents to laid-out pictures.
@MainActor package enum ScenePictures {
    /// The JSON Schema of scene documents.
    package nonisolated static var schema: String { SceneSchema.text() }

    /// Reads and lays out a scene file.
    package static func solve(file path: String, _ overrides: SceneOverrides) throws(RenderError) -> SolvedPicture {
        try solve(SceneEnvironment(file: path), overrides) { (environment) throws(SceneError) in
            try Scene(file: path, environment)
        }
    }

    /// Lays out a scene whose text came from elsewhere; paths in it are relative to the current folder.
    package static func solve(_ bytes: [UInt8], _ overrides: SceneOverrides) throws(RenderError) -> SolvedPicture {
        try solve(SceneEnvironment(name: "standard input", folder: ""), overrides) { (environment) throws(SceneError) in
            try Scene(bytes, environment)
        }
    }

    private static func solve(
        _ environment: SceneEnvironment, _ overrides: SceneOverrides,
        _ read: (SceneEnvironment) throws(SceneError) -> Scene
    ) throws(RenderError) -> SolvedPicture {
        var environment = environment
        environment.allowedFolders = overrides.allowedFolders
        environment.overrides = SceneEnvironment.Overrides(overrides)
        let scene: Scene
        do throws(SceneError) {
            scene = try read(environment)
        } catch {
            throw RenderError(.scene, error.lines, isRequestFault: true)
        }
        var picture = try Solving.solve(scene.request) { WindowSnapshot.take(of: scene.makeViewController(), $0) }
        // The scene tells what it knows with its place; what comes up later is told without one, unless it is the same.
        let later = picture.warnings.filter { warning in !scene.warnings.contains { $0.hasSuffix(warning) } }
        picture.warnings = scene.warnings + later.map { "\(environment.name): \($0)" }
        return picture
    }
}

extension SceneEnvironment.Overrides {
    fileprivate init(_ overrides: SceneOverrides) {
        self.init()
        device = overrides.device.flatMap { Appearance.Device.named($0) }
        width = overrides.width
        height =
            switch overrides.height {
            case .points(let points): .points(points)
            case .fitsContent: .fitsContent
            case nil: nil
            }
        scale = overrides.scale
        appearance = overrides.appearance.flatMap { SceneListAppearance(rawValue: $0) }
        userInterfaceStyle = overrides.isDark.map { $0 ? .dark : .light }
        contentSizeCategory = overrides.contentSize.flatMap { ContentSizeCategory(name: $0) }
        layoutDirection = overrides.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
        accessibilityContrast = overrides.hasHighContrast.map { $0 ? .high : .normal }
        generation = overrides.look.map { $0 == .iOS18 ? .iOS18 : .iOS26 }
        locale = overrides.locale
        showsFullHeight = overrides.showsFullHeight
    }
}
