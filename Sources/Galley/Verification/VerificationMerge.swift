import Comparison
import Foundation

/// Puts the parts of a verification that several machines did together, as if one machine had done it.
package enum VerificationMerge {
    /// Why there is nothing to merge: a sentence each.
    package struct Failure: Error, Hashable, Sendable {
        package var messages: [String]
        /// Whether the request is at fault, rather than the machine.
        package var isRequestFault = true
    }

    package struct Merged: Sendable {
        package var header: VerificationJournal.Header
        /// In the order of the plan.
        package var pictures: [VerifiedPicture]
        package var orphans: [VerifiedPicture]
    }

    private struct Found {
        var picture: VerifiedPicture
        var folder: String
    }

    /// Copies every kept picture.
    package static func merge(_ folders: [String], into folder: String) throws(Failure) -> Merged {
        let parts = try contents(of: folders)
        let header = parts[0].header.whole
        var found: [String: Found] = [:]
        var orphans: [VerifiedPicture] = []
        for (part, source) in zip(parts, folders) {
            for picture in part.pictures {
                if picture.entry.state == .orphaned {
                    orphans.append(picture)
                } else {
                    found[picture.entry.name] = Found(picture: picture, folder: source)
                }
            }
        }
        var pictures: [VerifiedPicture] = []
        for name in try names(of: header) {
            guard var place = found.removeValue(forKey: name) else {
                throw Failure(messages: ["\(name) is in none of the folders — run its shard again"])
            }
            try keep(&place.picture.entry, from: place.folder, in: folder)
            pictures.append(place.picture)
        }
        orphans.sort { $0.entry.name < $1.entry.name }
        return Merged(header: header, pictures: pictures, orphans: orphans)
    }

    private static func names(of header: VerificationJournal.Header) throws(Failure) -> [String] {
        do throws(VariantPlan.Failure) {
            let plan = try header.plan.plan()
            return (0..<plan.count).map { plan[$0].name }
        } catch {
            throw Failure(messages: error.messages)
        }
    }

    /// What a shard kept of a picture lies below the merged folder then, and nothing else of that name does.
    private static func keep(
        _ entry: inout PictureReport.Entry, from source: String, in folder: String
    ) throws(Failure) {
        let kinds = entry.keptKinds(in: "")
        for kind in Verification.Kind.allCases {
            let place = "\(kind.rawValue)/\(entry.name).png"
            guard kinds.contains(kind) else {
                try? FileManager.default.removeItem(atPath: "\(folder)/\(place)")
                continue
            }
            guard let bytes = FileManager.default.contents(atPath: "\(source)/\(place)") else {
                throw Failure(messages: ["\(source)/\(place): the picture is gone — run that shard again"])
            }
            do throws(OutputError) { try OutputFile.write(Array(bytes), to: "\(folder)/\(place)") } catch {
                throw Failure(messages: [error.message], isRequestFault: error.cause.blamesThePath)
            }
        }
        entry.moveKeptPictures(from: "", to: "\(folder)/")
    }

    /// Every shard of one verification, each once.
    private static func contents(of folders: [String]) throws(Failure) -> [VerificationJournal.Contents] {
        var faults: [String] = []
        var parts: [VerificationJournal.Contents] = []
        var owners: [Int: String] = [:]
        var count = 1
        for folder in folders {
            guard let part = VerificationJournal.Contents(of: folder) else {
                faults.append("\(folder.inQuotes) holds no verification — name a folder that galley verify -o filled")
                continue
            }
            let shard = part.header.shard.map { Sharding.Part($0) } ?? Sharding.Part(index: 1, count: 1)
            if parts.isEmpty { count = shard?.count ?? 1 }
            if let first = parts.first, first.header.whole != part.header.whole || shard?.count != count {
                faults.append(
                    "\(folder.inQuotes) is of another verification than \(folders[0].inQuotes) — give every shard the "
                        + "same inputs and options")
            } else if let index = shard?.index, let other = owners.updateValue(folder, forKey: index) {
                faults.append("\(other.inQuotes) and \(folder.inQuotes) are the same shard — name one of them")
            }
            parts.append(part)
        }
        if faults.isEmpty {
            let missing = (1...count).filter { owners[$0] == nil }.map { "\($0)/\(count)" }
            if !missing.isEmpty {
                faults.append(
                    "shard \(missing.joined(separator: ", ")) is in none of the folders — name the folder of every shard"
                )
            }
        }
        guard faults.isEmpty, !parts.isEmpty else { throw Failure(messages: faults) }
        return parts
    }
}
