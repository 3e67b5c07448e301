import Galley

/// Draws and compares every picture of a plan, several at a time.
@MainActor struct VerifyRun {
    var verification: Verification
    var workers = 1
    var isStrict = false
    private let plan: VariantPlan
    private let common: SceneOverrides
    private let shard: Sharding.Part?
    /// The places in the plan of the pictures that are this machine's.
    private let owned: [Int]

    init(_ verification: Verification, _ plan: VariantPlan, common: SceneOverrides, shard: Sharding.Part?) {
        self.verification = verification
        self.plan = plan
        self.common = common
        self.shard = shard
        owned = (0..<plan.count).filter { shard?.holds(plan[$0].file) ?? true }
    }

    private struct Job: Sendable {
        var picture: SolvedPicture
        var name: String
        var input: String
        var verification: Verification
    }

    /// Tells what becomes of the pictures in their order, then of references that have none.
    func perform(_ talk: VerifyTalk) async {
        let names = Set((0..<plan.count).map { plan[$0].name })
        verification.removeAbandoned(names: names)
        await WorkLine<Job, VerifiedPicture>.run(count: owned.count, workers: min(workers, owned.count)) { place in
            prepare(plan[owned[place]], talk)
        } work: { job, maker in
            job.verification.verify(job.picture, name: job.name, input: job.input, by: maker)
        } finish: { place, picture in
            talk.hear(picture, place + 1, of: owned.count)
        }
        talk.hear(orphans: verification.orphans(names: names, part: shard))
    }

    private func prepare(_ variant: Variant, _ talk: VerifyTalk) -> WorkLine<Job, VerifiedPicture>.Prepared {
        do throws(SceneInput.Failure) {
            let picture = try SceneInput.solve(
                variant.input, variant.overrides(plan.axes, over: common), isStrict: isStrict, console: talk.console)
            return .job(
                Job(picture: picture, name: variant.name, input: variant.input, verification: verification))
        } catch {
            return .outcome(
                VerifiedPicture(
                    name: variant.name, input: variant.input, messages: error.messages,
                    isRequestFault: error.code == .wrongRequest))
        }
    }
}
