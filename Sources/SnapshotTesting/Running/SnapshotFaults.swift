import Synchronization

/// Why a snapshot could not be taken. A strategy gives a value in any case, so it tells here that the value is none.
final class SnapshotFaults: Sendable {
    @TaskLocal static var current: SnapshotFaults?

    private let faults = Mutex<[String]>([])

    var all: [String] { faults.withLock(\.self) }

    /// Whether something was told already, from which more may follow that is not worth telling.
    static var isAny: Bool { current?.all.isEmpty == false }

    static func report(_ fault: String) {
        current?.faults.withLock { if !$0.contains(fault) { $0.append(fault) } }
    }
}
