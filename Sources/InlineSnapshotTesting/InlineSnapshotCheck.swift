package import Foundation
package import SnapshotTesting

/// One assertion: takes the snapshot, compares it with the one in the source, and writes it there where the mode says so.
package struct InlineSnapshotCheck {
    let record: SnapshotTestingConfiguration.Record
    /// Seconds.
    let timeout: TimeInterval
    let syntax: InlineSnapshotSyntaxDescriptor
    let place: InlineSnapshotPlace
    /// For messages.
    let function: String
    let recorder: InlineSnapshotRecorder

    package init(
        record: SnapshotTestingConfiguration.Record, timeout: TimeInterval, syntax: InlineSnapshotSyntaxDescriptor,
        place: InlineSnapshotPlace, function: String, recorder: InlineSnapshotRecorder = .shared
    ) {
        self.record = record
        self.timeout = timeout
        self.syntax = syntax
        self.place = place
        self.function = function
        self.recorder = recorder
    }

    /// Why the assertion fails; `nil` when it does not.
    package func run<Value>(
        _ value: () throws -> Value?, as strategy: Snapshotting<Value, String>, expected: (() -> String)?
    ) -> String? {
        do {
            let actual = try value().map { try strategy.text(of: $0, timeout: timeout) }
            return try compare(actual, expected?(), strategy.diffing)
        } catch {
            return "\(error)"
        }
    }

    private func compare(_ actual: String?, _ expected: String?, _ diffing: Diffing<String>) throws -> String? {
        if record == .all {
            try recorder.write(actual, at: place, syntax)
            return "Record mode is on. Wrote the snapshot into the source.\n"
                + "Turn record mode off and run \"\(function)\" again to compare with it."
        }
        switch (actual, expected) {
        case (nil, nil): return nil
        case (let actual?, nil):
            guard record != .never else {
                return "There is no snapshot, and it was not written, since recording is off."
            }
            try recorder.write(actual, at: place, syntax)
            return "There was no snapshot. Wrote it into the source.\n"
                + "Run \"\(function)\" again to compare with it."
        case (nil, _?): return try fail("There is a snapshot, but the value is nil.", actual)
        case (let actual?, let expected?):
            guard let difference = diffing.diff(expected, actual)?.0 else { return nil }
            return try fail("The snapshot does not match the one in the source.\n\n\(difference)", actual)
        }
    }

    private func fail(_ message: String, _ actual: String?) throws -> String {
        guard record == .failed else { return message }
        try recorder.write(actual, at: place, syntax)
        return message + "\n\nThe new snapshot was written into the source in its place."
    }
}

/// Where an assertion stands in the source.
package struct InlineSnapshotPlace: Hashable, Sendable {
    package var file: String
    /// From 1; so is the column, which counts UTF-8 bytes.
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
