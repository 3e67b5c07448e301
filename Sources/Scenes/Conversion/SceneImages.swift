import Foundation
import ImageFiles
import ResourceFiles
import UIKit

/// The pictures of a scene, read once each.
struct SceneImages: Sendable {
    private var files: [String: UIImage] = [:]
    /// Where each of them lies.
    private(set) var paths: [String: String] = [:]

    /// `nil` only for what a fault was told about.
    func image(_ image: SceneImage) -> UIImage? {
        let source =
            image.systemName.flatMap { UIImage(systemName: $0.text) } ?? image.file.flatMap { file($0) }
            ?? image.named?.value
        guard let source, let mode = image.renderingMode else { return source }
        return source.withRenderingMode(mode.uiKit)
    }

    func file(_ name: SceneName) -> UIImage? { files[name.text] }

    /// Reads the file, unless it was read before.
    mutating func load(_ name: SceneName, _ folders: SceneFolders) throws(SceneFault) {
        guard files[name.text] == nil else { return }
        let path = try folders.path(of: name)
        let version = try Self.version(of: name, path)
        guard let decoded = SceneImageFiles.image(version) else {
            throw SceneFault(at: name.place, "\(quoted(name.text)) cannot be read", "check its permissions")
        }
        paths[name.text] = path
        do throws(ImageFileError) {
            let label = name.text.split(separator: "/").last.map(String.init) ?? name.text
            switch try decoded.get() {
            case .bitmap(let bitmap):
                files[name.text] = UIImage(bitmap: bitmap, scale: Self.scale(of: label), name: label)
            case .vector(let vector): files[name.text] = UIImage(vector: vector, name: label)
            }
        } catch {
            let parts = error.description.components(separatedBy: " — ")
            throw SceneFault(
                at: name.place, "\(quoted(name.text)): \(parts[0])",
                parts.count > 1 ? parts[1] : "give a PNG, JPEG or SVG file")
        }
    }

    /// The largest picture file that is read.
    private static let sizeLimit = 100 << 20

    private static func version(of name: SceneName, _ path: String) throws(SceneFault) -> FileVersion {
        let version = FileVersion(path)
        guard version.exists else {
            throw SceneFault(
                at: name.place, "there is no file \(quoted(name.text))",
                "check the path; it starts at the scene's folder")
        }
        guard version.isFile else {
            throw SceneFault(at: name.place, "\(quoted(name.text)) is no file", "name a PNG, JPEG or SVG file")
        }
        guard version.size <= sizeLimit else {
            throw SceneFault(
                at: name.place, "\(quoted(name.text)) is larger than \(sizeLimit >> 20) MB", "make the picture smaller")
        }
        return version
    }

    /// Pixels a point, from a name that ends in `@2x` or `@3x`.
    private static func scale(of name: String) -> Double {
        let stem = name.split(separator: ".").first ?? ""
        return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    }
}

/// The folders that a scene may read from.
struct SceneFolders {
    private let folder: String
    /// The folder without symbolic links.
    private let resolvedFolder: String
    /// Without symbolic links, each with a slash at its end.
    private let allowed: [String]

    init(_ environment: SceneEnvironment) {
        // Without the slash at its end: an empty part of a path would take the place of the one that ".." leaves.
        let parts = environment.folder.split(separator: "/").joined(separator: "/")
        folder = environment.folder.hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
        resolvedFolder = Self.resolved(folder)
        allowed = ([resolvedFolder] + environment.allowedFolders.map(Self.resolved)).map { $0 + "/" }
    }

    /// Where the file lies. A path that leads out of the folders, by its text or by a link, is refused.
    func path(of name: SceneName) throws(SceneFault) -> String {
        if let plain = plainPath(of: name.text) { return plain }
        let path = name.text.hasPrefix("/") ? name.text : folder + "/" + name.text
        let resolved = Self.resolved(path)
        guard allowed.contains(where: { (resolved + "/").hasPrefix($0) }) else {
            throw SceneFault(
                at: name.place, "\(quoted(name.text)) lies outside the scene's folder",
                "move the file there, or allow its folder with --allow-path")
        }
        return resolved
    }

    /// Where a file lies whose name leads nowhere else: most do, and to resolve a path takes longer than to read an icon.
    private func plainPath(of name: String) -> String? {
        guard !name.contains("/") else { return nil }
        let path = resolvedFolder + "/" + name
        return FileState(path: path, followsLinks: false)?.kind == .file ? path : nil
    }

    private static func resolved(_ path: String) -> String {
        let resolved = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
        return resolved == "/" ? "" : resolved
    }
}
