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

    private struct Widest: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }

    @Test func whatIsHandedUpIsHeard() {
        struct Columns: View {
            @State private var width: CGFloat?
            @State private var names: [String] = []
            var body: some View {
                VStack {
                    ForEach([40, 90, 60], id: \.self) { own in
                        Color.red.frame(width: own, height: 10).background {
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                        }
                        .preference(key: Names.self, value: ["\(Int(own))"])
                    }
                    Text("\(Int(width ?? -1)) \(names.joined(separator: "+"))")
                }
                .onPreferenceChange(Widest.self) { width = $0 }.onPreferenceChange(Names.self) { names = $0 }
            }
        }
        #expect(Hosted.report { Columns() }.texts == ["90 40+90+60"])
    }

    @Test func geometryIsHeard() {
        struct Box: View {
            @State private var outer: CGFloat = -1
            @State private var inner: CGFloat = -1
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 30, height: 10)
                        .onGeometryChange(for: CGFloat.self, of: \.size.width) { inner = $0 }
                        .padding(.horizontal, 5)
                        .onGeometryChange(for: CGFloat.self, of: \.size.width) { outer = $0 }
                    Text("\(Int(inner)) in \(Int(outer))")
                }
            }
        }
        #expect(Hosted.report { Box() }.texts == ["30 in 40"])
    }
}
