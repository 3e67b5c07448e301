import Combine
import Testing

/// Objects whose properties are published.
struct PublishedTests {
    private class Pot: ObservableObject {
        @Published var tea = "none"
        @Published private(set) var cups = 0
        func pour() { cups += 1 }
    }

    private final class LabelledPot: Pot {
        @Published var label = ""
    }

    @Test func propertiesTellWhatTheyBecome() {
        let pot = Pot()
        var told: [String] = []
        let held = pot.$tea.sink { told.append("\($0) was \(pot.tea)") }
        pot.tea = "Assam"
        #expect(told == ["none was none", "Assam was none"])
        #expect(pot.tea == "Assam")
        withExtendedLifetime(held) {}
    }

    @Test func objectsTellBeforeTheyChange() {
        let pot = LabelledPot()
        var told: [Int] = []
        let held = pot.objectWillChange.sink { told.append(pot.cups) }
        pot.pour()
        pot.pour()
        pot.label = "Black"
        pot.objectWillChange.send()
        #expect(told == [0, 1, 2, 2])
        withExtendedLifetime(held) {}
    }

    @Test func aPublisherSetsAProperty() {
        let (pot, other) = (Pot(), Pot())
        pot.$tea.map { $0 + "!" }.assign(to: &other.$tea)
        pot.tea = "Oolong"
        #expect(other.tea == "Oolong!")
    }

    @Test func manyObjectsHaveTheirOwnPublishers() {
        for _ in 0..<300 {
            let pot = Pot()
            var count = 0
            let held = pot.objectWillChange.sink { count += 1 }
            pot.pour()
            #expect(count == 1)
            withExtendedLifetime(held) {}
        }
    }
}
