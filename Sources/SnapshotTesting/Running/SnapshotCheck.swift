import Foundation
import Galley

/// One assertion: takes the snapshot, compares it with its reference, and records it where the mode says so.
struct SnapshotCheck<Value, Format> {
    var strategy: Snapshotting<Value, Format>
    var files: SnapshotFiles
    var record: SnapshotTestingConfiguration.Record
    /// For messages.
    var testName: String
    /// For messages; `nil` for a snapshot that is numbered.
    var name: String?
    var timeout: TimeInterval
    var place: SourcePlace

    /// Why the assertion fails; `nil` when it does not.
    func run(_ value: () throws -> Value) -> String? {
        do {
            let faults = SnapshotFaults()
            let subject = try Self.made(value)
            let taken = SnapshotFaults.$current.withValue(faults) {
                let format = strategy.snapshot(subject).wait(timeout: timeout)
                return format.map { (format: $0, data: strategy.diffing.toData($0)) }
            }
            guard faults.all.isEmpty else { return faults.all.joined(separator: "\n") }
            guard let taken else {
                return
                    "The snapshot was not there after \(timeout) seconds: a longer timeout may help, or the strategy "
                    + "never called back."
            }
            return try check(taken.format, taken.data)
        } catch {
            return "\(error)"
        }
    }

    private static func made(_ value: () throws -> Value) throws -> Value {
        do { return try value() } catch {
            throw SnapshotFault(description: "There is nothing to take a snapshot of: the value threw \(error)")
        }
    }

    /// `The snapshot`, with its name where it has one.
    private var subject: String { name.map { "The snapshot \"\($0)\"" } ?? "The snapshot" }

    /// Cases of a test with arguments run side by side, so that numbers go to whichever comes first.
    private var hint: String {
        name == nil && TestRunner.runsCases
            ? "\n\nThe test has arguments, whose order is another on every run: give the snapshot a name with named:."
            : ""
    }

    private func check(_ format: Format, _ data: Data) throws -> String? {
        let twin = strategy.diffing.twin.flatMap { $0.text(format) }.map { Data($0.utf8) }
        if record == .all {
            try record(data, twin)
            return """
                Record mode is on. Recorded a snapshot:
                \(files.reference.path)
                Turn record mode off and run "\(testName)" again to compare with it.\(hint)
                """
        }
        guard let stored = try storedReference(twin != nil) else {
            guard record != .never else {
                return """
                    There is no reference at
                    \(files.reference.path)
                    and it was not recorded, since recording is off\
                    \(SnapshotEnvironment.current.isContinuousIntegration ? " where CI is set" : "").
                    """
            }
            try record(data, twin)
            return """
                There was no reference. Recorded a snapshot:
                \(files.reference.path)
                Run "\(testName)" again to compare with it.\(hint)
                """
        }
        return try compare(format, data, twin, stored)
    }

    // MARK: The reference

    private struct Stored {
        var data: Data
        var twin: Data?
    }

    private var twinURL: URL? { strategy.diffing.twin.map { files.reference.twin($0.ending) } }

    /// `nil` when there is none, or when its twin has to be there and is not.
    private func storedReference(_ hasTwin: Bool) throws -> Stored? {
        guard let data = FileManager.default.contents(atPath: files.reference.path) else {
            guard FileManager.default.fileExists(atPath: files.reference.path) else { return nil }
            let remedy = OutputFile.isFolder(files.reference.path) ? "it is a folder" : "check its permissions"
            throw SnapshotFault(description: "The reference cannot be read: \(files.reference.path) — \(remedy)")
        }
        let twin = twinURL.flatMap { FileManager.default.contents(atPath: $0.path) }
        if strategy.diffing.twin?.isCompared == true, hasTwin, twin == nil { return nil }
        return Stored(data: data, twin: twin)
    }

    private func record(_ data: Data, _ twin: Data?) throws {
        do { try write(data, twin, to: files.reference) } catch {
            throw SnapshotFault(description: "The snapshot could not be recorded: \(error.message)")
        }
    }

    private func write(_ data: Data, _ twin: Data?, to url: URL) throws(OutputError) {
        if let twin, let ending = strategy.diffing.twin?.ending { try SnapshotFiles.write(twin, to: url.twin(ending)) }
        try SnapshotFiles.write(data, to: url)
    }

    // MARK: Comparing

    private func compare(_ format: Format, _ data: Data, _ twin: Data?, _ stored: Stored) throws -> String? {
        let isTwinEqual = strategy.diffing.twin?.isCompared != true || stored.twin == twin
        // Equal bytes need no decoding.
        if stored.data == data, isTwinEqual { return nil }
        var reference = strategy.diffing.fromData(stored.data)
        if let adding = strategy.diffing.twin?.adding, let text = stored.twin {
            reference = adding(reference, String(decoding: text, as: UTF8.self))
        }
        guard let (difference, attachments) = strategy.diffing.diff(reference, format) else { return nil }
        for attachment in attachments { TestRunner.attach(attachment, at: place) }
        var message = """
            \(subject) does not match its reference.

            \(SnapshotTestingConfiguration.diffTool(
                currentFilePath: files.reference.path, failedFilePath: files.failure.path))

            \(difference)\(hint)
            """
        // What differs is worth telling whatever becomes of the files.
        do { try keep(data, twin, attachments) } catch { message += "\n\nThe failure was not kept: \(error.message)" }
        guard record == .failed else { return message }
        do {
            try write(data, twin, to: files.reference)
            message += "\n\nThe new snapshot was recorded in place of the reference."
        } catch {
            message += "\n\nThe new snapshot could not be recorded: \(error.message)"
        }
        return message
    }

    /// The failure, and beside it what shows the difference.
    private func keep(_ data: Data, _ twin: Data?, _ attachments: [XCTAttachment]) throws(OutputError) {
        try write(data, twin, to: files.failure)
        for attachment in attachments where attachment.name?.hasPrefix("difference") == true {
            try SnapshotFiles.write(attachment.data, to: files.failure.twin(attachment.fileName))
        }
    }
}
