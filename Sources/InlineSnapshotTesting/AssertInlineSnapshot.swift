public import Foundation
// Whoever writes `import InlineSnapshotTesting` can name the strategies and what they take.
@_exported public import SnapshotTesting

/// Asserts that a value matches the snapshot that stands in the source, in the trailing closure. Where there is none, it is
/// written there: the test fails this once, and compares from the next run on.
///
/// - Parameters:
///   - value: what is compared; `nil` matches an assertion without a snapshot.
///   - snapshotting: how it is turned into text.
///   - message: said before what went wrong.
///   - recording: which snapshots are written; `nil` is what is in force. Where `CI=true` none ever is.
///   - timeout: seconds to wait for a strategy that takes its time.
///   - syntaxDescriptor: which closure holds the snapshot, in assertions of one's own.
///   - expected: the snapshot; leave it out to have it written.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    let check = InlineSnapshotCheck(
        record: .inForce(recording), timeout: timeout, syntax: syntaxDescriptor,
        place: InlineSnapshotPlace(file: "\(filePath)", line: Int(line), column: Int(column)), function: "\(function)")
    guard let failure = check.run(value, as: snapshotting, expected: expected) else { return }
    let message = message()
    SnapshotFailure.report(
        message.isEmpty ? failure : "\(message)\n\n\(failure)", fileID: fileID, filePath: filePath, line: line,
        column: column)
}

/// Asserts that a value matches the snapshot in the source; `true` records it, `false` records only what is missing, `nil`
/// what is in force.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record recording: Bool?, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
    assertInlineSnapshot(
        of: try value(), as: snapshotting, message: message(), record: recording.map { $0 ? .all : .missing },
        timeout: timeout, syntaxDescriptor: syntaxDescriptor, matches: expected, fileID: fileID, file: filePath,
        function: function, line: line, column: column)
}
