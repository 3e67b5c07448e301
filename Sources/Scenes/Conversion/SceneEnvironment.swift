package import Appearance
package import UIKit

/// What counts for a scene besides its text: where its files lie, and what is asked for over it.
package struct SceneEnvironment: Hashable, Sendable {
    /// The scene's name in messages.
    package var name: String
    /// The folder that its files are relative to; empty is the current one.
    package var folder: String
    /// Further folders whose files it may read.
    package var allowedFolders: [String] = []
    /// String tables asked for over those of the scene: files, or folders with `.lproj` folders.
    package var strings: [String] = []
    /// Asset catalogues asked for over those of the scene.
    package var assets: [String] = []
    package var overrides = Overrides()

    package init(name: String, folder: String) {
        self.name = name
        self.folder = folder
    }

    /// For a scene file: its files are relative to the folder it lies in.
    package init(file path: String) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        self.init(name: path, folder: folder)
    }

    /// What is asked for over the scene's own traits; `nil` leaves those.
    package struct Overrides: Hashable, Sendable {
        package enum Height: Hashable, Sendable {
            case points(Double)
            case fitsContent
        }

        package var device: Device?
        /// In points.
        package var width: Double?
        package var height: Height?
        /// Pixels a point.
        package var scale: Double?
        package var appearance: SceneListAppearance?
        package var userInterfaceStyle: UIUserInterfaceStyle?
        package var contentSizeCategory: ContentSizeCategory?
        package var layoutDirection: UITraitEnvironmentLayoutDirection?
        package var accessibilityContrast: UIAccessibilityContrast?
        package var generation: SystemGeneration?
        /// A BCP 47 tag; also sets the direction unless `layoutDirection` does.
        package var locale: String?
        /// The whole content instead of the viewport.
        package var showsFullHeight = false
        /// What takes the place of values in the scene's text.
        package var parameters: [SceneParameter] = []

        package init() {}
    }
}
