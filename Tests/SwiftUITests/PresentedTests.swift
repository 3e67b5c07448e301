import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Screens above the screen of the views that ask for them.
@MainActor struct PresentedTests {
    private struct Shelf<Sheet: View>: View {
        @State private var isOpen = false
        /// Whether it opens when it appears rather than from the beginning.
        var opensLater = false
        var onDismiss: (() -> Void)?
        @ViewBuilder var sheet: () -> Sheet

        var body: some View {
            Text(isOpen ? "open" : "closed")
                .sheet(isPresented: opensLater ? $isOpen : .constant(true), onDismiss: onDismiss, content: sheet)
                .onAppear { isOpen = true }
        }
    }

    @Test(arguments: [false, true])
    func aSheetShowsWhileWhatIsBoundSaysSo(opensLater: Bool) {
        let report = Hosted.screen { Shelf(opensLater: opensLater) { Text("Pot") } }
        #expect(report.texts == ["open", "Pot"])
        let card = report.nodes.first { $0.path == "presented" && $0.role == "presentation" }
        #expect(card != nil)
        let closed = Hosted.screen { Text("closed").sheet(isPresented: .constant(false)) { Text("Pot") } }
        #expect(closed.texts == ["closed"])
    }

    private struct Pot: Identifiable {
        let id: Int
        var name: String
    }

    @Test func aSheetIsAboutItsItem() {
        struct Chooser: View {
            @State private var pot: Pot?
            var body: some View {
                Text("pots").onAppear { pot = Pot(id: 1, name: "Kyusu") }
                    .sheet(item: $pot) { pot in Text(pot.name).onAppear { self.pot = Pot(id: 2, name: "Gaiwan") } }
            }
        }
        #expect(Hosted.screen { Chooser() }.texts == ["pots", "Gaiwan"])
        let none = Hosted.screen { Text("pots").sheet(item: .constant(Pot?.none)) { Text($0.name) } }
        #expect(none.texts == ["pots"])
    }

    @Test func aCoverHidesWhatIsBehindIt() {
        let report = Hosted.screen { Text("behind").fullScreenCover(isPresented: .constant(true)) { Text("Pot") } }
        #expect(report.texts == ["Pot"])
        let item = Hosted.screen {
            Text("behind").fullScreenCover(item: .constant(Optional(Pot(id: 1, name: "Kyusu")))) { Text($0.name) }
        }
        #expect(item.texts == ["Kyusu"])
    }

    // MARK: How they stand

    private func card(@ViewBuilder _ content: @escaping () -> some View) -> CGRect? {
        Hosted.screen { Text("behind").sheet(isPresented: .constant(true), content: content) }.nodes
            .first { $0.role == "card" }?.frame
    }

