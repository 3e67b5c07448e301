import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Screens above the first one of a stack, as what is bound says.
@MainActor struct NavigationPathTests {
    private struct Teas<Extra: View>: View {
        @State var path: [Int]
        @ViewBuilder var extra: () -> Extra

        var body: some View {
            NavigationStack(path: $path) {
                List { NavigationLink("Assam", value: 1) }.navigationTitle("Teas")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Tea \(number)")
                            extra()
                        }
                        .navigationTitle("Number \(number)").navigationBarTitleDisplayMode(.inline)
                    }
            }
        }
    }

    private func texts(_ content: () -> some View) -> [String] { Hosted.screen(.iOS18, content).texts.sorted() }

    @Test func theLastValueOfThePathIsShown() {
        #expect(texts { Teas(path: []) {} } == ["Assam", "Teas"])
        // Back leads to the screen before.
        #expect(texts { Teas(path: [1]) {} } == ["Number 1", "Tea 1", "Teas"])
        #expect(texts { Teas(path: [1, 2]) {} } == ["Number 1", "Number 2", "Tea 2"])
        var path = NavigationPath()
        path.append("Kyusu")
        path.append(3)
        let mixed = texts {
            NavigationStack(path: .constant(path)) {
                Text("root").navigationDestination(for: String.self) { name in
                    Text(name).navigationDestination(for: Int.self) { Text("\(name) \($0)") }
                }
            }
        }
        #expect(mixed.contains("Kyusu 3"))
    }

    @Test func aValueThatLeadsNowhereEndsThePath() {
        let texts = texts {
            NavigationStack(path: .constant(NavigationPath(["a", "b"]))) {
                Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
            }
        }
        #expect(texts == ["root"])
    }

    @Test func aPathThatAppearingChangesIsShown() {
        struct Later: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { Number(number: $0) }.onAppear { path = [4] }
                }
            }
        }
        struct Number: View {
            let number: Int
            @State private var cups = 0
            var body: some View { Text("\(number), \(cups) cups").onAppear { cups += 1 } }
        }
        #expect(texts { Later() }.contains("4, 1 cups"))
    }

    @Test func screensAreBoundOneByOne() {
        struct Bound: View {
            @State private var isShown = false
            @State private var tea: String?
            var body: some View {
                NavigationStack {
                    Text("root")
                        .navigationDestination(isPresented: $isShown) {
                            Text("first").navigationDestination(item: $tea) { Text("\($0) tea") }
                                .onAppear { tea = "Green" }
                        }
                        .onAppear { isShown = true }
                }
            }
        }
        #expect(texts { Bound() }.contains("Green tea"))
        let linked = texts {
            NavigationView { List { NavigationLink("Assam", isActive: .constant(true)) { Text("linked") } } }
        }
        #expect(linked.contains("linked") && !linked.contains("Assam"))
        let chosen = texts {
            NavigationView {
                List {
                    NavigationLink("Assam", tag: 1, selection: .constant(2)) { Text("one") }
                    NavigationLink("Sencha", tag: 2, selection: .constant(2)) { Text("two") }
                }
            }
        }
        #expect(chosen.contains("two") && !chosen.contains("one"))
    }

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Text("leaving").onAppear { dismiss() } }
    }

    @Test func leavingGoesBack() {
        #expect(texts { Teas(path: [1]) { Leaving() } } == ["Assam", "Teas"])
        struct Bound: View {
            @State private var isShown = true
            var body: some View {
                NavigationStack { Text("root").navigationDestination(isPresented: $isShown) { Leaving() } }
            }
        }
        #expect(texts { Bound() } == ["root"])
    }

    @Test func barsAreThoseOfTheLastScreen() {
        let texts = texts {
            NavigationStack {
                Text("root").navigationBarHidden(true).toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                }
                .navigationDestination(isPresented: .constant(true)) { Text("page").navigationTitle("Page") }
            }
        }
        #expect(texts.contains("Page") && !texts.contains("Below"))
    }
}
