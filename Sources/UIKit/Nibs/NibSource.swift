import Foundation

/// Finds nibs and the pictures beside them.
struct NibSource {
    let caller: ResourceCaller
    /// In which to look, in their order.
    let folders: [String]

    private let bundle: Bundle?

    /// What asset catalogues in the code's bundle or around it hold.
    var assets: AssetLibrary { AssetLibrary.of(bundle, caller) }

    init(bundle: Bundle?, caller: ResourceCaller) {
        self.caller = caller
        self.bundle = bundle
        folders = (ResourceFolders.of(bundle, caller) + ResourceFolders.besideSource(bundle, caller)).flatMap(
            Self.localized)
    }

    /// The path of a file; `nil` where none of the folders has it.
    func path(_ name: String, _ type: String) -> String? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let name = name.hasSuffix(".\(type)") ? name : "\(name).\(type)"
        return folders.lazy.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// What Interface Builder's base localisation adds.
    private static func localized(_ folder: String) -> [String] {
        [folder, "\(folder)/Base.lproj", "\(folder)/en.lproj"]
    }
}
