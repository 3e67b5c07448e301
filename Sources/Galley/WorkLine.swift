/// Work that is prepared on the main thread one piece after another, done by workers, and handed on in its order,
/// whichever worker is done first.
///
/// The main thread is one of the workers: it prepares while the others have work, and does a piece itself where enough
/// is ready for them. So two workers are two threads, and neither waits while there is work.
@MainActor package struct WorkLine<Job: Sendable, Outcome: Sendable> {
    package enum Prepared {
        case job(Job)
        /// To be done after the job of an earlier piece, whose result it uses.
        case jobAfter(Int, Job)
        /// There is nothing left to do.
        case outcome(Outcome)
    }

    private typealias Piece = (index: Int, job: Job)
    private typealias Result = (index: Int, outcome: Outcome)

    private let work: @Sendable (Job, PictureMaker) -> Outcome
    private let finish: @MainActor (Int, Outcome) -> Void
    private let ready = Handoff<(index: Int, job: Job)>()
    private let results = Handoff<(index: Int, outcome: Outcome)>()
    private var outcomes: [Int: Outcome] = [:]
    private var next = 0
    /// Pieces that are ready or being done.
    private var unfinished: Set<Int> = []
    /// Pieces that are to be done after another, by its index.
    private var waiting: [Int: [(Int, Job)]] = [:]
    private var waitingCount = 0

    /// - Parameters:
    ///   - prepare: is called for each piece in its order.
    ///   - work: is called on any thread.
    ///   - finish: is called for each piece in its order.
    package static func run(
        count: Int, workers: Int, prepare: @MainActor (Int) -> Prepared,
        work: @escaping @Sendable (Job, PictureMaker) -> Outcome, finish: @escaping @MainActor (Int, Outcome) -> Void
    ) async {
        var line = WorkLine(work: work, finish: finish)
        if workers > 1 {
            await line.run(count: count, workers: workers, prepare)
        } else {
            for index in 0..<count {
                switch prepare(index) {
                case .outcome(let outcome): finish(index, outcome)
                case .job(let job), .jobAfter(_, let job): finish(index, work(job, Solving.maker))
                }
            }
        }
    }

    private init(
        work: @escaping @Sendable (Job, PictureMaker) -> Outcome, finish: @escaping @MainActor (Int, Outcome) -> Void
    ) {
        self.work = work
        self.finish = finish
    }

    private mutating func run(count: Int, workers: Int, _ prepare: @MainActor (Int) -> Prepared) async {
        let (work, ready, results) = (work, ready, results)
        await withTaskGroup(of: Void.self) { group in
            for _ in 1..<workers {
                let worker = PaintWorker()
                group.addTask {
                    while let (index, job) = await ready.take() {
                        results.put((index, await worker.perform(job, work)))
                    }
                }
            }
            for index in 0..<count {
                sort(index, prepare(index))
                takeResults()
                // A piece takes several times as long to do as to prepare: with less in store, a worker would stand
                // still while this thread does one. With more, memory would fill with what is prepared.
                while ready.count > 2 * (workers - 1) { doOne() }
                while waitingCount > workers { await progress() }
            }
            while !unfinished.isEmpty { await progress() }
            ready.close()
        }
    }

    private mutating func sort(_ index: Int, _ prepared: Prepared) {
        switch prepared {
        case .outcome(let outcome): hand(index, outcome)
        case .job(let job): start(index, job)
        case .jobAfter(let first, let job):
            guard unfinished.contains(first) else { return start(index, job) }
            waiting[first, default: []].append((index, job))
            waitingCount += 1
        }
    }

    private mutating func start(_ index: Int, _ job: Job) {
        unfinished.insert(index)
        ready.put((index, job))
    }

    /// Does a piece, or waits for one that is being done.
    private mutating func progress() async {
        if ready.count > 0 {
            doOne()
        } else if let result = await results.take() {
            take(result)
        }
        takeResults()
    }

    /// Does a piece on this thread, unless the others have taken them all.
    private mutating func doOne() {
        if let piece = ready.takeNow() { take((piece.index, work(piece.job, Solving.maker))) }
        takeResults()
    }

    private mutating func takeResults() {
        while let result = results.takeNow() { take(result) }
    }

    private mutating func take(_ result: Result) {
        unfinished.remove(result.index)
        for (index, job) in waiting.removeValue(forKey: result.index) ?? [] {
            waitingCount -= 1
            start(index, job)
        }
        hand(result.index, result.outcome)
    }

    private mutating func hand(_ index: Int, _ outcome: Outcome) {
        outcomes[index] = outcome
        while let outcome = outcomes.removeValue(forKey: next) {
            finish(next, outcome)
            next += 1
        }
    }
}
