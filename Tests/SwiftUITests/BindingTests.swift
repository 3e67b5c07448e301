import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Names that stand for others, and values between views.
@MainActor struct BindingTests {
    @Test func bindingsGoBetweenSomethingAndNothing() {
        final class Box { var value: String? = "a" }
        let box = Box()
        let optional = Binding<String?>(get: { box.value }, set: { box.value = $0 })
        let found = Binding(optional)
        #expect(found?.wrappedValue == "a")
        found?.wrappedValue = "b"
        #expect(box.value == "b")
        box.value = nil
        #expect(Binding(optional) == nil)
        // What has been taken hold of keeps its last value.
        #expect(found?.wrappedValue == "a")

        final class Number { var value = 1 }
        let number = Number()
        let whole = Binding(get: { number.value }, set: { number.value = $0 })
        let maybe = Binding<Int?>(whole)
        maybe.wrappedValue = 3
        maybe.wrappedValue = nil
        #expect(maybe.wrappedValue == 3 && number.value == 3)
    }

    @Test func pickersCanShowSomethingElseThanTheChoice() {
        let report = Hosted.screen {
            Form {
                Picker("Taste", selection: .constant(1)) {
                    Text("Mild").tag(1)
                } currentValueLabel: {
                    Text("As usual")
                }
                Picker("Palette", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.palette)
            }
        }
        #expect(report.texts == ["Taste", "As usual", "One"])
    }

    @Test func tintsOfStylesAreDrawn() {
        let snapshot = Hosted.snapshot {
            ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: Color(red: 1, green: 0, blue: 0)))
        }
        #expect(snapshot.displayList.description.contains("#FF0000FF"))
    }

    @Test func lazyGridsCanRunSideways() {
        let report = Hosted.report {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 10) {
                ForEach(0..<3) { _ in Color.red.frame(width: 40) }
            }
        }
        let frames = report.nodes.map(\.frame).filter { $0.width == 40 }
        #expect(frames.map(\.height) == [20, 30, 20])
        #expect(frames[0].minX == frames[1].minX && frames[2].minX == frames[0].maxX + 10)
    }

    @Test func viewsStandAtTheSides() {
        let report = Hosted.report {
            Color.red.frame(maxWidth: .infinity).safeAreaInset(edge: .leading, spacing: 4) { Text("side") }
        }
        let side = report.nodes.first { $0.text?.text == "side" }?.frame ?? .zero
        #expect(side.minX == 0)
        #expect(report.nodes.contains { $0.frame.minX > side.maxX && $0.frame.maxX == 320 })
    }
}