    @Test func aSheetHasItsLowestHeight() {
        let medium = card { Text("Pot").presentationDetents([.large, .medium]) }
        #expect(medium?.height == 414 && medium?.minY == 422)
        // 200 above the safe area of 34, of which 8 are below the card.
        #expect(card { Text("Pot").presentationDetents([.height(200), .large]) }?.height == 226)
        let chosen = card { Text("Pot").presentationDetents([.height(200), .large], selection: .constant(.large)) }
        #expect(chosen == card { Text("Pot") })
        #expect(chosen?.maxY == 844)
        struct Tenth: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.dynamicTypeSize == .large ? 80 : 90 }
        }
        #expect(card { Text("Pot").presentationDetents([.custom(Tenth.self)]) }?.height == 116)
        #expect(card { NavigationStack { Text("Pot").presentationDetents([.medium]) } }?.height == 414)
    }

    @Test func aSheetOfSeveralHeightsHasAGrabber() {
        func hasGrabber(@ViewBuilder _ content: @escaping () -> some View) -> Bool {
            Hosted.screen { Text("behind").sheet(isPresented: .constant(true), content: content) }.nodes
                .contains { $0.path.hasSuffix("grabber") }
        }
        #expect(!hasGrabber { Text("Pot") })
        #expect(hasGrabber { Text("Pot").presentationDragIndicator(.visible) })
        #expect(hasGrabber { Text("Pot").presentationDetents([.medium, .large]) })
        #expect(
            !hasGrabber { Text("Pot").presentationDragIndicator(.hidden).presentationDetents([.medium, .large]) })
    }

    @Test func aPopoverIsASheetWhereThereIsLittleRoom() {
        let narrow = Hosted.screen { Text("behind").popover(isPresented: .constant(true)) { Text("Pot") } }
        #expect(narrow.nodes.first { $0.role == "card" }?.frame == card { Text("Pot") })
        let kept = Hosted.screen {
            Text("behind").popover(isPresented: .constant(true)) {
                Text("Pot").frame(width: 120, height: 60).presentationCompactAdaptation(.popover)
            }
        }
        let frame = kept.nodes.first { $0.role == "card" }?.frame
        #expect(frame?.size == CGSize(width: 120, height: 60) && frame?.midX == 195)
        // 10 below the text, which is in the middle of the safe area.
        let source = kept.nodes.first { $0.text?.text == "behind" }?.frame
        #expect(frame?.minY == (source?.maxY ?? 0) + 10)
    }

    // MARK: What they are made with

    @Test func aSheetHasTheEnvironmentOfTheViewThatAsks() {
        final class Kettle: ObservableObject { let name = "Iron" }
        struct Name: View {
            @EnvironmentObject private var kettle: Kettle
            @Environment(\.colorScheme) private var colorScheme
            @Environment(\.isPresented) private var isPresented
            var body: some View {
                Text("\(kettle.name) \(colorScheme == .dark ? "dark" : "light") \(isPresented ? "above" : "below")")
            }
        }
        let report = Hosted.screen {
            Name().sheet(isPresented: .constant(true)) { Name() }.environmentObject(Kettle())
                .environment(\.colorScheme, .dark)
        }
        #expect(report.texts == ["Iron dark below", "Iron dark above"])
    }

    @Test func aSheetChangesWhatIsBehindIt() {
        struct Counter: View {
            @State private var count = 1
            var body: some View {
                Text("\(count) cups").sheet(isPresented: .constant(true)) {
                    Text("\(count) of 9").onAppear { count = 7 }
                }
            }
        }
        #expect(Hosted.screen { Counter() }.texts == ["7 cups", "7 of 9"])
    }

    @Test func sheetsStandAboveSheets() {
        let report = Hosted.screen {
            Text("first").sheet(isPresented: .constant(true)) {
                List { Text("second").sheet(isPresented: .constant(true)) { Text("third") } }
            }
        }
        #expect(report.texts == ["first", "second", "third"])
        #expect(report.nodes.filter { $0.role == "presentation" }.map(\.path) == ["presented", "presented 2"])
    }

    @Test func oneOfSeveralIsShown() {
        let report = Hosted.screen {
            VStack {
                Text("a").sheet(isPresented: .constant(true)) { Text("first") }
                Text("b").sheet(isPresented: .constant(true)) { Text("second") }
            }
        }
        #expect(report.texts == ["a", "b", "first"])
    }

    @Test func buttonsOfBarsPresent() {
        let report = Hosted.screen {
            NavigationStack {
                Text("page").toolbar {
                    Button("Add") {}.sheet(isPresented: .constant(true)) { Text("Pot") }
                }
            }
        }
        #expect(report.texts.contains("Pot"))
    }

    // MARK: Leaving

    private struct Leaving: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Text("Pot").onAppear { dismiss() } }
    }

    @Test func whatIsPutAwayIsNotShown() {
        var dismissals = 0
        let report = Hosted.screen {
            Shelf(opensLater: true, onDismiss: { dismissals += 1 }) { Leaving() }
        }
        #expect(report.texts == ["closed"])
        #expect(dismissals == 1)
        // What nothing is below stays.
        #expect(Hosted.screen { Leaving() }.texts == ["Pot"])
    }

    @Test func whatComesAfterIsShown() {
        struct Steps: View {
            @State private var step = 1
            var body: some View {
                VStack {
                    Text("b").sheet(isPresented: .constant(step == 2)) { Text("second") }
                    Text("a").sheet(isPresented: Binding(get: { step == 1 }, set: { _ in step = 2 })) { Leaving() }
                }
            }
        }
        #expect(Hosted.screen { Steps() }.texts == ["b", "a", "second"])
    }

    @Test func uikitsControllersAreLeftToo() {
        let root = UIHostingController(rootView: Text("behind"))
        root.present(UIHostingController(rootView: Leaving()), animated: false)
        #expect(Hosted.screen(root).texts == ["behind"])
        let stack = UINavigationController(rootViewController: UIHostingController(rootView: Text("first")))
        stack.pushViewController(UIHostingController(rootView: Leaving()), animated: false)
        #expect(Hosted.screen(stack).texts == ["first"])
    }
}
