package import Foundation

/// What the module of snapshots inside the source shares with this one.
package enum SnapshotFailure {
    /// Fails the test at hand.
    package static func report(
        _ message: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
    ) {
        TestRunner.fail(message, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
}

extension SnapshotTestingConfiguration.Record {
    /// The mode of an assertion that asks for one, or for none.
    package static func inForce(_ asked: Self?) -> Self { SnapshotTestingConfiguration.record(asked) }
}

/// Why no snapshot could be taken.
package struct SnapshotFault: Error, CustomStringConvertible {
    package var description: String
}

extension Snapshotting where Format == String {
    /// The snapshot, once it is there.
    /// - Parameter timeout: seconds.
    package func text(of value: Value, timeout: TimeInterval) throws -> String {
        let faults = SnapshotFaults()
        let text = SnapshotFaults.$current.withValue(faults) { snapshot(value).wait(timeout: timeout) }
        guard faults.all.isEmpty else { throw SnapshotFault(description: faults.all.joined(separator: "\n")) }
        guard let text else {
            throw SnapshotFault(
                description: "The snapshot was not there after \(timeout) seconds: a longer timeout may help, or the "
                    + "strategy never called back.")
        }
        return text
    }
}
