import Appearance
import Foundation
import ResourceFiles
import Scenes
import UIKit

/// Scene documents to laid-out pictures.
@MainActor package enum ScenePictures {
    /// The JSON Schema of scene documents.
    package nonisolated static var schema: String { SceneSchema.text() }

    /// A scene's text, and what its files are relative to.
    package struct Source: Hashable, Sendable {
        package var bytes: [UInt8]
        fileprivate var environment: SceneEnvironment

        /// Reads a scene file.
        package init(file path: String) throws(RenderError) {
            environment = SceneEnvironment(file: path)
            do throws(SceneError) {
                bytes = try SceneFile.bytes(of: path, name: path)
            } catch {
                throw RenderError(.scene, error.lines, isRequestFault: true)
            }
        }

        /// Where a file lies that the scene names.
        package func path(of name: String) -> String {
            name.hasPrefix("/") ? name : environment.folder + name
        }

        /// What lies beside the scene that could belong to it without being named.
        package var surroundings: [String] {
            let folder = environment.folder.isEmpty ? "." : environment.folder
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") || $0.hasSuffix(".xcassets") }
                .sorted()
        }

        /// A text that came from elsewhere; paths in it are relative to the current folder.
        package init(_ bytes: [UInt8], name: String = "standard input") {
            self.bytes = bytes
            environment = SceneEnvironment(name: name, folder: "")
        }
    }

    /// Reads and lays out a scene file.
    package static func solve(file path: String, _ overrides: SceneOverrides) throws(RenderError) -> SolvedPicture {
        try solve(Source(file: path), overrides)
    }

    /// Lays out a scene.
    package static func solve(_ source: Source, _ overrides: SceneOverrides) throws(RenderError) -> SolvedPicture {
        var environment = source.environment
        environment.allowedFolders = overrides.allowedFolders
        environment.strings = overrides.strings
        environment.assets = overrides.assets
        environment.overrides = SceneEnvironment.Overrides(overrides)
        let scene: Scene
        do throws(SceneError) {
            scene = try Scene(source.bytes, environment)
        } catch {
            throw RenderError(.scene, error.lines, isRequestFault: true)
        }
        var request = scene.request
        request.explainsSizes = overrides.explainsSizes
        request.reportsLayout = overrides.reportsLayout
        var picture = try Solving.solve(request) { WindowSnapshot.take(of: scene.makeViewController(), $0) }
        // The scene tells what it knows with its place; what comes up later is told without one, unless it is the same.
        let later = picture.warnings.filter { warning in !scene.warnings.contains { $0.hasSuffix(warning) } }
        picture.warnings = scene.warnings + later.map { "\(environment.name): \($0)" }
        picture.files = scene.files.keys.sorted()
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
        parameters = overrides.parameters
    }
}
