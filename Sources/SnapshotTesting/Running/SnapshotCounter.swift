import Synchronization
import XCTest

/// Numbers the snapshots of a test that have no name.
enum SnapshotCounter {
    private static let counts = Mutex<[String: Int]>([:])

    /// 1, 2, 3 … for a test.
    static func next(of test: String) -> Int {
        _ = observer
        return counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test, default: 1]
        }
    }

    /// XCTest runs a method again under its name, which then starts anew.
    private final class Observer: NSObject, XCTestObservation {
        func testCaseWillStart(_ testCase: XCTestCase) { counts.withLock { $0.removeAll() } }
    }

    private static let observer: Bool = {
        guard TestRunner.isXCTest else { return false }
        XCTestObservationCenter.shared.addTestObserver(Observer())
        return true
    }()
}
