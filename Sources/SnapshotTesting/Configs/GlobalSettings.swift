import Synchronization

/// The global variables of earlier days.
enum GlobalSettings {
    private static let values = Mutex(
        (
            record: SnapshotTestingConfiguration.Record?.none, diffTool: SnapshotTestingConfiguration.DiffTool?.none
        ))

    static var record: SnapshotTestingConfiguration.Record? {
        get { values.withLock(\.record) }
        set { values.withLock { $0.record = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { values.withLock(\.diffTool) }
        set { values.withLock { $0.diffTool = newValue } }
    }
}

/// Whether every snapshot is recorded, in all tests.
@available(*, deprecated, message: "Use 'withSnapshotTesting' or the '.snapshots' trait, which end with their test.")
public var isRecording: Bool {
    get { GlobalSettings.record == .all }
    set { GlobalSettings.record = newValue ? .all : .missing }
}

/// What to look at differences with, in all tests.
@available(*, deprecated, message: "Use 'withSnapshotTesting' or the '.snapshots' trait, which end with their test.")
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { GlobalSettings.diffTool }
    set { GlobalSettings.diffTool = newValue }
}
