import Appearance
import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Views in bars.
@MainActor struct ToolbarTests {
    private func report(
        _ generation: Hosted.Generation = .iOS26, @ToolbarContentBuilder _ content: () -> some ToolbarContent
    ) -> LayoutReport {
        let content = content()
        return Hosted.screen(generation) {
            NavigationStack {
                List { Text("row") }.navigationTitle("T").navigationBarTitleDisplayMode(.inline).toolbar { content }
            }
        }
    }

    @Test(arguments: [Hosted.Generation.iOS18, .iOS26])
    func labelsAreIcons(generation: Hosted.Generation) {
        let bar = report(generation) {
            ToolbarItem {
                Button {
                } label: {
                    Label("Add", systemImage: "plus")
                }
            }
            ToolbarItem(placement: .topBarLeading) { Button("Share", systemImage: "square.and.arrow.up") {} }
        }
        #expect(!bar.texts.contains("Add") && !bar.texts.contains("Share"))
        #expect(bar.nodes.filter { $0.role == "image" }.count == 2)
    }

    @Test(arguments: [Hosted.Generation.iOS18, .iOS26])
    func labelsCanShowBoth(generation: Hosted.Generation) {
        let bar = report(generation) {
            ToolbarItem {
                Button {
                } label: {
                    Label("Add", systemImage: "plus")
                }.labelStyle(.titleAndIcon)
            }
            ToolbarItem(placement: .topBarLeading) {
                Button {
                } label: {
                    Label("Title", systemImage: "plus").labelStyle(.titleOnly)
                }
            }
        }
        #expect(bar.texts.contains("Add") && bar.texts.contains("Title"))
        #expect(bar.nodes.filter { $0.role == "image" }.count == 1)
        let add = bar.nodes.first { $0.text?.text == "Add" }?.frame ?? .zero
        let icon = bar.nodes.first { $0.role == "image" }?.frame ?? .zero
        #expect(icon.maxX < add.minX && add.maxX < 390 - 15)
        #expect(bar.textColor("Add") == (generation == .iOS26 ? "#000000FF" : "#007AFFFF"))
    }

    @Test func statusStandsInTheMiddle() {
        let bar = report(.iOS18) {
            ToolbarItem(placement: .status) { Text("3 unread") }
            ToolbarItem(placement: .bottomBar) { Button("Left") {} }
        }
        func frame(_ text: String) -> CGRect { bar.nodes.first { $0.text?.text == text }?.frame ?? .zero }
        #expect(frame("Left").maxX < frame("3 unread").minX)
        #expect(frame("3 unread").midX > 160 && frame("3 unread").midX < 260)
        #expect(frame("3 unread").midY > 740)
    }

    @Test func secondaryActionsAreAMenu() {
        let bar = report {
            ToolbarItem(placement: .secondaryAction) { Button("Sort") {} }
            ToolbarItem(placement: .secondaryAction) { Button("Filter") {} }
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        }
        #expect(!bar.texts.contains("Sort") && !bar.texts.contains("Filter") && bar.texts.contains("Add"))
        #expect(bar.nodes.filter { $0.role == "image" }.count == 1)
    }

    @Test func spacersEndGroups() {
        func capsules(_ separated: Bool) -> CGFloat {
            let bar = report {
                ToolbarItem { Button("A", systemImage: "plus") {} }
                if separated { ToolbarSpacer(.fixed) }
                ToolbarItem { Button("B", systemImage: "minus") {} }
            }
            let icons = bar.nodes.filter { $0.role == "image" }.map(\.frame.midX).sorted()
            return icons.count == 2 ? icons[1] - icons[0] : 0
        }
        #expect(capsules(true) > capsules(false))
    }

    @Test func buttonsTakeTheForegroundThatIsSet() {
        let bar = report { ToolbarItem { Button("Stop") {}.foregroundStyle(.red) } }
        #expect(bar.textColor("Stop") == "#FF383CFF")
    }

    @Test func scopesStandUnderTheSearchBar() {
        func texts(_ isSearching: Bool) -> [String] {
            Hosted.screen(.iOS18) {
                NavigationStack {
                    List { Text("row") }
                        .searchable(text: .constant(""), isPresented: .constant(isSearching))
                        .searchScopes(.constant(1)) {
                            Text("All").tag(0)
                            Text("Trees").tag(1)
                        }
                }
            }.texts
        }
        #expect(!texts(false).contains("Trees"))
        #expect(texts(true).contains("All") && texts(true).contains("Trees"))
    }

    @Test func pagesHaveDots() {
        func report(_ mode: PageTabViewStyle.IndexDisplayMode) -> LayoutReport {
            Hosted.screen {
                TabView(selection: .constant(1)) {
                    Text("One").tag(0)
                    Text("Two").tag(1)
                }
                .tabViewStyle(.page(indexDisplayMode: mode))
            }
        }
        #expect(report(.automatic).texts == ["Two"])
        func views(_ report: LayoutReport) -> Int { report.nodes.filter { $0.role == "view" }.count }
        #expect(views(report(.automatic)) == views(report(.never)) + 1)
    }

    @Test func splitViewsShowTheirFirstColumnOnPhones() {
        func content(_ column: NavigationSplitViewColumn = .sidebar) -> some View {
            NavigationSplitView(preferredCompactColumn: .constant(column)) {
                List { Text("folder") }.navigationTitle("Folders")
            } content: {
                List { Text("letter") }
            } detail: {
                Text("text")
            }
        }
        let phone = Hosted.screen(change: { $0.horizontalSizeClass = .compact }) { content() }
        #expect(Set(phone.texts) == ["Folders", "folder"])
        let detail = Hosted.screen(change: { $0.horizontalSizeClass = .compact }) { content(.detail) }
        #expect(detail.texts == ["text"])
        let wide = Hosted.traits { $0.horizontalSizeClass = .regular }
        let pad = Hosted.report(width: 1000, height: 700, traits: wide) { content() }
        #expect(Set(pad.texts) == ["Folders", "folder", "letter", "text"])
        #expect(pad.frames("list") == ["0 0 320 700", "320.333 0 320 700"])
    }
}
