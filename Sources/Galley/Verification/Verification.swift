import Comparison
import DisplayLists
import Foundation
import PNG

/// Holds pictures against the references in a folder: `settings.png`, with its layout report beside it.
package struct Verification: Sendable {
    /// The folder of the references.
    package var references: String
    /// The folder in which pictures are kept that somebody may want to look at; `nil` keeps none.
    package var artifacts: String?
    package var limits = ComparisonLimits()
    package var mode = RecordMode.never
    /// References lie in folders below too.
    package var looksInFolders = false
    /// The artifacts are gone when the report is written.
    package var keepsForReportOnly = false
    /// Keeps the equal ones too, for viewers that show them.
    package var keepsEqualPictures = false

    package init(references: String) { self.references = references }

    /// The folders below `artifacts`.
    package enum Kind: String, CaseIterable, Sendable {
        case actual
        case difference = "diff"
        /// References that were replaced.
        case expected
    }

    /// Why a picture could not be compared or kept.
    fileprivate struct Fault: Error {
        var messages: [String]
        var isRequestFault: Bool

        init(_ error: OutputError) {
            messages = [error.message]
            isRequestFault = error.cause.blamesThePath
        }

        init(_ messages: [String], isRequestFault: Bool) {
            self.messages = messages
            self.isRequestFault = isRequestFault
        }
    }

    /// Paints a picture and compares. Can be called on any thread.
    package func verify(
        _ picture: SolvedPicture, name: String, input: String, by maker: PictureMaker
    ) -> VerifiedPicture {
        var result = VerifiedPicture(PictureReport.Entry(name: name, state: .equal, input: input))
        result.entry.isKeptForReportOnly = keepsForReportOnly
        do throws(Fault) {
            let png: [UInt8]
            do throws(RenderError) { png = try maker.png(of: picture) } catch {
                throw Fault(error.messages.map { "\(input): \($0)" }, isRequestFault: error.isRequestFault)
            }
            if let reference = try reference(name) {
                result.entry.expectedPath = path(name)
                try compare(png, picture, with: reference, &result)
            } else {
                result.entry.state = .new
                result.entry.messages = ["there is no reference \(path(name).inQuotes) — \(advice)"]
            }
            try keep(png, &result)
            try record(png, picture, &result)
        } catch {
            result = VerifiedPicture(
                name: name, input: input, messages: error.messages, isRequestFault: error.isRequestFault)
        }
        return result
    }

    private var advice: String { "look at the picture, then record it with --record missing" }

    private func path(_ name: String) -> String { "\(references)/\(name).png" }

    /// `nil` when there is none.
    private func reference(_ name: String) throws(Fault) -> [UInt8]? {
        let path = path(name)
        if let bytes = FileManager.default.contents(atPath: path) { return Array(bytes) }
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        throw Fault(["\(path): the reference cannot be read — check its permissions"], isRequestFault: true)
    }

    /// The layout report that lies beside the reference.
    private func twin(_ name: String) -> String? {
        FileManager.default.contents(atPath: PictureFiles.twinPath(of: path(name))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Equal bytes are equal pictures and are not decoded.
    private func compare(
        _ png: [UInt8], _ picture: SolvedPicture, with reference: [UInt8], _ result: inout VerifiedPicture
    ) throws(Fault) {
        guard png != reference else { return }
        let name = result.entry.name
        let comparison: PictureComparison
        do throws(ComparisonError) {
            comparison = try PictureComparison(
                expected: ComparedPicture(.png(reference), layout: twin(name)),
                actual: ComparedPicture(.png(png), layout: picture.layout), tolerance: limits.tolerance)
        } catch {
            throw Fault(["\(path(name)): \(error.description)"], isRequestFault: true)
        }
        result.warnings = comparison.unmatchedIgnores.map {
            "--ignore: nothing in \(name) is called \($0.description.inQuotes)"
        }
        guard !comparison.isMatch else { return }
        result.entry.state = .changed
        result.entry.tell(comparison)
        guard let artifacts, let pictures = comparison.pictures else { return }
        var encoder = PNGEncoder()
        let path = "\(artifacts)/\(Kind.difference.rawValue)/\(name).png"
        try write(encoder.encode(pictures.difference), to: path)
        result.entry.differencePath = path
        guard mode.takesChanged else { return }
        // The path of the reference will have the new picture.
        let old = "\(artifacts)/\(Kind.expected.rawValue)/\(name).png"
        try write(reference, to: old)
        result.entry.expectedPath = old
    }

    private func keep(_ png: [UInt8], _ result: inout VerifiedPicture) throws(Fault) {
        guard let artifacts else { return }
        let name = result.entry.name
        let isKept = result.entry.state != .equal || keepsEqualPictures
        // What an earlier run left would be taken for this one's.
        if result.entry.differencePath == nil { remove(.difference, name) }
        if result.entry.state != .changed || !mode.takesChanged { remove(.expected, name) }
        guard isKept else { return remove(.actual, name) }
        let path = "\(artifacts)/\(Kind.actual.rawValue)/\(name).png"
        try write(png, to: path)
        result.entry.actualPath = path
    }

    private func remove(_ kind: Kind, _ name: String) {
        guard let artifacts else { return }
        try? FileManager.default.removeItem(atPath: "\(artifacts)/\(kind.rawValue)/\(name).png")
    }

    private func record(_ png: [UInt8], _ picture: SolvedPicture, _ result: inout VerifiedPicture) throws(Fault) {
        let name = result.entry.name
        switch result.entry.state {
        case .new where mode.takesNew, .changed where mode.takesChanged: result.entry.isRecorded = true
        case .equal where mode == .all: break
        default: return
        }
        // The report first: a picture whose report is missing would lose its words.
        let twin = picture.textReport
        if self.twin(name) != twin { try write(Array(twin.utf8), to: PictureFiles.twinPath(of: path(name))) }
        if try reference(name) != png { try write(png, to: path(name)) }
        if result.entry.expectedPath == nil, result.entry.state == .new { result.entry.expectedPath = path(name) }
    }

    private func write(_ bytes: [UInt8], to path: String) throws(Fault) {
        do throws(OutputError) { try OutputFile.write(bytes, to: path) } catch { throw Fault(error) }
    }

    /// Removes what verifications that were killed left unfinished beside the files of pictures, and the journal of an
    /// earlier one, which would tell of this one's pictures if this one was killed.
    package func removeAbandoned(names: Set<String>) {
        if let artifacts { try? FileManager.default.removeItem(atPath: "\(artifacts)/\(VerificationJournal.name)") }
        let roots = [references] + (artifacts.map { folder in Kind.allCases.map { "\(folder)/\($0.rawValue)" } } ?? [])
        let folders = Set(names.map { RelativePath.folder(of: $0) })
        for root in roots {
            for folder in folders { PartialFile.removeAbandoned(in: folder == "." ? root : "\(root)/\(folder)") }
        }
    }

    // MARK: Orphans

    /// The references that no picture belongs to.
    /// - Parameters:
    ///   - names: of all pictures, those of other machines too.
    ///   - part: this machine's part of the references.
    package func orphans(names: Set<String>, part: Sharding.Part? = nil) -> [VerifiedPicture] {
        referenceNames.sorted().filter { !names.contains($0) && part?.holds("\($0).png") ?? true }
            .map { name in
                var entry = PictureReport.Entry(name: name, state: .orphaned)
                entry.messages = ["no picture belongs to the reference \(path(name).inQuotes)"]
                entry.expectedPath = path(name)
                return VerifiedPicture(entry)
            }
    }

    /// Without endings. What is hidden is no reference.
    private var referenceNames: [String] {
        let manager = FileManager.default
        let files =
            looksInFolders
            ? try? manager.subpathsOfDirectory(atPath: references)
            : try? manager.contentsOfDirectory(atPath: references)
        // What an earlier run kept for people to look at may lie below the references.
        let kept = artifacts.map { artifacts in
            Kind.allCases.compactMap { RelativePath.parts(below: references, "\(artifacts)/\($0.rawValue)") }
                .map { $0.joined(separator: "/") + "/" }
        }
        return (files ?? []).filter { file in
            file.hasSuffix(".png") && !file.hasPrefix(".") && !file.contains("/.")
                && !(kept ?? []).contains { file.hasPrefix($0) }
        }.map { String($0.dropLast(4)) }
    }
}

extension PictureReport.Entry {
    /// How many changes are kept: a screen that changed altogether is told by its first ones.
    private static let changeLimit = 200

    fileprivate mutating func tell(_ comparison: PictureComparison) {
        let all = comparison.layout.changes
        changes = all.prefix(Self.changeLimit).map(\.description)
        if all.count > Self.changeLimit { changes.append("… and \(all.count - Self.changeLimit) more changes") }
        switch comparison.pixels {
        case .equal: break
        case .differentSizes: remark = comparison.pixels.description
        case .different(let difference):
            pixels = PictureReport.Pixels(difference)
            remark = comparison.place.map {
                "\($0.split(separator: "/").joined(separator: " / ")) is painted otherwise at the same place"
            }
        }
    }
}

extension PictureReport.Pixels {
    fileprivate init(_ difference: PixelDifference) {
        self.init(
            count: difference.count, share: difference.share, delta: difference.largestDelta,
            x: difference.columns.lowerBound, y: difference.rows.lowerBound, width: difference.columns.count,
            height: difference.rows.count)
    }
}
