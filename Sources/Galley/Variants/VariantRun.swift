import DisplayLists
import Foundation

/// Draws a batch of variants into a folder: laid out here, painted and written by workers, each picture once, each noted
/// in the journal.
@MainActor package final class VariantRun {
    package struct Request: Sendable {
        package var plan: VariantPlan
        package var header: VariantJournal.Header
        /// What is asked for over every scene.
        package var common: SceneOverrides
        package var folder: String
        package var shard: Sharding.Part?
        package var workers = 1
        /// Warnings are faults.
        package var isStrict = false
        /// Keeps what an earlier run drew of the same inputs.
        package var resumes = false
        package var rules: Set<Finding.Rule> = []

        package init(plan: VariantPlan, header: VariantJournal.Header, common: SceneOverrides, folder: String) {
            self.plan = plan
            self.header = header
            self.common = common
            self.folder = folder
        }
    }

    package enum Event {
        /// Work on an input begins.
        case input(String)
        /// A picture is done, or is known not to be possible; they come in the plan's order.
        case record(VariantRecord, how: How)
    }

    package enum How: Hashable, Sendable {
        case drawn
        /// It equals one that was drawn already, whose bytes it took.
        case copied
        /// It was there from an earlier run.
        case kept
        /// `isRequestFault` tells whether what was asked for is at fault rather than the machine.
        case failed(isRequestFault: Bool)
    }

    fileprivate struct Job: Sendable {
        var picture: SolvedPicture
        var record: VariantRecord
        var copies: String?
        var folder: String
        var rules: Set<Finding.Rule>
    }

    private typealias Outcome = (record: VariantRecord, how: How)

    private let request: Request
    private let environment = DrawingEnvironment.digest
    private let tell: @MainActor (Event) -> Void
    private let journal: VariantJournal
    private var failure: OutputError?
    /// The places in the plan of the pictures to be drawn here.
    private let owned: [Int]
    private var earlier: [String: VariantRecord] = [:]
    private var source: (input: String, result: Result<ScenePictures.Source, RenderError>, digest: UInt64)?
    private var fileDigests: [String: UInt64] = [:]
    /// Where among the owned ones the first picture of each kind is, by the digest of what is painted.
    private var firsts: [UInt64: Int] = [:]

    /// Draws. Only the journal's own failure ends it early.
    package static func run(
        _ request: Request, tell: @escaping @MainActor (Event) -> Void
    ) async throws(OutputError) {
        try await VariantRun(request, tell).run()
    }

    private init(_ request: Request, _ tell: @escaping @MainActor (Event) -> Void) throws(OutputError) {
        self.request = request
        self.tell = tell
        PartialFile.removeAbandoned(in: request.folder)
        if request.resumes {
            earlier = VariantJournal.records(in: request.folder).filter { $0.value.hasPicture }
            try VariantJournal.keep(earlier, in: request.folder, request.header)
        }
        journal = try VariantJournal(folder: request.folder, request.header)
        owned = (0..<request.plan.count).filter { index in
            request.shard?.holds(request.plan[index].file) ?? true
        }
        // A table that grows leaves its smaller ones behind, in pieces.
        firsts.reserveCapacity(owned.count)
    }

    private func run() async throws(OutputError) {
        await WorkLine.run(count: owned.count, workers: request.workers) { place in
            prepare(request.plan[owned[place]], at: place)
        } work: { job, maker in
            job.draw(maker)
        } finish: { _, outcome in
            do throws(OutputError) { try self.journal.add(outcome.record) } catch {
                self.failure = self.failure ?? error
            }
            self.tell(.record(outcome.record, how: outcome.how))
        }
        if let failure { throw failure }
        try journal.finish()
    }

    private func prepare(_ variant: Variant, at place: Int) -> WorkLine<Job, Outcome>.Prepared {
        var record = VariantRecord(file: variant.file, fingerprint: "")
        do throws(RenderError) {
            let source = try source(of: variant.input)
            if let kept = kept(variant, source) {
                if let digest = UInt64(kept.picture, radix: 16), firsts[digest] == nil { firsts[digest] = place }
                return .outcome((kept, .kept))
            }
            let picture = try ScenePictures.solve(
                source, variant.overrides(request.plan.axes, over: request.common))
            if request.isStrict, !picture.warnings.isEmpty {
                throw RenderError(.scene, picture.warnings, isRequestFault: true)
            }
            record.fingerprint = fingerprint(variant, picture.files, source)
            record.files = picture.files
            record.warnings = picture.warnings
            (record.width, record.height) = picture.pixelSize
            let digest = picture.digest
            record.picture = digest.text
            var job = Job(picture: picture, record: record, folder: request.folder, rules: request.rules)
            guard let first = firsts[digest.value] else {
                firsts[digest.value] = place
                return .job(job)
            }
            job.copies = request.plan[owned[first]].file
            return .jobAfter(first, job)
        } catch {
            record.failure = error.stage == .scene ? error.messages : error.messages.map { "\(variant.file): \($0)" }
            return .outcome((record, .failed(isRequestFault: error.isRequestFault)))
        }
    }

    private func source(of input: String) throws(RenderError) -> ScenePictures.Source {
        if let source, source.input == input { return try source.result.get() }
        tell(.input(input))
        let result: Result<ScenePictures.Source, RenderError>
        do throws(RenderError) {
            result = .success(
                try input == "-"
                    ? ScenePictures.Source(Array((try? FileHandle.standardInput.readToEnd()) ?? Data()))
                    : ScenePictures.Source(file: input))
        } catch {
            result = .failure(error)
        }
        var digest = Digest()
        if case .success(let source) = result {
            digest.combine(source.bytes)
            for name in source.surroundings { digest.combine(name) }
        }
        source = (input, result, digest.value)
        return try result.get()
    }

    // MARK: What is there already

    /// An earlier run's record, if its picture is whole and of the same inputs.
    private func kept(_ variant: Variant, _ source: ScenePictures.Source) -> VariantRecord? {
        guard let record = earlier.removeValue(forKey: variant.file),
            record.fingerprint == fingerprint(variant, record.files, source),
            let bytes = FileManager.default.contents(atPath: "\(request.folder)/\(record.file)"),
            bytes.count == record.bytes
        else { return nil }
        var digest = Digest()
        digest.combine(Array(bytes))
        return digest.text == record.content ? record : nil
    }

    /// Of everything that goes into a picture, and of what is found out about it.
    private func fingerprint(_ variant: Variant, _ files: [String], _ source: ScenePictures.Source) -> String {
        var digest = Digest()
        digest.combine(environment)
        digest.combine(request.header.galley)
        digest.combine(self.source?.digest ?? 0)
        digest.combine("\(variant.overrides(request.plan.axes, over: request.common))")
        digest.combine(request.rules.map(\.rawValue).sorted().joined(separator: " "))
        for name in files {
            digest.combine(name)
            digest.combine(fileDigest(source.path(of: name)))
        }
        return digest.text
    }

    private func fileDigest(_ path: String) -> UInt64 {
        if let digest = fileDigests[path] { return digest }
        var digest = Digest()
        let inside =
            OutputFile.isFolder(path) ? (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] : [""]
        for name in inside.sorted() {
            digest.combine(name)
            let file = name.isEmpty ? path : "\(path)/\(name)"
            if let bytes = FileManager.default.contents(atPath: file) { digest.combine(Array(bytes)) }
        }
        fileDigests[path] = digest.value
        return digest.value
    }
}

