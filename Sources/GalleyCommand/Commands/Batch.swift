import Galley

/// Draws inputs one after another: each is laid out here, painted and written by workers, and reported in its turn,
/// whichever worker is done first.
@MainActor struct Batch {
    typealias Step = PicturePlan.Step

    /// What became of a step.
    private enum Outcome: Sendable {
        case drawn(Drawn)
        case failed(SceneInput.Failure)
    }

    private struct Drawn: Sendable {
        var step: Step
        var width: Int
        var height: Int
        var bytes: Int
    }

    let steps: [Step]
    let overrides: SceneOverrides
    let isStrict: Bool
    let console: Console
    /// `text` or `json` writes a line for each picture to standard output; `nil` writes none.
    let format: String?
    /// Tells where a picture went, for a caller who did not say.
    let saysWhere: Bool

    /// The worst of the outcomes so far.
    private(set) var code = ExitCode.done
    private var outcomes: [Int: Outcome] = [:]
    private var reported = 0

    init(
        steps: [Step], overrides: SceneOverrides, isStrict: Bool, console: Console, format: String?, saysWhere: Bool
    ) {
        self.steps = steps
        self.overrides = overrides
        self.isStrict = isStrict
        self.console = console
        self.format = format
        self.saysWhere = saysWhere
    }

    mutating func run(jobs: Int) async {
        if jobs > 1 {
            await runInParallel(jobs: jobs)
        } else {
            for (index, step) in steps.enumerated() {
                finish(index, outcome(of: step))
            }
        }
    }

    private func outcome(of step: Step) -> Outcome {
        do throws(SceneInput.Failure) {
            let picture = try solve(step)
            let png: [UInt8]
            do { png = try Solving.maker.png(of: picture) } catch { throw SceneInput.Failure(error, input: step.input) }
            return Self.write(png, of: picture, step, console)
        } catch {
            return .failed(error)
        }
    }

    private mutating func runInParallel(jobs: Int) async {
        var idle = (0..<jobs).map { _ in PaintWorker() }
        var finished: [(Int, Outcome)] = []
        await withTaskGroup(of: (Int, PaintWorker, Outcome).self) { group in
            for (index, step) in steps.enumerated() {
                let picture: SolvedPicture
                do throws(SceneInput.Failure) {
                    picture = try solve(step)
                } catch {
                    finished.append((index, .failed(error)))
                    continue
                }
                if idle.isEmpty, let (done, worker, outcome) = await group.next() {
                    finished.append((done, outcome))
                    idle.append(worker)
                }
                let worker = idle.removeLast()
                let console = console
                group.addTask { (index, worker, await Self.paint(picture, step, by: worker, console)) }
                for (index, outcome) in finished { finish(index, outcome) }
                finished = []
            }
            for await (index, _, outcome) in group { finished.append((index, outcome)) }
        }
        for (index, outcome) in finished { finish(index, outcome) }
    }

    private func solve(_ step: Step) throws(SceneInput.Failure) -> SolvedPicture {
        try SceneInput.solve(step.input, overrides, isStrict: isStrict, console: console)
    }

    private nonisolated static func paint(
        _ picture: SolvedPicture, _ step: Step, by worker: PaintWorker, _ console: Console
    ) async -> Outcome {
        do throws(RenderError) {
            return write(try await worker.png(of: picture), of: picture, step, console)
        } catch {
            return .failed(SceneInput.Failure(error, input: step.input))
        }
    }

    private nonisolated static func write(
        _ png: [UInt8], of picture: SolvedPicture, _ step: Step, _ console: Console
    ) -> Outcome {
        do throws(OutputError) {
            try console.result(png, to: step.output)
        } catch {
            return .failed(SceneInput.Failure([error.message], code: error.exitCode))
        }
        let (width, height) = picture.pixelSize
        return .drawn(Drawn(step: step, width: width, height: height, bytes: png.count))
    }

    /// Reports in the order of the inputs.
    private mutating func finish(_ index: Int, _ outcome: Outcome) {
        outcomes[index] = outcome
        while let next = outcomes.removeValue(forKey: reported) {
            report(next)
            reported += 1
            console.progress(reported, of: steps.count)
        }
    }

    private mutating func report(_ outcome: Outcome) {
        switch outcome {
        case .failed(let failure):
            for message in failure.messages { console.error(message) }
            code = max(code, failure.code)
        case .drawn(let drawn):
            if let line = line(drawn) {
                do { try console.result(line) } catch {
                    console.error(error.message)
                    code = max(code, error.exitCode)
                }
            }
            if saysWhere { console.note("wrote \(drawn.step.output)") }
            if !saysWhere {
                console.detail("wrote \(drawn.step.output), \(drawn.width)×\(drawn.height), \(drawn.bytes) bytes")
            }
        }
    }

    private func line(_ drawn: Drawn) -> String? {
        switch format {
        case "json":
            JSONText.record([
                "input": .text(drawn.step.input), "output": .text(drawn.step.output),
                "width": .number(Double(drawn.width)), "height": .number(Double(drawn.height)),
            ]) + "\n"
        case "text": "\(drawn.step.output) \(drawn.width)×\(drawn.height)\n"
        default: nil
        }
    }
}
