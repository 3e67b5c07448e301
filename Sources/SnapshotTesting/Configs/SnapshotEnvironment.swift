import Foundation

/// What the process's environment says about snapshots.
package struct SnapshotEnvironment: Sendable {
    package var variables: [String: String]

    package init(variables: [String: String]) { self.variables = variables }

    private static let ofProcess = SnapshotEnvironment(variables: ProcessInfo.processInfo.environment)
    /// Another environment for a stretch of code.
    @TaskLocal package static var replacement: SnapshotEnvironment?

    static var current: SnapshotEnvironment { replacement ?? ofProcess }

    /// Whether a build server runs the tests: it never records, since a second try would then pass.
    var isContinuousIntegration: Bool { ["true", "1", "yes"].contains(variables["CI", default: ""].lowercased()) }

    /// `SNAPSHOT_TESTING_RECORD`; `nil` when it says nothing known.
    var record: SnapshotTestingConfiguration.Record? {
        variables["SNAPSHOT_TESTING_RECORD"].flatMap { SnapshotTestingConfiguration.Record(rawValue: $0) }
    }

    /// Where a failing test puts what it took: `SNAPSHOT_ARTIFACTS`, else the system's temporary folder.
    var artifacts: URL {
        if let path = variables["SNAPSHOT_ARTIFACTS"], !path.isEmpty { return URL(filePath: path) }
        return FileManager.default.temporaryDirectory
    }
}

extension SnapshotTestingConfiguration {
    /// What is in force, from the assertion outwards: its own argument, the innermost scope, the deprecated global
    /// variable, the environment, `missing`.
    static func record(_ asked: Record?) -> Record {
        let environment = SnapshotEnvironment.current
        if environment.isContinuousIntegration { return .never }
        return asked ?? current?.record ?? GlobalSettings.record ?? environment.record ?? .missing
    }

    static var diffTool: DiffTool { current?.diffTool ?? GlobalSettings.diffTool ?? .default }
}
