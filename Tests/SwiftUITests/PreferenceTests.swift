import DisplayLists
import SwiftUI
import Testing
import UIKit

/// What views hand up.
@MainActor struct PreferenceTests {
    private struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    private func overlay(_ content: some View) -> String? {
        Hosted.report { content.overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")) } }.texts.last
    }

    @Test func valuesAreReduced() {
        let content = VStack {
            Text("a").preference(key: Names.self, value: ["a"])
            Text("b").preference(key: Names.self, value: ["b"])
        }
        #expect(overlay(content) == "a+b")
        #expect(overlay(content.preference(key: Names.self, value: ["c"])) == "c")
        #expect(overlay(content.transformPreference(Names.self) { $0.append("c") }) == "a+b+c")
        #expect(overlay(Text("none").padding()) == "none" || overlay(Text("none")) == "")
    }
}
