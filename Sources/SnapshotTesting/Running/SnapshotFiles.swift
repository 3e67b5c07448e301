import Foundation
import Galley

/// Where the files of a snapshot lie.
struct SnapshotFiles {
    /// `__Snapshots__/FILE/test.name.png`.
    var reference: URL
    /// Where a failure puts what it took.
    var failure: URL

    /// - Parameters:
    ///   - name: `nil` counts the snapshots of the test.
    ///   - directory: in place of `__Snapshots__/FILE` beside the test's file.
    init(testFile: String, testName: String, name: String?, pathExtension: String?, directory: String?) {
        let file = URL(filePath: testFile)
        let fileName = file.deletingPathExtension().lastPathComponent
        let folder =
            directory.map { URL(filePath: $0) }
            ?? file.deletingLastPathComponent().appending(path: "__Snapshots__").appending(path: fileName)
        let test = Self.sanitized(testName)
        let identifier = name.map(Self.sanitized) ?? String(SnapshotCounter.next(of: "\(folder.path)/\(test)"))
        var snapshot = "\(test).\(identifier)"
        if let pathExtension, !pathExtension.isEmpty { snapshot += ".\(pathExtension)" }
        reference = folder.appending(path: snapshot)
        failure = SnapshotEnvironment.current.artifacts.appending(path: fileName).appending(path: snapshot)
    }

    /// What is no letter, digit or underscore becomes a hyphen, and none stands at either end: `testRow()` is `testRow`.
    static func sanitized(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isLetter || character.isNumber || character == "_" {
                result.append(character)
            } else if result.last != "-" {
                result.append("-")
            }
        }
        if result.last == "-" { result.removeLast() }
        return result.first == "-" ? String(result.dropFirst()) : result
    }

    /// Writes in one step: whoever reads the path finds the old file or the new one. A link stays one.
    static func write(_ data: Data, to url: URL) throws(OutputError) {
        try OutputFile.write(Array(data), to: url.path)
    }
}

extension URL {
    /// With another ending in place of the path extension: `row.1.png` has the twin `row.1.layout.txt`.
    func twin(_ ending: String) -> URL {
        deletingPathExtension().deletingLastPathComponent().appending(
            path: "\(deletingPathExtension().lastPathComponent).\(ending)")
    }
}
