import ResourceFiles
package import UIKit

/// A scene that can be drawn: its pictures are read, and everything it asks for can be made.
@MainActor
package struct Scene {
    /// Size, scale and traits of its picture.
    package let request: WindowSnapshot.Request
    /// What is drawn otherwise than asked for, one line each: `FILE:LINE:COLUMN: what — what would be right`.
    package let warnings: [String]
    /// The files it was made of besides its own, by the names that the scene gives them, and their paths.
    package let files: [String: String]
    private let model: SceneModel

    /// Reads the text of a scene and the pictures it names.
    /// - Throws: Everything that is wrong with it or cannot be drawn, all at once.
    package init(_ bytes: [UInt8], _ environment: SceneEnvironment) throws(SceneError) {
        var strings: Result<SceneStrings, SceneError>?
        var assets: Result<SceneAssets, SceneError>?
        let parsed = SceneDocument.parse(bytes, environment.overrides.parameters) { root in
            strings = SceneStrings.localize(&root, environment)
            assets = SceneAssets.find(for: root, environment)
            return try? assets?.get()
        }
        let tables = try strings?.get()
        _ = try assets?.get()
        let faults = parsed.faults
        func named(_ faults: [SceneFault]) -> [SceneFault] {
            faults.map { SceneParameterEditor.named($0, environment.overrides.parameters) }
        }
        guard let document = parsed.document else {
            throw .faults(SceneFault.told(ofScene: faults), file: environment.name)
        }
        let review = SceneReview(document, environment, isWhole: faults.isEmpty)
        guard faults.isEmpty, review.faults.isEmpty else {
            throw .faults(SceneFault.told(named(faults + review.faults)), file: environment.name)
        }
        warnings = named(review.warnings).map { $0.line(in: environment.name) }
        request = SceneScreen.request(document.traits, environment.overrides, device: review.device)
        let undrawable = review.faults(of: review.assets, for: request.traits)
        guard undrawable.isEmpty else { throw .faults(SceneFault.told(named(undrawable)), file: environment.name) }
        files = review.images.paths.merging(tables?.files ?? [:]) { first, _ in first }
            .merging(parsed.assets?.files ?? [:]) { first, _ in first }
        model = SceneModel(document, appearance: environment.overrides.appearance, images: review.images)
    }

    /// Reads a scene file and the pictures it names.
    package init(file path: String, _ environment: SceneEnvironment) throws(SceneError) {
        try self.init(SceneFile.bytes(of: path, name: environment.name), environment)
    }

    /// The screen as an app would make it; a new one on each call.
    package func makeViewController() -> UIViewController {
        let document = model.document
        var screen: UIViewController = document.table.map { SceneTableController(model, $0) } ?? SceneController(model)
        if let bar = document.navigationBar {
            bar.configure(screen.navigationItem, model.images)
            screen = bar.wrap(screen)
        }
        return document.tabBar?.wrap(screen, model.images) ?? screen
    }
}
