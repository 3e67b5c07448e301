import DisplayLists
import Foundation
import SwiftUI
import Testing
import UIKit

/// Choices on wheels, and those of several values at once.
@MainActor struct WheelTests {
    private struct Part { var kind: Binding<String> }

    @Test func aWheelShowsTheChoicesAroundTheChosenOne() {
        let report = Hosted.report(height: 300) {
            Picker("Kind", selection: .constant("c")) {
                ForEach(["a", "b", "c", "d", "e", "f", "g", "h"], id: \.self) { Text($0) }
            }.pickerStyle(.wheel)
        }
        let texts = report.nodes.filter { $0.role == "text" }
        #expect(Set(texts.compactMap { $0.text?.text }) == ["a", "b", "c", "d", "e", "f"])
        #expect(abs((texts.first { $0.text?.text == "c" }?.frame.midY ?? 0) - 150) < 1)
    }

    @Test func datesAreOnWheels() {
        let report = Hosted.report(height: 300) {
            DatePicker(
                "When", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .hourAndMinute
            )
            .datePickerStyle(.wheel).labelsHidden()
        }
        #expect(report.nodes.contains { $0.role == "view" && $0.frame.height == 216 })
    }

    @Test func differentValuesHaveNoChoice() {
        func texts(_ values: [String]) -> [String?] {
            Hosted.report {
                Picker("Kind", sources: values.map { Part(kind: .constant($0)) }, selection: \.kind) {
                    Text("a").tag("a")
                    Text("b").tag("b")
                }
            }.nodes.map { $0.text?.text }
        }
        #expect(texts(["b", "b"]).contains("b"))
        #expect(!texts(["a", "b"]).contains("a") && !texts([]).contains("a"))
    }

    @Test func cellsAndColumnsStandAsTheySay() {
        let report = Hosted.report(width: 200, height: 60) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 100, height: 10)
                    Color.red.frame(width: 50, height: 10)
                }
                GridRow {
                    Color.red.frame(width: 20, height: 10).gridColumnAlignment(.trailing)
                    Color.red.frame(width: 10, height: 10).gridCellAnchor(.leading)
                }
                GridRow { Color.red.frame(width: 10, height: 10).gridCellColumns(2).gridCellAnchor(.trailing) }
            }
        }
        #expect(report.frame("view 2") == "105 25 20 10")
        #expect(report.frame("view 3") == "125 25 10 10")
        #expect(report.frame("view 4") == "165 35 10 10")
    }

    @Test func scrolledContentRunsThroughSafeAreaPadding() {
        let list = Hosted.snapshot(width: 200, height: 60) {
            ScrollView(.horizontal) { Color.red.frame(width: 400, height: 20) }.safeAreaPadding(.horizontal, 30)
        }
        #expect(list.report.frame("view 0") == "30 20 400 20")
        #expect(list.displayList.description.contains("clip (0, 20) 200×20"))
    }

    @Test func wideButtonsTakeAllThereIs() {
        let report = Hosted.report(width: 200, height: 100) {
            Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
        }
        #expect(report.nodes.contains { $0.frame.width == 200 && $0.frame.height < 60 })
    }

    @Test func olderNamesOfTextSizesAreTheSameSizes() {
        #expect(ContentSizeCategory.allCases.map(\.isAccessibilityCategory).filter(\.self).count == 5)
        #expect(ContentSizeCategory(UIContentSizeCategory.accessibilityLarge) == .accessibilityLarge)
        func size(_ view: some View) -> CGSize { Hosted.size { view } }
        #expect(
            size(Text("A").environment(\.sizeCategory, .accessibilityLarge))
                == size(Text("A").dynamicTypeSize(.accessibility2)))
    }

    @Test func aWholeScreenIsAsHighAsItsContent() {
        let controller = UIHostingController(
            rootView: NavigationStack { List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("T") })
        let request = WindowSnapshot.Request(
            width: 390, height: 844, scale: 2, traits: Hosted.standard, isFullHeight: true)
        let report = WindowSnapshot.take(of: controller, request).report
        #expect(report.size.height > 40 * 44)
        #expect(report.texts.contains("Row 39"))
    }

    @Test func popoversOfBarsStandAtTheirButtons() {
        let report = Hosted.screen {
            NavigationStack {
                Text("x").toolbar {
                    Button("Filter", systemImage: "plus") {}
                        .popover(isPresented: .constant(true)) {
                            Text("Popped").presentationCompactAdaptation(.popover)
                        }
                }
            }
        }
        let frame = report.nodes.first { $0.text?.text == "Popped" }?.frame
        #expect((frame?.minX ?? 0) > 250 && (frame?.minY ?? 844) < 200)
    }

    @Test func barsShowTogglesAndProminentButtonsInTheirWay() {
        let report = Hosted.screen {
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItem { Toggle("Filter", systemImage: "plus", isOn: .constant(false)) }
                    ToolbarItem { Button("Add", systemImage: "plus") {}.buttonStyle(.glassProminent) }
                }
            }
        }
        #expect(report.nodes.filter { $0.role == "image" }.count == 2)
        #expect(!report.nodes.contains { $0.path.contains("switch") || $0.path.contains("Button") })
    }
}
