import Appearance
package import Scenes

/// What a caller asks for over what a scene document says. `nil` leaves the scene's own value.
package struct SceneOverrides: Hashable, Sendable {
    /// A side of the picture that may follow the content.
    package enum Height: Hashable, Sendable {
        case points(Double)
        case fitsContent
    }

    /// By its name in the device table.
    package var device: String?
    /// In points.
    package var width: Double?
    package var height: Height?
    /// Pixels a point.
    package var scale: Double?
    /// `UICollectionLayoutListConfiguration.Appearance`, by its case name.
    package var appearance: String?
    package var isDark: Bool?
    /// By UIKit's case name or the short one.
    package var contentSize: String?
    package var isRightToLeft: Bool?
    package var hasHighContrast: Bool?
    package var look: SystemLook?
    /// A BCP 47 tag.
    package var locale: String?
    /// The whole content instead of the viewport.
    package var showsFullHeight = false
    /// Whether the report says why elements are as large as they are.
    package var explainsSizes = false
    /// Whether there is a report at all: who only paints does without.
    package var reportsLayout = true
    /// Folders whose files scenes may read besides their own.
    package var allowedFolders: [String] = []
    /// String tables to look texts up in, instead of those beside the scene.
    package var strings: [String] = []
    /// Asset catalogues to look colours and images up in, instead of those beside the scene.
    package var assets: [String] = []
    /// Values that take the place of the scene's.
    package var parameters: [SceneParameter] = []

    package init() {}

    /// What is wrong with a device's name, or `nil`.
    package static func faultOfDevice(_ name: String) -> String? {
        guard Appearance.Device.named(name) == nil else { return nil }
        let proposal = Appearance.Device.suggestion(for: name).map { "did you mean \"\($0)\"?" }
        return "unknown device \"\(name)\" — \(proposal ?? "see galley devices")"
    }

    /// What is wrong with the name of a content size category, or `nil`.
    package static func faultOfContentSize(_ name: String) -> String? {
        guard ContentSizeCategory(name: name) == nil else { return nil }
        let proposal = Spelling.nearest(to: name, among: ContentSizeCategory.allNames)
        let known = ContentSizeCategory.allCases.map(\.shortName).joined(separator: ", ")
        return "unknown content size \"\(name)\" — "
            + (proposal.map { "did you mean \"\($0)\"?" } ?? "one of \(known)")
    }
}
