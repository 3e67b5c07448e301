import Appearance
import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Screens under navigation bars.
@MainActor struct NavigationTests {
    @Test func aTitleIsLargeAboveTheList() {
        let report = Hosted.screen { NavigationStack { List { Text("row") }.navigationTitle("Title") } }
        let title = report.nodes.first { $0.text?.text == "Title" && $0.frame.height > 30 }?.frame
        let row = report.nodes.first { $0.role == "cell" }?.frame
        #expect(title?.minX == 16)
        #expect((title?.maxY ?? 999) < (row?.minY ?? 0))
        #expect(report.frames("list") == ["0 0 390 844"])
    }

    /// UIKit's controller with UIKit's list has its rows in the same places.
    @Test(arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
    func barsAreUIKits(mode: NavigationBarItem.TitleDisplayMode) {
        let list = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collectionView) {
            view, path, item in
            let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
                var content = cell.defaultContentConfiguration()
                content.text = "row"
                cell.contentConfiguration = content
            }
            return view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        list.title = "Title"
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let real = UINavigationController(rootViewController: list)
        real.navigationBar.prefersLargeTitles = mode == .large
        let ours = Hosted.screen {
            NavigationStack {
                List { Text("row") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
                    .toolbar { EditButton() }
            }
        }
        let expected = Hosted.screen(real)
        #expect(ours.frames("cell") == expected.frames("cell"))
        for text in ["Title", "Edit"] { #expect(ours.text(text) == expected.text(text)) }
    }

    @Test func buttonsStandInTheirPlaces() {
        let report = Hosted.screen {
            NavigationView {
                List { Text("row") }
                    .navigationBarTitle("Title", displayMode: .inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                        ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(true) }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Left") {}
                            Spacer()
                            Button("Right") {}
                        }
                    }
            }
        }
        func middle(_ text: String) -> CGPoint {
            let frame = report.nodes.first { $0.text?.text == text }?.frame ?? .zero
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        #expect(middle("Cancel").x < 100 && middle("Save").x > 300)
        #expect(abs(middle("Title").x - 195) < 1)
        #expect(middle("Left").y > 740 && middle("Right").y > 740 && middle("Left").x < middle("Right").x)
    }

    @Test func aViewCanStandInPlaceOfTheTitle() {
        let report = Hosted.screen {
            NavigationStack {
                List { Text("row") }
                    .toolbar {
                        ToolbarItem(placement: .principal) {
                            VStack {
                                Text("Upper").font(.headline)
                                Text("Lower").font(.caption)
                            }
                        }
                    }
            }
        }
        #expect(report.texts.prefix(2) == ["row", "Upper"] || report.texts.contains("Upper"))
        let upper = report.nodes.first { $0.text?.text == "Upper" }?.frame ?? .zero
        #expect(abs(upper.midX - 195) < 1)
    }

    @Test func uikitsControllerTakesTheTitle() {
        let screen = UIHostingController(
            rootView: List { Text("row") }.navigationTitle("Title").toolbar { Button("Add") {} })
        let report = Hosted.screen(UINavigationController(rootViewController: screen))
        #expect(screen.navigationItem.title == "Title")
        #expect(screen.navigationItem.rightBarButtonItems?.count == 1)
        #expect(report.texts.contains("Add"))
    }

    @Test func aSearchBarIsUIKits() {
        let screen = UIHostingController(
            rootView: List { Text("row") }.navigationTitle("Title")
                .searchable(
                    text: .constant("word"), placement: .navigationBarDrawer(displayMode: .always), prompt: "Find"))
        let report = Hosted.screen(UINavigationController(rootViewController: screen), .iOS18)
        let search = screen.navigationItem.searchController
        #expect(search?.searchBar.text == "word" && search?.searchBar.placeholder == "Find")
        #expect(screen.navigationItem.hidesSearchBarWhenScrolling == false)
        #expect(report.texts.contains("word"))
        let word = report.nodes.first { $0.text?.text == "word" }?.frame
        let row = report.nodes.first { $0.role == "cell" }?.frame
        #expect((word?.maxY ?? 999) < (row?.minY ?? 0))
    }

    @Test func tabsAreUIKits() {
        @ViewBuilder var tabs: some View {
            NavigationStack { List { Text("row") }.navigationTitle("Title") }
                .tabItem { Label("First", systemImage: "leaf") }
                .tag("a")
            Text("second").tabItem { Label("Second", systemImage: "star") }.badge(3).tag("b")
        }
        let first = Hosted.screen(.iOS18) { TabView(selection: .constant("a")) { tabs } }
        #expect(Set(first.texts) == ["row", "Title", "First", "Second", "3"])
        let second = Hosted.screen(.iOS18) { TabView(selection: .constant("b")) { tabs } }
        #expect(Set(second.texts) == ["second", "First", "Second", "3"])
        let new = Hosted.screen(.iOS18) {
            TabView {
                Tab("First", systemImage: "leaf") { List { Text("row") } }
                Tab("Second", systemImage: "star") { Text("second") }
            }
        }
        #expect(Set(new.texts) == ["row", "First", "Second"])
        #expect(new.frames("cell") == ["20 82 350 44"])
    }

    /// Bars know how long a list is: without anything beneath it a toolbar has no background.
    @Test func barsGoByTheList() {
        func background(_ rows: Int) -> Bool {
            let content = NavigationStack {
                List(0..<rows) { Text(verbatim: "\($0)") }
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Do") {} } }
            }
            let request = WindowSnapshot.Request(
                width: 390, height: 844, scale: 3,
                safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
                traits: Hosted.standard.merging(UITraitCollection(generation: .iOS18)))
            let list = WindowSnapshot.take(of: UIHostingController(rootView: content), request).displayList
            // The toolbar with the safe area below it.
            return list.description.contains("390×78 ")
        }
        #expect(!background(2))
        #expect(background(40))
    }

    @Test func whatIsAtAnEdgeTakesItsRoom() {
        let report = Hosted.screen {
            List { Text("row") }
                .safeAreaInset(edge: .bottom) { Text("below").frame(height: 40) }
                .overlay { ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back.")) }
        }
        #expect(report.frames("list") == ["0 0 390 844"])
        let below = report.nodes.first { $0.text?.text == "below" }?.frame
        #expect(below?.midY == 790)
        let nothing = report.nodes.first { $0.text?.text == "Nothing" }?.frame ?? .zero
        #expect(abs(nothing.midX - 195) < 0.2)
        #expect(report.texts.contains("Come back."))
    }

    @Test func scrolledContentBeginsAtItsTop() {
        let report = Hosted.screen {
            ScrollView {
                VStack {
                    Text("Top")
                    Color.red.frame(width: 50, height: 2000)
                }
            }
        }
        #expect(report.text("Top").contains(" 47 "))
        #expect(report.frame("view 0") == "170 74.333 50 2000")
        let wide = Hosted.size(width: 100, height: 100) {
            ScrollView(.horizontal) { Color.red.frame(width: 500, height: 20) }
        }
        #expect(wide == CGSize(width: 100, height: 20))
    }

    @Test func barsCanBeHidden() {
        let report = Hosted.screen {
            NavigationStack { List { Text("row") }.navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
        }
        #expect(report.texts == ["row"])
        #expect(report.frames("cell") == ["16 82 358 51"])
    }

    @Test func linksHaveChevronsInRowsAlone() {
        let rows = Hosted.screen {
            List {
                NavigationLink("A") { Text("there") }
                HStack { NavigationLink("B") { Text("there") } }
                ZStack {
                    NavigationLink("") { Text("there") }.opacity(0)
                    Text("C")
                }
            }
        }
        #expect(rows.nodes.filter { $0.role == "accessory.disclosureIndicator" }.count == 1)
        #expect(rows.nodes.filter { $0.role == "image" }.count == 1)
        let elsewhere = Hosted.report { NavigationLink("A") { Text("there") } }
        #expect(elsewhere.nodes.filter { $0.role == "image" }.isEmpty)
        #expect(elsewhere.textColor("A") == "#0088FFFF")
    }
}
