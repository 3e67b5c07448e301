import Appearance
import DisplayLists
import SwiftUI
import Testing
import UIKit

/// What can be done with a list's rows, and what is said of them.
@MainActor struct ListChangeTests {
    private struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
    }
    private static let items = [Item(id: 0, name: "a"), Item(id: 1, name: "b")]

    private func accessories(_ report: LayoutReport) -> [String] {
        report.nodes.filter { $0.role.hasPrefix("accessory.") }.map(\.path)
    }

    @Test func bindingsOfferWhatCanBeDone() {
        func report(_ actions: EditActions<[Item]>) -> LayoutReport {
            Hosted.screen {
                List {
                    ForEach(.constant(Self.items), editActions: actions) { $item in Text(item.name) }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        #expect(accessories(report(.all)).count == 4)
        #expect(accessories(report(.delete)).allSatisfy { $0.hasSuffix("accessory.delete") })
        #expect(accessories(report(.move)).allSatisfy { $0.hasSuffix("accessory.reorder") })
        #expect(accessories(report([])).isEmpty)
    }

    @Test func rowsCanBeLeftOut() {
        let report = Hosted.screen {
            List(selection: .constant(Set<Int>())) {
                ForEach(Self.items) { item in
                    Text(item.name).moveDisabled(item.id == 0).selectionDisabled(item.id == 1)
                }
                .onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        #expect(
            accessories(report) == [
                "section 0/item 0/accessory.multiselect", "section 0/item 1/accessory.reorder",
            ])
        let deleting = Hosted.screen {
            List { ForEach(Self.items) { Text($0.name).deleteDisabled($0.id == 0) }.onDelete { _ in } }
                .environment(\.editMode, .constant(.active))
        }
        #expect(accessories(deleting) == ["section 0/item 1/accessory.delete"])
    }

    @Test func theSelectedRowIsGray() {
        func colors(_ selection: Int?) -> [String] {
            let report = Hosted.screen {
                List(Self.items, selection: .constant(selection)) { Text($0.name) }
            }
            return report.nodes.filter { $0.role == "background" }.map { $0.color?.hexadecimal ?? "" }
        }
        let none = colors(nil)
        let second = colors(1)
        #expect(none.count == second.count && none.first == second.first)
        #expect(none.last != second.last)
    }

    @Test func linksCanBeWithoutChevrons() {
        let report = Hosted.screen {
            List { NavigationLink("A", value: 1) }.navigationLinkIndicatorVisibility(.hidden)
        }
        #expect(report.texts == ["A"] && accessories(report).isEmpty)
    }

    /// What is said of rows means the lines between them, each of which is drawn once.
    @Test func visibleLinesAreDrawnOnce() {
        func lines(_ visibility: Visibility) -> [String] {
            Hosted.screen {
                List { ForEach(Self.items) { Text($0.name).listRowSeparator(visibility) } }
            }.frames("separator")
        }
        #expect(lines(.visible) == lines(.automatic))
        #expect(lines(.hidden).isEmpty)
    }

    @Test func contentKeepsItsMargins() {
        func cells(_ change: (List<Never, ForEach<[Item], Int, Text>>) -> some View) -> [String] {
            Hosted.screen { change(List(Self.items) { Text($0.name) }) }.frames("cell")
        }
        let plain = cells { $0 }
        #expect(plain.first == "16 82 358 51")
        #expect(cells { $0.contentMargins(.top, 30) }.first == "16 112 358 51")
        #expect(cells { $0.contentMargins(.horizontal, 10, for: .scrollContent) }.first == "26 82 338 51")
        #expect(cells { $0.contentMargins(.all, 10, for: .scrollIndicators) } == plain)
    }

    @Test func buttonsTakeTheForegroundThatIsSet() {
        let report = Hosted.screen {
            List {
                Button("Tint") {}
                Button("Red") {}.foregroundStyle(.red)
                Button("Old") {}.foregroundColor(.primary)
                Button("Level") {}.foregroundStyle(.secondary)
                VStack { Link("Inside", destination: URL(filePath: "/")) }.foregroundStyle(.green)
                Section {
                    Text("row")
                } header: {
                    Button("Header") {}
                }
            }
        }
        let colors = ["Tint", "Red", "Old", "Level", "Inside", "Header"].map { report.textColor($0) }
        #expect(colors == ["#0088FFFF", "#FF383CFF", "#000000FF", "#00000080", "#34C759FF", "#0088FFFF"])
    }
}
