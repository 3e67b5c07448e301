import DisplayLists
import Foundation

/// What a batch notes about each picture as it goes, so that a run that was stopped can be taken up and the parts of
/// several machines put together. The first line tells what the batch is; each other line is a record, in the batch's
/// order. `journal.jsonl` is a finished run's; while one is under way it writes to `journal.part.jsonl`.
package final class VariantJournal {
    package static let name = "journal.jsonl"
    static let partName = "journal.part.jsonl"

    /// What the batch is.
    package struct Header: Codable, Hashable, Sendable {
        /// Of this form of the journal.
        package var journal = 2
        package var galley: String
        package var plan: PlanDescription
        /// The kinds of findings that are looked for, sorted.
        package var lint: [String]
        /// What contact sheets there are to be.
        package var sheet: String
        /// `2/3`; `nil` is all of it.
        package var shard: String?

        package init(
            version: String, inputs: [String], _ matrix: VariantMatrix, rules: Set<Finding.Rule>,
            sheet: SheetLayout.Choice, shard: Sharding.Part?
        ) {
            galley = version
            plan = PlanDescription(inputs: inputs, matrix)
            lint = rules.map(\.rawValue).sorted()
            self.sheet = sheet.text
            self.shard = shard?.text
        }

        package var rules: Set<Finding.Rule> { Set(lint.compactMap { Finding.Rule(rawValue: $0) }) }

        var line: String? { JournalLine.text(self) }
    }

    private let folder: String
    private var descriptor: Int32

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Starts a journal in a folder. Records that were there already and still hold are to be added again.
    package init(folder: String, _ header: Header) throws(OutputError) {
        self.folder = folder
        descriptor = -1
        do throws(SystemError) {
            try OutputFile.makeFolders(folder)
            descriptor = unsafe open(
                "\(folder)/\(Self.partName)", O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw SystemError(code: errno) }
        } catch {
            throw OutputError(place: "\(folder)/\(Self.partName)".inQuotes, cause: error)
        }
        try append(header.line)
    }

    package func add(_ record: VariantRecord) throws(OutputError) { try append(record.line) }

    private func append(_ line: String?) throws(OutputError) {
        guard let line else { return }
        do throws(SystemError) {
            try Descriptor.write(Array(line.utf8), to: descriptor)
        } catch {
            throw OutputError(place: "\(folder)/\(Self.partName)".inQuotes, cause: error)
        }
    }

    /// Puts the journal in its place.
    package func finish() throws(OutputError) {
        let isClosed = close(descriptor) == 0
        descriptor = -1
        let path = "\(folder)/\(Self.name)"
        guard isClosed, unsafe rename("\(folder)/\(Self.partName)", path) == 0 else {
            throw OutputError(place: path.inQuotes, cause: SystemError(code: errno))
        }
    }

    /// The header of a folder's finished run.
    package static func header(in folder: String) -> Header? {
        guard let line = LineFile(path: "\(folder)/\(name)")?.next()?.line else { return nil }
        return try? JSONDecoder().decode(Header.self, from: line)
    }

    /// The records of the runs in a folder, by their files: a finished one's, and over them a stopped one's. Lines that
    /// cannot be read are none.
    package static func records(in folder: String) -> [String: VariantRecord] {
        var records: [String: VariantRecord] = [:]
        for name in [name, partName] {
            guard let file = LineFile(path: "\(folder)/\(name)") else { continue }
            while let (_, line) = file.next() {
                if let record = try? JSONDecoder().decode(VariantRecord.self, from: line) {
                    records[record.file] = record
                }
            }
        }
        return records
    }

    /// Joins what was noted before a new journal starts, so that stopping again loses none of it.
    static func keep(_ records: [String: VariantRecord], in folder: String, _ header: Header) throws(OutputError) {
        guard !records.isEmpty else { return }
        let file = try PartialFile(at: "\(folder)/\(name)")
        try file.append(header.line ?? "")
        for (_, record) in records.sorted(by: { $0.key < $1.key }) { try file.append(record.line ?? "") }
        try file.finishWhole()
    }
}