extension VariantRun.Job {
    /// Paints and writes the picture, or writes the bytes of the equal one that was drawn before.
    fileprivate func draw(_ maker: PictureMaker) -> (record: VariantRecord, how: VariantRun.How) {
        var record = record
        do {
            var png: [UInt8]?
            if let copies { png = FileManager.default.contents(atPath: "\(folder)/\(copies)").map { Array($0) } }
            let how: VariantRun.How = png == nil ? .drawn : .copied
            let bytes = try png ?? maker.png(of: picture)
            try OutputFile.write(bytes, to: "\(folder)/\(record.file)")
            var digest = Digest()
            digest.combine(bytes)
            record.content = digest.text
            record.bytes = bytes.count
            record.findings = PictureLints.findings(in: picture, rules)
            record.sides = Sides(picture.layout).text
            return (record, how)
        } catch let error as RenderError {
            record.failure = error.messages.map { "\(record.file): \($0)" }
            return (record, .failed(isRequestFault: error.isRequestFault))
        } catch {
            let output = error as? OutputError
            record.failure = [output?.message ?? "\(error)"]
            return (record, .failed(isRequestFault: output?.cause.blamesThePath ?? false))
        }
    }
}

extension SolvedPicture {
    /// Of what is painted and how finely.
    package var digest: Digest {
        var digest = Digest()
        digest.combine(displayList.digest)
        digest.combine(scale)
        return digest
    }
}
