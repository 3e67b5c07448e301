import Foundation
import Galley

/// Where the reports of a verification and its pictures go.
@MainActor struct VerifyOutputs {
    /// The folder that was asked for; `nil` when none was.
    private let folder: String?
    /// The folder of pictures; `nil` keeps none.
    let artifacts: String?
    /// The report pages to write.
    let pages: [String]
    let junit: String?
    let json: String?
    /// Pictures that only the page shows.
    private let temporaryFolder: String?

    var keepsForReportOnly: Bool { temporaryFolder != nil }

    init(_ reader: inout OptionReader) {
        let command = reader.arguments.command?.rawValue ?? ""
        folder = reader.arguments.value(of: .output).map { VariantsCommand.trimmed($0) }
        if folder == "-" { reader.note("\(command) fills a folder — say where with -o DIR") }
        let html = reader.arguments.value(of: .html).map { path in
            path.hasSuffix("/") || OutputFile.isFolder(path)
                ? "\(VariantsCommand.trimmed(path))/report.html" : path
        }
        junit = reader.arguments.value(of: .junit)
        json = reader.arguments.value(of: .json)
        pages = [folder.map { "\($0)/report.html" }, html].compactMap(\.self)
        let needsPictures = folder == nil && html != nil
        temporaryFolder =
            needsPictures
            ? FileManager.default.temporaryDirectory.appending(path: "galley-verify-\(UUID().uuidString)").path : nil
        artifacts = folder ?? temporaryFolder
        for option in Self.reports where reader.arguments.value(of: option) == "-" {
            reader.note("\(option.longName) is for a file — name one")
        }
        if let folder, folder != "-" { reader.note(OutputPlace.faultOfFolder(folder)) }
        for path in [html, junit, json].compactMap(\.self) where path != "-" {
            reader.note(OutputPlace.faultOfFile(path))
        }
    }

    /// The options that name a report.
    static let reports: [Option] = [.html, .junit, .json]

    func write(
        _ results: VerificationResults, _ header: VerificationJournal.Header, isStrict: Bool
    ) throws(OutputError) {
        if let folder { try results.writeJournal(header, to: folder) }
        for page in pages { try results.writeHTML(to: page) }
        if let junit { try OutputFile.write(Array(results.junit(isStrict: isStrict).utf8), to: junit) }
        guard let json else { return }
        let text = results.regJSON(
            at: json, references: header.references, artifacts: keepsForReportOnly ? nil : artifacts)
        try OutputFile.write(Array(text.utf8), to: json)
    }

    func removeTemporaryFolder() {
        if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
    }
}
