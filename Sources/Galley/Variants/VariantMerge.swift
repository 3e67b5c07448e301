import Foundation

/// Puts the parts of a batch that several machines drew together in one folder, as if one machine had drawn it.
package enum VariantMerge {
    /// Why there is nothing to merge: a sentence each.
    package struct Failure: Error, Hashable, Sendable {
        package var messages: [String]
        /// Whether the request is at fault, rather than the machine.
        package var isRequestFault = true
    }

    package struct Merged: Sendable {
        package var plan: VariantPlan
        package var header: VariantJournal.Header
        /// Messages of pictures that could not be drawn.
        package var failures: [String]
    }

    /// Where a picture's record is: which folder, and where in its journal.
    private struct Place {
        var folder: Int
        var offset: Int
    }

    /// Copies every picture and writes the journal of the whole.
    package static func merge(_ folders: [String], into folder: String) throws(Failure) -> Merged {
        let (plan, header) = try plan(of: folders)
        let journals = folders.compactMap { LineFile(path: "\($0)/\(VariantJournal.name)") }
        let places = try places(in: journals, folders, plan)
        var failures: [String] = []
        do throws(OutputError) {
            PartialFile.removeAbandoned(in: folder)
            let journal = try VariantJournal(folder: folder, header)
            for place in places {
                guard let line = journals[place.folder].line(at: place.offset),
                    let record = try? JSONDecoder().decode(VariantRecord.self, from: line)
                else { continue }
                if record.hasPicture {
                    try copy(record, from: folders[place.folder], to: folder)
                } else {
                    failures += record.failure
                }
                try journal.add(record)
            }
            try journal.finish()
        } catch {
            throw Failure(messages: [error.message], isRequestFault: error.cause.blamesThePath)
        }
        return Merged(plan: plan, header: header, failures: failures)
    }

    /// One for each picture of the plan, in its order. Pictures that no folder has are a fault.
    private static func places(
        in journals: [LineFile], _ folders: [String], _ plan: VariantPlan
    ) throws(Failure) -> [Place] {
        var places = [Place?](repeating: nil, count: plan.count)
        let decoder = JSONDecoder()
        for (folder, journal) in journals.enumerated() {
            var index = 0
            while let (offset, line) = journal.next() {
                guard let record = try? decoder.decode(VariantRecord.self, from: line) else { continue }
                while index < plan.count, plan[index].file != record.file { index += 1 }
                guard index < plan.count else { break }
                if places[index] == nil || record.hasPicture { places[index] = Place(folder: folder, offset: offset) }
                index += 1
            }
        }
        let missing = places.indices.filter { places[$0] == nil }
        guard missing.isEmpty else {
            throw Failure(messages: [
                "\(missing.count) of \(plan.count) pictures are in none of the folders, the first being "
                    + "\(plan[missing[0]].file) — name the folder of every shard"
            ])
        }
        return places.compactMap(\.self)
    }

    private static func copy(_ record: VariantRecord, from source: String, to folder: String) throws(OutputError) {
        guard let bytes = FileManager.default.contents(atPath: "\(source)/\(record.file)"),
            bytes.count == record.bytes
        else {
            throw OutputError(place: "\(folder)/\(record.file)".inQuotes, cause: SystemError(code: ENOENT))
        }
        try OutputFile.write(Array(bytes), to: "\(folder)/\(record.file)")
    }

    private static func plan(of folders: [String]) throws(Failure) -> (VariantPlan, VariantJournal.Header) {
        var faults: [String] = []
        var whole: VariantJournal.Header?
        for folder in folders {
            guard var header = VariantJournal.header(in: folder) else {
                faults.append(
                    "\(folder.inQuotes) holds no finished run — name a folder that galley variants --shard filled")
                continue
            }
            header.shard = nil
            if let whole, whole != header {
                faults.append(
                    "\(folder.inQuotes) is of another batch than \(folders[0].inQuotes) — give every shard the same "
                        + "inputs and options")
            }
            whole = whole ?? header
        }
        guard faults.isEmpty, let whole else { throw Failure(messages: faults) }
        let plan: VariantPlan
        do throws(VariantPlan.Failure) {
            plan = try whole.plan.plan()
        } catch {
            throw Failure(messages: error.messages)
        }
        return (plan, whole)
    }
}
