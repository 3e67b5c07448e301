import DisplayLists

/// What became of one picture of a batch: a line of the journal.
package struct VariantRecord: Codable, Hashable, Sendable {
    /// The picture's file, in the batch's folder.
    package var file: String
    /// Of everything that went into it; a picture whose fingerprint is the same need not be drawn again.
    package var fingerprint: String
    /// Of what was painted: equal for equal pictures. Empty when there is no picture.
    package var picture = ""
    /// Of the file's bytes.
    package var content = ""
    /// In pixels.
    package var width = 0
    package var height = 0
    /// The file's size.
    package var bytes = 0
    package var findings: [Finding] = []
    /// What was drawn otherwise than asked for.
    package var warnings: [String] = []
    /// On which side things stand, for pictures that are mirrored.
    package var sides = ""
    /// Files that the scene names.
    package var files: [String] = []
    /// Why there is no picture; empty when there is one.
    package var failure: [String] = []

    package init(file: String, fingerprint: String) {
        self.file = file
        self.fingerprint = fingerprint
    }

    package var hasPicture: Bool { failure.isEmpty }

    var line: String? { JournalLine.text(self) }
}

extension Digest {
    /// Sixteen digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
