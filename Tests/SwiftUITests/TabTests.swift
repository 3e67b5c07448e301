import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Bars of tabs.
@MainActor struct TabTests {
    private func tabs(_ count: Int, chosen: Int = 0) -> some View {
        TabView(selection: .constant(chosen)) {
            ForEach(0..<count, id: \.self) { index in
                Text("Page \(index)").tabItem { Label("Tab \(index)", systemImage: "star") }.tag(index)
            }
        }
    }

    @Test func furtherTabsAreBehindOne() {
        let five = Hosted.screen(.iOS26) { tabs(5) }
        #expect(five.texts.contains("Tab 4") && !five.texts.contains("More"))
        let seven = Hosted.screen(.iOS26) { tabs(7, chosen: 5) }
        #expect(seven.texts.filter { $0.hasPrefix("Tab") } == ["Tab 0", "Tab 1", "Tab 2", "Tab 3"])
        #expect(seven.texts.contains("More") && seven.texts.contains("Page 5"))
    }

    @Test func theTabThatSearchesStandsApart() {
        let report = Hosted.screen(.iOS26) {
            TabView {
                Tab("Home", systemImage: "house") { Text("x") }
                Tab("Library", systemImage: "book") { Text("x") }
                Tab(role: .search) { Text("x") }
            }
        }
        #expect(!report.texts.contains("Search"))
        let last = report.nodes.first { $0.text?.text == "Library" }?.frame
        let images = report.nodes.filter { $0.role == "image" }.map(\.frame)
        #expect((images.map(\.maxX).max() ?? 0) > 320 && (last?.maxX ?? 390) < 250)
        #expect(Hosted.screen(.iOS18) { TabView { Tab(role: .search) { Text("x") } } }.texts.contains("Search"))
    }

    private struct Accessory: View {
        @Environment(\.tabViewBottomAccessoryPlacement) private var placement
        var body: some View { Text(placement == .expanded ? "wide" : "narrow") }
    }

    @Test func aViewStandsAboveTheBar() {
        func report(_ generation: Hosted.Generation, isEnabled: Bool = true) -> LayoutReport {
            Hosted.screen(generation) {
                tabs(2).tabViewBottomAccessory(isEnabled: isEnabled) { Accessory() }
            }
        }
        let shown = report(.iOS26)
        let accessory = shown.nodes.first { $0.path.hasSuffix("tabAccessory") }?.frame
        let bar = shown.nodes.first { $0.path.hasSuffix("tabBar") }?.frame
        #expect(shown.texts.contains("wide"))
        #expect((accessory?.maxY ?? 0) < (bar?.minY ?? 0))
        #expect(!report(.iOS26, isEnabled: false).texts.contains("wide"))
        #expect(!report(.iOS18).texts.contains("wide"))
    }

    @Test func screensHideTheBar() {
        let inStack = Hosted.screen(.iOS26) {
            TabView {
                NavigationStack { List { Text("x") }.toolbar(.hidden, for: .tabBar) }
                    .tabItem { Label("Tab", systemImage: "star") }
            }
        }
        #expect(!inStack.texts.contains("Tab"))
        let alone = Hosted.screen(.iOS26) {
            TabView { Text("x").toolbar(.hidden, for: .tabBar).tabItem { Label("Tab", systemImage: "star") } }
        }
        #expect(!alone.texts.contains("Tab"))
    }

    @Test func subtitlesStandUnderLargeTitles() {
        func report(_ generation: Hosted.Generation) -> LayoutReport {
            Hosted.screen(generation) {
                NavigationStack { List { Text("row") }.navigationTitle("Title").navigationSubtitle("Small") }
            }
        }
        let texts = report(.iOS26).nodes.filter { $0.role == "text" }
        let title = texts.first { $0.text?.text == "Title" }?.frame
        let small = texts.first { $0.text?.text == "Small" }?.frame
        #expect((small?.minY ?? 0) >= (title?.maxY ?? .infinity) - 0.01)
        #expect(!report(.iOS18).texts.contains("Small"))
    }

    @Test func barsHaveColours() {
        func list(_ visibility: Visibility) -> String {
            Hosted.snapshot(width: 390, height: 600) {
                NavigationStack {
                    Text("x").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
                        .toolbarBackground(.green, for: .navigationBar)
                        .toolbarBackground(visibility, for: .navigationBar)
                }
            }.displayList.description
        }
        #expect(list(.visible).contains("#34C759FF"))
        #expect(!list(.automatic).contains("#34C759FF"))
    }
}
