import Testing
import UIKit

struct ConfigurationStateTests {
    @Test func customStatesGoByKeyAndCountInComparisons() {
        let key = UIConfigurationStateCustomKey("example.archived")
        var state = UICellConfigurationState(traitCollection: .standard)
        let plain = state
        state[key] = true
        #expect(state[key] as? Bool == true)
        #expect(state != plain)
        state[key] = nil
        #expect(state == plain)
        #expect(state.hashValue == plain.hashValue)
    }

    @Test func statesAreValues() {
        var first = UIViewConfigurationState(traitCollection: .standard)
        let second = first
        first.isSelected = true
        #expect(!second.isSelected)
        #expect(first != second)
    }
}
