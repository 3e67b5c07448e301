/// Work that is prepared on the main thread one piece after another, done by workers, and handed on in its order,
/// whichever worker is done first.
@MainActor package struct WorkLine<Job: Sendable, Outcome: Sendable> {
    package enum Prepared {
        case job(Job)
        /// To be done after the job of an earlier piece, whose result it uses.
        case jobAfter(Int, Job)
        /// There is nothing left to do.
        case outcome(Outcome)
    }

    private let work: @Sendable (Job, PictureMaker) -> Outcome
    private let finish: @MainActor (Int, Outcome) -> Void
    private var outcomes: [Int: Outcome] = [:]
    private var next = 0
    private var running: Set<Int> = []
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
        var idle = (0..<workers).map { _ in PaintWorker() }
        var ready: [(Int, Job)] = []
        await withTaskGroup(of: (Int, PaintWorker, Outcome).self) { group in
            for index in 0..<count {
                switch prepare(index) {
                case .outcome(let outcome): hand(index, outcome)
                case .job(let job): ready.append((index, job))
                case .jobAfter(let first, let job):
                    if running.contains(first) {
                        waiting[first, default: []].append((index, job))
                        waitingCount += 1
                    } else {
                        ready.append((index, job))
                    }
                }
                start(&ready, &idle, in: &group)
                // Laying out runs ahead of painting by a few pictures only, or memory would fill with them.
                while !ready.isEmpty || waitingCount > workers, let done = await group.next() {
                    take(done, &ready, &idle)
                    start(&ready, &idle, in: &group)
                }
            }
            while let done = await group.next() {
                take(done, &ready, &idle)
                start(&ready, &idle, in: &group)
            }
        }
    }

    private mutating func start(
        _ ready: inout [(Int, Job)], _ idle: inout [PaintWorker],
        in group: inout TaskGroup<(Int, PaintWorker, Outcome)>
    ) {
        let work = work
        while !ready.isEmpty, let worker = idle.popLast() {
            let (index, job) = ready.removeFirst()
            running.insert(index)
            group.addTask { (index, worker, await worker.perform(job, work)) }
        }
    }

    private mutating func take(
        _ done: (Int, PaintWorker, Outcome), _ ready: inout [(Int, Job)], _ idle: inout [PaintWorker]
    ) {
        running.remove(done.0)
        idle.append(done.1)
        if let freed = waiting.removeValue(forKey: done.0) {
            waitingCount -= freed.count
            ready += freed
        }
        hand(done.0, done.2)
    }

    private mutating func hand(_ index: Int, _ outcome: Outcome) {
        outcomes[index] = outcome
        while let outcome = outcomes.removeValue(forKey: next) {
            finish(next, outcome)
            next += 1
        }
    }
}
