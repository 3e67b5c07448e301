import Foundation
import PackagePlugin

/// Compiles an app's sources as they are written for iOS, with what needs the Objective-C runtime replaced: every Swift file of the
/// target's folder that the target does not compile itself, such as those of the folders that it excludes.
@main
struct AppSources: BuildToolPlugin {
    /// Lists, a line each, files and folders of the target that are left out.
    private static let exclusions = "AppSources.exclude"

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "PortableSourceTool").url
        let folder = target.directoryURL.standardizedFileURL
        // The list has the files that the target leaves out, too: of no type.
        let own = Set(
            module.sourceFiles(withSuffix: ".swift").filter { $0.type == .source }.map(\.url.standardizedFileURL.path))
        let excluded = Self.excluded(in: folder)
        let paths = Self.swiftFiles(in: folder).filter { path in
            let isExcluded = excluded.contains { path == $0 || path.hasPrefix("\($0)/") }
            return !isExcluded && !own.contains(folder.appending(path: path).path)
        }
        let sources = paths.map { folder.appending(path: $0) }
        return zip(paths, sources).map { path, source in
            // One folder: the compiler tells the files of a module apart by their last names anyway.
            let output = context.pluginWorkDirectoryURL.appending(path: source.lastPathComponent)
            let others = sources.filter { $0 != source }
            return .buildCommand(
                displayName: "Preparing \(path)", executable: tool,
                arguments: [source.path, output.path] + others.map(\.path), inputFiles: sources, outputFiles: [output])
        }
    }

    /// Paths from the folder, sorted.
    private static func swiftFiles(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }

    private static func excluded(in folder: URL) -> [String] {
        let text = try? String(contentsOf: folder.appending(path: exclusions), encoding: .utf8)
        let lines = text?.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) } ?? []
        return lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
            .map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
}
