import Foundation

/// Who makes a nib: says whose resources are meant where no bundle is given.
struct NibCaller: Hashable {
    /// The module of the code; empty is unknown.
    var module: String
    /// Where the code's source file is; `nil` is unknown.
    var folder: String?

    init(module: String, folder: String? = nil) {
        self.module = module
        self.folder = folder
    }

    /// From `#fileID` and `#filePath`.
    init(fileID: String, filePath: String) {
        module = fileID.split(separator: "/").first.map(String.init) ?? ""
        folder = (filePath as NSString).deletingLastPathComponent
    }

    /// Of the module that has a class.
    init(_ type: AnyClass) {
        module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
        folder = nil
    }
}

/// Finds nibs and the pictures beside them.
struct NibSource {
    let caller: NibCaller
    /// In which to look, in their order.
    let folders: [String]

    init(bundle: Bundle?, caller: NibCaller) {
        self.caller = caller
        // Without an app, classes have no bundle of their own: `Bundle(for:)` is the main one too.
        if let bundle, bundle.bundlePath != Self.program {
            folders = Self.localized(bundle.resourcePath ?? bundle.bundlePath)
        } else {
            var all = [Self.program]
            all += Self.resourceFolders.filter { Self.module(ofResources: $0) == caller.module }
            if let folder = caller.folder { all.append(folder) }
            folders = all.flatMap(Self.localized)
        }
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

    /// The folder of the running program, which is what the main bundle is.
    private static let program: String = {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return ((path ?? CommandLine.arguments.first ?? "") as NSString).deletingLastPathComponent
    }()

    /// Where the package manager puts targets' resources: `Package_Target.resources` beside the program.
    private static let resourceFolders: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(program)/\($0)" }
    }()

    private static func module(ofResources folder: String) -> String? {
        let name = (folder as NSString).lastPathComponent.dropLast(".resources".count)
        return name.split(separator: "_", maxSplits: 1).last.map { $0.replacingOccurrences(of: "-", with: "_") }
    }
}
