import Galley
import Synchronization
import Testing

/// The order of work that several threads do.
@MainActor struct WorkLineTests {
    @Test(arguments: [1, 2, 3, 8])
    func resultsComeInOrderAndAfterWhatTheyNeed(workers: Int) async {
        var finished: [Int] = []
        await WorkLine<Int, Int>.run(count: 40, workers: workers) { index in
            switch index % 4 {
            case 0: .job(index)
            case 1: .jobAfter(index - 1, index)
            case 2: .outcome(index)
            default: .jobAfter(0, index)
            }
        } work: { job, _ in
            job
        } finish: { index, outcome in
            #expect(index == outcome)
            finished.append(outcome)
        }
        #expect(finished == Array(0..<40))
    }

    @Test(arguments: [1, 2, 3])
    func aWorkerIsAThread(workers: Int) async {
        let counts = Counts()
        await WorkLine<Int, Int>.run(count: 60, workers: workers) { index in
            .job(index)
        } work: { job, maker in
            counts.enter(maker)
            // Long enough for one too many to come in, if it is let.
            for _ in 0..<5000 where counts.inside <= workers {}
            counts.leave()
            return job
        } finish: { _, _ in
        }
        let (most, makers) = counts.result
        #expect(most <= workers)
        #expect(makers <= workers)
    }

    @Test func aPieceThatTakesLongLeavesTheOthersToTheMainThread() async {
        let (counts, own) = (Counts(), ObjectIdentifier(Solving.maker))
        var finished: [Int] = []
        await WorkLine<Int, Int>.run(count: 20, workers: 2) { index in
            .job(index)
        } work: { job, maker in
            counts.enter(maker)
            // The other thread keeps the first piece it gets until all but it are done.
            if ObjectIdentifier(maker) != own { while counts.left < 19 {} }
            counts.leave()
            return job
        } finish: { index, _ in
            finished.append(index)
        }
        #expect(finished == Array(0..<20))
    }
}

/// How many do something at once.
private final class Counts: Sendable {
    private struct State {
        var (inside, most, left) = (0, 0, 0)
        var makers: Set<ObjectIdentifier> = []
    }

    private let state = Mutex(State())

    var inside: Int { state.withLock { $0.inside } }
    var left: Int { state.withLock { $0.left } }
    var result: (most: Int, makers: Int) { state.withLock { ($0.most, $0.makers.count) } }

    func enter(_ maker: PictureMaker) {
        state.withLock { state in
            state.inside += 1
            state.most = max(state.most, state.inside)
            state.makers.insert(ObjectIdentifier(maker))
        }
    }

    func leave() {
        state.withLock { state in
            state.inside -= 1
            state.left += 1
        }
    }
}
