import Foundation
import Testing

struct KiwiComparisonTests {
    /// The recorded systems; with `GALLEY_KIWI_SYSTEMS`, those of that file instead (tools/check-solver).
    @Test func everySystemComesOutAsKiwiHasIt() throws {
        let recorded = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/kiwi-systems.txt")
        let other = ProcessInfo.processInfo.environment["GALLEY_KIWI_SYSTEMS"].map { URL(filePath: $0) }
        var systems = RecordedSystems()
        try systems.run(String(contentsOf: other ?? recorded, encoding: .utf8))
        #expect(systems.systems >= 300 && systems.expectations > 2 * systems.systems)
        #expect(systems.determinedValues > systems.expectations)
        #expect(systems.refusals > systems.systems / 20)
        #expect(systems.traded * 50 < systems.expectations, "\(systems.traded) of \(systems.expectations)")
        if other != nil {
            print(
                "\(systems.systems) systems, \(systems.expectations) states, \(systems.determinedValues) values, "
                    + "\(systems.refusals) conflicts; \(systems.traded) states better than kiwi's by strength")
        }
    }
}
