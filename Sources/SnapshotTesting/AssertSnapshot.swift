public import Foundation

/// Asserts that a value matches its reference on disk.
///
/// - Parameters:
///   - value: what is compared.
///   - snapshotting: how it is turned into something that can be stored and compared.
///   - name: in the reference's name; `nil` counts the test's snapshots from 1.
///   - recording: which snapshots are written; `nil` is what is in force.
///   - timeout: seconds to wait for a strategy that takes its time.
///   - testName: the first part of the reference's name; the test's by default.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording, timeout: timeout, fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    TestRunner.fail(failure, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Asserts that a value matches its reference; `true` records it, `false` records only what is missing, `nil` what is in
/// force.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches a reference of each strategy, which is named by its key.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: recording, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Asserts that a value matches a reference of each strategy, which is numbered.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Asserts that a value matches a reference of each strategy, which is named by its key; `true` records them, `false`
/// records only what is missing, `nil` what is in force.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Asserts that a value matches a reference of each strategy, which is numbered; `true` records them, `false` records only
/// what is missing, `nil` what is in force.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool?, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// Compares a value with its reference and says why they do not match; `nil` when they do. For assertions of one's own.
///
/// - Parameter snapshotDirectory: where references lie; `nil` is `__Snapshots__/FILE` beside the test's file.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    let check = SnapshotCheck(
        strategy: snapshotting,
        files: SnapshotFiles(
            testFile: "\(filePath)", testName: testName, name: name, pathExtension: snapshotting.pathExtension,
            directory: snapshotDirectory),
        record: SnapshotTestingConfiguration.record(recording), testName: testName, name: name, timeout: timeout,
        place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
    return check.run(value)
}

/// Compares a value with its reference; `true` records it, `false` records only what is missing, `nil` what is in force.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording),
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

extension SnapshotTestingConfiguration.Record? {
    fileprivate init(_ isRecording: Bool?) { self = isRecording.map { $0 ? .all : .missing } }
}
