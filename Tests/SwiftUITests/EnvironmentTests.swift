import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

private struct SizeKey: EnvironmentKey {
    static let defaultValue: CGFloat = 10
}

extension EnvironmentValues {
    fileprivate var boxSize: CGFloat {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}

/// What views read while their bodies are made.
@MainActor struct EnvironmentTests {
    private struct Box: View {
        @Environment(\.boxSize) private var size
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.layoutDirection) private var direction
        @ScaledMetric private var scaled: CGFloat = 17

        var body: some View {
            Text(verbatim: "\(Int(size)) \(colorScheme) \(direction) \(Int(scaled.rounded()))")
        }
    }

    private func text(
        _ traits: UITraitCollection = Hosted.standard, @ViewBuilder _ content: () -> some View
    ) -> String? {
        Hosted.report(traits: traits, content).nodes.first { $0.role == "text" }?.text?.text
    }

    @Test func valuesAreHandedDown() {
        #expect(text { Box() } == "10 light leftToRight 17")
        #expect(text { VStack { Box() }.environment(\.boxSize, 30) } == "30 light leftToRight 17")
        #expect(text { Box().environment(\.colorScheme, .dark) } == "10 dark leftToRight 17")
    }

    @Test func traitsBecomeValues() {
        let traits = Hosted.traits {
            $0.userInterfaceStyle = .dark
            $0.layoutDirection = .rightToLeft
            $0.preferredContentSizeCategory = .accessibilityExtraLarge
        }
        #expect(text(traits) { Box() } == "10 dark rightToLeft 37")
    }

    @Test func stateIsDrawnAsItBegins() {
        struct Counter: View {
            @State private var count = 3
            @Binding var name: String
            var body: some View { Text("\(count) \(name)") }
        }
        #expect(text { Counter(name: .constant("apples")) } == "3 apples")
    }

    @Test func modifiersChangeViews() {
        struct Framed: ViewModifier {
            let word: String
            func body(content: Content) -> some View {
                HStack {
                    content
                    Text(word)
                }
            }
        }
        let report = Hosted.report { Text("A").modifier(Framed(word: "B")) }
        #expect(report.nodes.compactMap(\.text?.text) == ["A", "B"])
    }

    @Test func conditionsAndLoopsChooseViews() {
        func texts(_ flag: Bool, _ word: String?) -> [String] {
            Hosted.report {
                VStack {
                    if flag { Text("yes") } else { Text("no") }
                    if let word { Text(word) }
                    ForEach(["a", "b"], id: \.self) { Text($0) }
                    ForEach(0..<2) { Text(verbatim: "\($0)") }
                    switch word {
                    case "x": Text("is x")
                    case nil: EmptyView()
                    default: AnyView(Text("other"))
                    }
                }
            }.nodes.compactMap(\.text?.text)
        }
        #expect(texts(true, "x") == ["yes", "x", "a", "b", "0", "1", "is x"])
        #expect(texts(false, nil) == ["no", "a", "b", "0", "1"])
    }

    @Test func objectsAreHandedDown() {
        final class Model: ObservableObject {
            @Published var name = "model"
        }
        struct Name: View {
            @EnvironmentObject private var model: Model
            var body: some View { Text(model.name) }
        }
        #expect(text { Name().environmentObject(Model()) } == "model")
    }

    @Test func disabledControlsLookSo() {
        let report = Hosted.report {
            VStack {
                Button("A") {}
                Button("B") {}.disabled(true)
                Button("C", role: .destructive) {}
                Button("D") {}.buttonStyle(.plain)
                Button("E") {}.buttonStyle(.borderedProminent)
            }
        }
        #expect(
            report.nodes.filter { $0.role == "text" }.compactMap { $0.color?.hexadecimal } == [
                "#0088FFFF", "#00000040", "#FF383CFF", "#000000FF", "#FFFFFFFF",
            ])
    }

    @Test func entriesAreHandedDown() {
        struct Reader: View {
            @Environment(\.shelfName) private var name
            @Environment(\.shelfCount) private var count
            var body: some View { Text("\(name ?? "none") \(count)") }
        }
        let report = Hosted.report {
            Reader()
            Reader().environment(\.shelfName, "upper").environment(\.shelfCount, 3)
        }
        #expect(report.texts == ["none 12", "upper 3"])
    }
}

extension EnvironmentValues {
    @Entry fileprivate var shelfName: String?
    @Entry fileprivate var shelfCount = 12
}
