import Foundation
import Testing

/// The `galley` that lies beside the test bundle.
enum Executable {
    static func path() throws -> String {
        let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let path = source.appending(path: ".build/debug/galley").path
        return try #require(FileManager.default.isExecutableFile(atPath: path) ? path : nil)
    }

    /// One that says nothing and is not started.
    static func process() throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: try path())
        process.environment = ["PATH": "/usr/bin:/bin"]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }
}
