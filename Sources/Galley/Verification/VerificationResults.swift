import Comparison

/// What became of a batch of verified pictures, in every form that is asked for.
package struct VerificationResults: Sendable {
    private let title: String
    private var pictures: [VerifiedPicture] = []
    private var report: PictureReport { PictureReport(title: title, entries: pictures.map(\.entry)) }

    package init(references: String) { title = "galley verify against \(references)" }

    package mutating func add(_ picture: VerifiedPicture) { pictures.append(picture) }

    /// `2 changed, 1 new, 40 equal`.
    package var counts: String { report.counts }

    /// Writes the report page, which stands for itself.
    package func writeHTML(to path: String) throws(OutputError) {
        let file = try PartialFile(at: path)
        let folder = RelativePath.folder(of: path)
        do throws(SystemError) {
            try report.writeHTML(link: { RelativePath.address(from: folder, to: $0) }) { (bytes) throws(SystemError) in
                try file.append(bytes)
            }
        } catch {
            throw OutputError(place: path.inQuotes, cause: error)
        }
        try file.finishWhole()
    }

    /// Notes the pictures in the folder in which they are kept.
    package func writeJournal(_ header: VerificationJournal.Header, to folder: String) throws(OutputError) {
        try VerificationJournal.write(pictures, header, to: folder)
    }

    /// - Parameter isStrict: whether an orphaned reference fails the run.
    package func junit(isStrict: Bool) -> String { JUnitReport(report, failsOrphans: isStrict).text }

    /// The JSON of reg-cli, which names folders relative to its own file.
    package func regJSON(at path: String, references: String, artifacts: String?) -> String {
        let folder = RelativePath.folder(of: path)
        func relative(_ other: String) -> String { RelativePath.text(from: folder, to: other) }
        func kept(_ kind: Verification.Kind) -> String { artifacts.map { relative("\($0)/\(kind.rawValue)") } ?? "" }
        return RegReport(
            report,
            folders: RegReport.Folders(
                actual: kept(.actual), expected: relative(references), difference: kept(.difference))
        ).text
    }

    /// Commands of a GitHub workflow that show what fails beside the files.
    package func annotations(workspace: String) -> [String] {
        WorkflowReport(report, workspace: workspace).annotations
    }

    /// A step's summary, in Markdown.
    package var workflowSummary: String { WorkflowReport(report).summary }
}
