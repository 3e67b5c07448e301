import DisplayLists
import SwiftUI
import Testing
import UIKit

/// What views say to their rows, sections and lists.
@MainActor struct ListRowTests {
    // MARK: Sections

    @Test func rowsBetweenSectionsAreSectionsOfTheirOwn() {
        let report = Hosted.screen {
            List {
                Text("A")
                Section("B") { Text("C") }
                Group {
                    Text("D")
                    if true { Text("E") }
                }
                ForEach(0..<2) { index in Section { Text(verbatim: "\(index)") } }
            }
        }
        let rows = report.nodes.filter { $0.role == "cell" }.map(\.path)
        #expect(
            rows == [
                "section 0/item 0", "section 1/item 0", "section 2/item 0", "section 2/item 1", "section 3/item 0",
                "section 4/item 0",
            ])
        #expect(report.frames("header").count == 1)
    }

    @Test func everyViewOfABodyIsARow() {
        struct Pair: View {
            var body: some View {
                Text("A")
                Text("B")
            }
        }
        let report = Hosted.screen {
            List {
                Pair()
                VStack { Pair() }
            }
        }
        #expect(report.frames("cell").count == 3)
    }

    @Test func aSectionOutsideOfListsIsItsParts() {
        let report = Hosted.report {
            VStack {
                Section {
                    Text("row")
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
            }
        }
        #expect(report.texts == ["head", "row", "foot"])
    }

    @Test func aClosedSectionShowsItsHeader() {
        let report = Hosted.screen { List { Section("Head", isExpanded: .constant(false)) { Text("row") } } }
        #expect(report.texts == ["Head"])
        let sidebar = Hosted.screen {
            List { Section("Head", isExpanded: .constant(true)) { Text("row") } }.listStyle(.sidebar)
        }
        #expect(sidebar.nodes.contains { $0.path.hasSuffix("header/accessory.outlineDisclosure") })
    }

    @Test func theCaseOfAHeaderCanBeLeftAlone() {
        func texts(@ViewBuilder _ content: () -> some View) -> [String] {
            Hosted.screen(.iOS18) { List { content() } }.texts.filter { $0 != "row" }
        }
        #expect(texts { Section("Head") { Text("row") } } == ["HEAD"])
        #expect(texts { Section("Head") { Text("row") }.textCase(nil) } == ["Head"])
        #expect(
            texts {
                Section {
                    Text("row")
                } header: {
                    Text("Head").textCase(nil)
                }
            } == ["Head"])
    }

    @Test func prominentHeadersAreUIKits() {
        let usual = Hosted.screen(.iOS18) { List { Section("Head") { Text("row") } } }
        let strong = Hosted.screen(.iOS18) { List { Section("Head") { Text("row") }.headerProminence(.increased) } }
        #expect(usual.textColor("HEAD") == "#3C3C4399")
        #expect(strong.textColor("Head") == "#000000FF")
        let font = UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.font
        #expect((strong.nodes.first { $0.text?.text == "Head" }?.frame.height ?? 0) > 0.9 * Double(font.pointSize))
    }

    @Test func sectionsCanBeCloserOrFurtherApart() {
        func gap(@ViewBuilder _ content: () -> some View) -> Double {
            let cells = Hosted.screen { content() }.nodes.filter { $0.role == "cell" }.map(\.frame)
            return cells[1].minY - cells[0].maxY
        }
        @ViewBuilder var list: some View {
            List {
                Section { Text("A") }
                Section { Text("B") }
            }
        }
        #expect(gap { list } == 35)
        #expect(gap { list.listSectionSpacing(12) } == 12)
        #expect(gap { list.listSectionSpacing(0) } == 0)
        #expect(gap { list.listSectionSpacing(.custom(60)) } == 60)
        #expect(abs(gap { list.listSectionSpacing(.compact) } - 17.5) < 0.2)
        let one = Hosted.screen {
            List {
                Section { Text("A") }.listSectionSpacing(10)
                Section { Text("B") }
                Section { Text("C") }
            }
        }.nodes.filter { $0.role == "cell" }.map(\.frame)
        #expect(one[1].minY - one[0].maxY == 10)
        #expect(one[2].minY - one[1].maxY == 35)
    }

    // MARK: Rows

    @Test func insetsReplaceTheListsOwn() {
        let report = Hosted.screen {
            List {
                Text("A").listRowInsets(EdgeInsets(top: 30, leading: 5, bottom: 30, trailing: 5))
                Text("B").listRowInsets(EdgeInsets())
                Text("C").listRowInsets(EdgeInsets()).listRowInsets(nil)
            }
        }
        #expect(report.frames("cell") == ["16 82 358 79.333", "16 161.333 358 51", "16 212.333 358 51"])
        #expect(report.text("A").hasPrefix("21 112 "))
        #expect(report.text("B").hasPrefix("16 "))
        // What is closer to the content counts.
        #expect(report.text("C").hasPrefix("16 "))
        #expect(report.frames("separator.bottom").first == "21 160.333 337 1")
    }

    @Test func theLeastHeightCanBeAnother() {
        let report = Hosted.screen {
            List { Text("A") }.environment(\.defaultMinListRowHeight, 80)
        }
        #expect(report.frames("cell") == ["16 82 358 80"])
        let low = Hosted.screen {
            List { Text("A").listRowInsets(EdgeInsets()) }.environment(\.defaultMinListRowHeight, 10)
        }
        #expect(low.frames("cell") == ["16 82 358 19.333"])
    }

    @Test func aRowsBackgroundTakesThePlaceOfTheLists() {
        let report = Hosted.screen {
            List {
                Text("A").listRowBackground(Color.yellow)
                Text("B")
                Text("C").listRowBackground(Color.clear)
            }
        }
        #expect(report.frame("item 0/background") == report.frames("cell")[0])
        #expect(report.color("item 0/background") == "#00000000")
        #expect(report.color("item 1/background") == "#FFFFFFFF")
        #expect(report.color("item 2/background") == "#00000000")
        let fill = report.nodes.first { $0.path.hasPrefix("section 0/item 0/") && $0.color?.hexadecimal == "#FFCC00FF" }
        #expect(fill?.frame.text == "16 82 358 51")
    }

    @Test func whatIsSaidOfASectionIsSaidOfItsRows() {
        let report = Hosted.screen {
            List {
                Section("Head") {
                    Text("A")
                    Text("B").listRowBackground(Color.green)
                }
                .listRowBackground(Color.red)
            }
        }
        let colors = report.nodes.filter { $0.frame.width == 358 && $0.frame.height == 51 }
            .compactMap { $0.color?.hexadecimal }.filter { $0 != "#00000000" }
        #expect(colors == ["#FF383CFF", "#34C759FF"])
    }

    @Test func linesCanBeHiddenAndColoured() {
        let report = Hosted.screen {
            List {
                Text("A").listRowSeparator(.hidden)
                Text("B").listRowSeparatorTint(.red)
                Text("C")
                Text("D").listRowSeparator(.visible, edges: .bottom)
            }
        }
        let lines = report.nodes.filter { $0.role == "separator.bottom" }
        #expect(lines.map(\.path) == [1, 2, 3].map { "section 0/item \($0)/separator.bottom" })
        #expect(lines.compactMap { $0.color?.hexadecimal } == ["#FF383CFF", "#3C3C431F", "#3C3C431F"])
    }

    @Test func linesOfASectionAreThoseAtItsEnds() {
        func lines(@ViewBuilder _ content: () -> some View) -> Int {
            Hosted.screen { List { content() }.listStyle(.plain) }.frames("separator.bottom").count
        }
        @ViewBuilder var rows: some View {
            Text("A")
            Text("B")
        }
        #expect(lines { Section { rows } } == 2)
        #expect(lines { Section { rows }.listSectionSeparator(.hidden) } == 1)
        #expect(lines { Section { rows }.listSectionSeparator(.hidden, edges: .top) } == 2)
    }

    @Test func rowsThatAreApartAreCards() {
        let report = Hosted.screen {
            List {
                Text("A")
                Text("B")
            }
            .listRowSpacing(8)
        }
        #expect(report.frames("cell") == ["16 82 358 51", "16 141 358 51"])
        #expect(report.frames("separator.bottom") == [])
    }

    @Test func badgesStandBeforeChevrons() {
        let report = Hosted.screen {
            List {
                NavigationLink("Inbox", value: 1).badge(3)
                Text("Sent").badge(0)
                Text("Spam").badge("new")
            }
        }
        #expect(report.texts.sorted() == ["3", "Inbox", "Sent", "Spam", "new"])
        let badge = report.nodes.first { $0.text?.text == "3" }?.frame
        let chevron = report.nodes.first { $0.role == "accessory.disclosureIndicator" }?.frame
        #expect((badge?.maxX ?? 999) < (chevron?.minX ?? 0))
        #expect(report.nodes.first { $0.text?.text == "new" }?.frame.maxX == 358)
    }

    @Test func aRowsOwnBackgroundShowsThroughAHiddenOne() {
        let report = Hosted.screen {
            List { Text("A") }.scrollContentBackground(.hidden).background(Color.orange)
        }
        #expect(report.nodes.first { $0.role == "list" }?.color?.hexadecimal != "#F2F2F7FF")
        #expect(report.nodes.contains { $0.color?.hexadecimal == "#FF8D28FF" && $0.frame.text == "0 0 390 844" })
    }

    @Test func theIconOfALabelHasItsColumn() {
        let report = Hosted.screen {
            List {
                Label("Air", systemImage: "airplane")
                Label("Leaf", systemImage: "leaf").listItemTint(.green)
                Button("Do") {}
                Button("Drop", role: .destructive) {}
            }
            .tint(.purple)
        }
        let start = report.nodes.first { $0.text?.text == "Air" }?.frame.minX
        #expect(start == report.nodes.first { $0.text?.text == "Leaf" }?.frame.minX)
        let line = report.nodes.first { $0.role == "separator.bottom" }?.frame.minX
        #expect(start == line)
        let icons = report.nodes.filter { $0.role == "image" }.compactMap { $0.color?.hexadecimal }
        #expect(icons == ["#CB30E0FF", "#34C759FF"])
        #expect(report.textColor("Do") == "#CB30E0FF")
        #expect(report.textColor("Drop") == "#FF383CFF")
    }

    // MARK: Editing and outlines

    @Test func editingShowsWhatCanBeDone() {
        func roles(_ mode: EditMode) -> Set<String> {
            let report = Hosted.screen {
                List { ForEach(0..<2) { Text(verbatim: "\($0)") }.onDelete { _ in }.onMove { _, _ in } }
                    .environment(\.editMode, .constant(mode))
            }
            return Set(report.nodes.map(\.role).filter { $0.hasPrefix("accessory") })
        }
        #expect(roles(.inactive) == [])
        #expect(roles(.active) == ["accessory.delete", "accessory.reorder"])
    }

    @Test func rowsThatAreSelectedTogetherHaveRings() {
        struct Item: Identifiable { let id: Int }
        func report(_ mode: EditMode) -> LayoutReport {
            Hosted.screen {
                List(selection: .constant(Set([1]))) {
                    Section("Head") {
                        ForEach([Item(id: 0), Item(id: 1)]) { Text(verbatim: "\($0.id)") }.onDelete { _ in }
                    }
                    Text("Tagged").tag(2)
                    Text("Fixed")
                }
                .environment(\.editMode, .constant(mode))
            }
        }
        let rings = report(.active).nodes.filter { $0.role == "accessory.multiselect" }
        #expect(
            rings.map(\.path)
                == ["section 0/item 0", "section 0/item 1", "section 1/item 0"].map {
                    "\($0)/accessory.multiselect"
                })
        #expect(rings.map(\.color?.hexadecimal) != ["", "", ""])
        #expect(report(.active).color("item 1/background") == "#D1D1D6FF")
        #expect(report(.inactive).nodes.filter { $0.role.hasPrefix("accessory") }.isEmpty)
        #expect(report(.inactive).color("item 1/background") == "#FFFFFFFF")
    }

    @Test func openGroupsShowTheirRows() {
        let report = Hosted.screen {
            List {
                DisclosureGroup("Open", isExpanded: .constant(true)) {
                    Text("A")
                    DisclosureGroup("Inner", isExpanded: .constant(true)) { Text("B") }
                }
                DisclosureGroup("Closed") { Text("C") }
            }
        }
        #expect(Set(report.texts) == ["Open", "A", "Inner", "B", "Closed"])
        func start(_ text: String) -> CGFloat { report.nodes.first { $0.text?.text == text }?.frame.minX ?? 0 }
        #expect(start("Open") == 32)
        #expect(start("A") > start("Open"))
        #expect(start("B") - start("Inner") == start("A") - start("Open"))
        #expect(report.nodes.filter { $0.role == "accessory.outlineDisclosure" }.count == 3)
    }

    @Test func treesBeginClosed() {
        struct Folder: Identifiable {
            let id: String
            var folders: [Folder]?
        }
        let tree = [Folder(id: "a", folders: [Folder(id: "b")]), Folder(id: "c")]
        let report = Hosted.screen { List(tree, children: \.folders) { Text($0.id) } }
        #expect(Set(report.texts) == ["a", "c"])
        #expect(report.nodes.filter { $0.role == "accessory.outlineDisclosure" }.count == 1)
    }
}
