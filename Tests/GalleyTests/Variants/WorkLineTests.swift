import Galley
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
}
