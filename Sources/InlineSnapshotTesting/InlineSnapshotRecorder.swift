import Foundation
import Synchronization

/// Writes snapshots into source files. Places are those that the compiler saw, so each file is made anew from what it was when
/// this process came to it, with every snapshot of this process.
package final class InlineSnapshotRecorder: Sendable {
    package static let shared = InlineSnapshotRecorder()

    private struct File {
        /// As the compiler saw it.
        var source: String
        /// As it was written last.
        var written: String
        var snapshots: [InlineSnapshotPlace: Snapshot] = [:]
    }

    private struct Snapshot: Equatable {
        var text: String?
        var edit: InlineSnapshotSource.Edit
    }

    package init() {}

    private let files = Mutex<[String: File]>([:])

    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    /// - Parameter text: `nil` takes the snapshot out of the source.
    func write(_ text: String?, at place: InlineSnapshotPlace, _ syntax: InlineSnapshotSyntaxDescriptor) throws {
        try files.withLock { files in
            var file = try files[place.file] ?? Self.read(place.file)
            if let known = file.snapshots[place] {
                guard known.text == text else {
                    throw Failure(
                        description:
                            "Line \(place.line) took another snapshot before, in the same run: one place in the "
                            + "source holds one snapshot. Use assertSnapshot where it runs several times.")
                }
                return
            }
            let edit = try InlineSnapshotSource(file.source).edit(
                text, line: place.line, column: place.column, syntax: syntax)
            file.snapshots[place] = Snapshot(text: text, edit: edit)
            let source = InlineSnapshotSource(file.source).applying(file.snapshots.values.map(\.edit))
            guard try Self.text(place.file) == file.written else {
                throw Failure(
                    description: "\(place.file) was changed while its tests ran, so that no snapshot was written.")
            }
            do {
                try Data(source.utf8).write(to: URL(filePath: place.file), options: .atomic)
            } catch {
                throw Failure(description: "\(place.file) cannot be written: \(error.localizedDescription)")
            }
            file.written = source
            files[place.file] = file
        }
    }

    private static func read(_ path: String) throws -> File {
        let text = try text(path)
        return File(source: text, written: text)
    }

    private static func text(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw Failure(description: "\(path) cannot be read, so that no snapshot was written into it.") }
        return text
    }
}
