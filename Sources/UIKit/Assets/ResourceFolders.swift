import Foundation

/// Finds the folders that code has its resources in.
enum ResourceFolders {
    /// Of a bundle. Where there is none, and for the main one, the program's folder and that of the calling module's target.
    static func of(_ bundle: Bundle?, _ caller: ResourceCaller) -> [String] {
        if let bundle, !isMain(bundle) { return [bundle.resourcePath ?? bundle.bundlePath] }
        return [program] + targets.filter { module(of: $0) == caller.module }
    }

    /// The calling source file's own folder, where there is no bundle or the main one.
    static func besideSource(_ bundle: Bundle?, _ caller: ResourceCaller) -> [String] {
        if let bundle, !isMain(bundle) { return [] }
        return caller.folder.map { [$0] } ?? []
    }

    /// Without an app, classes have no bundle of their own: `Bundle(for:)` is the main one too.
    static func isMain(_ bundle: Bundle) -> Bool { bundle.bundlePath == program }

    /// The folder of the running program, which is what the main bundle is.
    static let program: String = {
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return ((path ?? CommandLine.arguments.first ?? "") as NSString).deletingLastPathComponent
    }()

    /// Where the package manager puts targets' resources: `Package_Target.resources` beside the program.
    static let targets: [String] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: program)) ?? []
        return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(program)/\($0)" }
    }()

    private static func module(of target: String) -> String? {
        let name = (target as NSString).lastPathComponent.dropLast(".resources".count)
        return name.split(separator: "_", maxSplits: 1).last.map { $0.replacingOccurrences(of: "-", with: "_") }
    }

    /// The deepest that a source file lies in its package.
    private static let depthLimit = 12

    /// From a source file's folder up to its package's.
    static func ancestors(of folder: String) -> [String] {
        var folders: [String] = []
        var folder = folder
        while folder.count > 1, folders.count < depthLimit {
            folders.append(folder)
            if ["Package.swift", ".git"].contains(where: { FileManager.default.fileExists(atPath: "\(folder)/\($0)") })
            {
                break
            }
            folder = (folder as NSString).deletingLastPathComponent
        }
        return folders
    }
}
