import Comparison
import Foundation

/// What a verification leaves in its folder about each picture, so that the parts of several machines can be put
/// together. The first line tells what was verified; each other line is a picture, in the order of the plan, then
/// orphaned references. Paths of kept pictures are relative to the folder.
package enum VerificationJournal {
    package static let name = "verification.jsonl"

    /// What was verified, and how.
    package struct Header: Codable, Hashable, Sendable {
        /// Of this form of the journal.
        package var verification = 1
        package var galley: String
        package var plan: PlanDescription
        package var references: String
        package var limits: ComparisonLimits
        package var record: RecordMode
        package var strict: Bool
        /// Whether the equal pictures are kept too.
        package var equalPictures: Bool
        /// `2/3`; `nil` is all of it.
        package var shard: String?

        package init(
            version: String, _ plan: PlanDescription, _ verification: Verification, isStrict: Bool,
            shard: Sharding.Part?
        ) {
            galley = version
            self.plan = plan
            references = verification.references
            limits = verification.limits
            record = verification.mode
            strict = isStrict
            equalPictures = verification.keepsEqualPictures
            self.shard = shard?.text
        }

        /// The same for every shard of one verification.
        var whole: Header {
            var whole = self
            whole.shard = nil
            return whole
        }
    }

    /// A whole journal, read.
    struct Contents {
        var header: Header
        var pictures: [VerifiedPicture]

        /// `nil` when the folder has none, or none that is whole.
        init?(of folder: String) {
            guard let file = LineFile(path: "\(folder)/\(name)"), let first = file.next()?.line else { return nil }
            let decoder = JSONDecoder()
            guard let header = try? decoder.decode(Header.self, from: first) else { return nil }
            self.header = header
            pictures = []
            while let (_, line) = file.next() {
                guard let picture = try? decoder.decode(VerifiedPicture.self, from: line) else { return nil }
                pictures.append(picture)
            }
        }
    }

    package static func isIn(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }

    static func write(_ pictures: [VerifiedPicture], _ header: Header, to folder: String) throws(OutputError) {
        let file = try PartialFile(at: "\(folder)/\(name)")
        try file.append(JournalLine.text(header) ?? "")
        for var picture in pictures {
            picture.entry.moveKeptPictures(from: "\(folder)/", to: "")
            try file.append(JournalLine.text(picture) ?? "")
        }
        try file.finishWhole()
    }
}

extension PictureReport.Entry {
    /// Tells the kept pictures at another place.
    mutating func moveKeptPictures(from old: String, to new: String) {
        for kind in keptKinds(in: old) { self[kind] = "\(new)\(kind.rawValue)/\(name).png" }
    }

    /// Which pictures were kept; a reference that is no copy is none of them.
    /// - Parameter folder: where they are told to lie, with its slash.
    func keptKinds(in folder: String) -> [Verification.Kind] {
        Verification.Kind.allCases.filter { kind in
            guard kind != .expected || isRecorded && state == .changed else { return false }
            return self[kind] == "\(folder)\(kind.rawValue)/\(name).png"
        }
    }

    private subscript(kind: Verification.Kind) -> String? {
        get {
            switch kind {
            case .actual: actualPath
            case .difference: differencePath
            case .expected: expectedPath
            }
        }
        set {
            switch kind {
            case .actual: actualPath = newValue
            case .difference: differencePath = newValue
            case .expected: expectedPath = newValue
            }
        }
    }
}
