import Galley

/// Draws inputs one after another: each is laid out here, painted and written by workers, and reported in its turn,
/// whichever worker is done first.
@MainActor final class Batch {
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
    private var overrides: SceneOverrides
    let isStrict: Bool
    let console: Console
    /// `text` or `json` writes a line for each picture to standard output; `nil` writes none.
    let format: String?
    /// Tells where a picture went, for a caller who did not say.
    let saysWhere: Bool

    /// The worst of the outcomes so far.
    private(set) var code = ExitCode.done

    init(
        steps: [Step], overrides: SceneOverrides, isStrict: Bool, console: Console, format: String?, saysWhere: Bool
    ) {
        self.steps = steps
        self.overrides = overrides
        self.overrides.reportsLayout = false
        self.isStrict = isStrict
        self.console = console
        self.format = format
        self.saysWhere = saysWhere
    }

    private struct Job: Sendable {
        var step: Step
        var picture: SolvedPicture
        var console: Console
    }

    func run(jobs: Int) async {
        await WorkLine<Job, Outcome>.run(count: steps.count, workers: jobs) { index in
            do throws(SceneInput.Failure) {
                let picture = try SceneInput.solve(steps[index].input, overrides, isStrict: isStrict, console: console)
                return .job(Job(step: steps[index], picture: picture, console: console))
            } catch {
                return .outcome(.failed(error))
            }
        } work: { job, maker in
            do throws(RenderError) {
                return Self.write(try maker.png(of: job.picture), of: job.picture, job.step, job.console)
            } catch {
                return .failed(SceneInput.Failure(error, input: job.step.input))
            }
        } finish: { index, outcome in
            self.report(outcome)
            self.console.progress(index + 1, of: self.steps.count)
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

    private func report(_ outcome: Outcome) {
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
