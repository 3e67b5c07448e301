import Foundation
import SnapshotTesting

/// Takes snapshots into a folder of a test's own, in an environment of its own, and says what came of it.
final class SnapshotBench {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-snapshots-\(UUID().uuidString)")
    var environment: [String: String] = [:]

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Why the assertion would fail; `nil` when it would not.
    func verify<Value, Format>(
        _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "a",
        record: SnapshotTestingConfiguration.Record? = nil, testName: String = "row()", timeout: TimeInterval = 5
    ) -> String? {
        var variables = environment
        if variables["SNAPSHOT_ARTIFACTS"] == nil { variables["SNAPSHOT_ARTIFACTS"] = "\(folder.path)/artifacts" }
        return SnapshotEnvironment.$replacement.withValue(SnapshotEnvironment(variables: variables)) {
            verifySnapshot(
                of: value, as: strategy, named: name, record: record, snapshotDirectory: folder.path, timeout: timeout,
                file: "/nowhere/Tests/ListTests.swift", testName: testName)
        }
    }

    func data(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(folder.path)/\(name)") }
    func text(_ name: String) -> String? { data(name).map { String(decoding: $0, as: UTF8.self) } }

    /// Every file, sorted; folders left out.
    var names: [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { !FileManager.default.isFolder("\(folder.path)/\($0)") }.sorted()
    }

    /// Width and height of a PNG in pixels.
    func pixelSize(_ name: String) -> [Int]? {
        guard let data = data(name), data.count > 24 else { return nil }
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}

extension FileManager {
    fileprivate func isFolder(_ path: String) -> Bool {
        (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
