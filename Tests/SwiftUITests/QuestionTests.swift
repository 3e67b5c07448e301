import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Alerts and dialogs that views ask.
@MainActor struct QuestionTests {
    /// The texts of the question alone.
    private func texts(
        _ generation: Hosted.Generation = .iOS26, @ViewBuilder _ content: () -> some View
    ) -> [String] {
        Hosted.screen(generation, content).nodes.filter { $0.path.hasPrefix("presented") }.compactMap { $0.text?.text }
    }

    private let page = Text("page")

    @Test func anAlertHasItsTextsAndAnswers() {
        let shown = texts {
            page.alert("Empty?", isPresented: .constant(true)) {
                Button("Empty", role: .destructive) {}
                Button("Keep", role: .cancel) {}
                Image(systemName: "leaf")
            } message: {
                Text("It is warm.")
            }
        }
        #expect(shown == ["Empty?", "It is warm.", "Empty", "Keep"])
        #expect(texts { page.alert("Empty?", isPresented: .constant(false)) { Button("Empty") {} } }.isEmpty)
        // The system's answer where there is none.
        #expect(texts { page.alert(Text("Done"), isPresented: .constant(true)) {} } == ["Done", "OK"])
        let title: String = "Verbatim %@"
        #expect(texts { page.alert(title, isPresented: .constant(true)) {} } == ["Verbatim %@", "OK"])
    }

    @Test func answersLookAsTheyAre() {
        let report = Hosted.screen(.iOS18) {
            page.alert("Empty?", isPresented: .constant(true)) {
                Button("Empty", role: .destructive) {}
                Button("Later") {}.disabled(true)
                Button("Now") {}.keyboardShortcut(.defaultAction)
            }
        }
        #expect(report.textColor("Empty?") == "#000000FF")
        #expect(report.color("action 0/title") == "#FF3B30FF")
        #expect(report.color("action 1/title") == "#3C3C434C")
        func font(_ index: Int) -> String {
            report.nodes.first { $0.path.hasSuffix("action \(index)/title") }?.text?.font ?? "none"
        }
        #expect(font(0) != "none" && font(0) == font(1) && font(0) != font(2))
    }

    @Test func fieldsStandBelowTheMessage() {
        let shown = texts {
            page.alert("New Pot", isPresented: .constant(true)) {
                TextField("Name", text: .constant("Kyusu"))
                TextField("Size", text: .constant(""))
                SecureField("Word", text: .constant("tea"))
                Button("Add") {}
            }
        }
        #expect(shown == ["New Pot", "Kyusu", "Size", "•••", "Add"])
    }

    @Test func anAlertIsAboutItsData() {
        struct Failure: LocalizedError { var errorDescription: String? { "No water" } }
        func shown(_ pot: String?) -> [String] {
            texts {
                page.alert("Empty?", isPresented: .constant(true), presenting: pot) {
                    Button("Empty \($0)") {}
                } message: {
                    Text("The \($0) is warm.")
                }
            }
        }
        #expect(shown("kyusu") == ["Empty?", "The kyusu is warm.", "Empty kyusu"])
        #expect(shown(nil).isEmpty)
        func failed(_ error: Failure?) -> [String] {
            texts { page.alert(isPresented: .constant(true), error: error) { Button("Retry") {} } }
        }
        #expect(failed(Failure()) == ["No water", "Retry"])
        #expect(failed(nil).isEmpty)
    }

    @Test func earlierAlertsAndSheetsOfActionsAreAsked() {
        let one = texts {
            page.alert(isPresented: .constant(true)) { Alert(title: Text("Done"), message: Text("All")) }
        }
        #expect(one == ["Done", "All", "OK"])
        let two = texts {
            page.alert(isPresented: .constant(true)) {
                Alert(
                    title: Text("Empty?"), primaryButton: .destructive(Text("Empty")), secondaryButton: .cancel())
            }
        }
        #expect(two == ["Empty?", "Empty", "Cancel"])
        let sheet = texts {
            page.actionSheet(isPresented: .constant(true)) {
                ActionSheet(title: Text("Kyusu"), buttons: [.default(Text("Boil")), .cancel(Text("Leave"))])
            }
        }
        #expect(sheet == ["Kyusu", "Boil", "Leave"])
    }

    @Test func dialogsShowTheirTitleWhereItIsToBeVisible() {
        func shown(_ visibility: Visibility, cancels: Bool = false) -> [String] {
            texts(.iOS18) {
                page.confirmationDialog("Kyusu", isPresented: .constant(true), titleVisibility: visibility) {
                    Button("Boil") {}
                    if cancels { Button("Leave", role: .cancel) {} }
                } message: {
                    Text("It is cold.")
                }
            }
        }
        #expect(shown(.visible) == ["Kyusu", "It is cold.", "Boil", "Cancel"])
        #expect(shown(.automatic, cancels: true) == ["It is cold.", "Boil", "Leave"])
    }

    @Test func anotherQuestionReplacesTheFirst() {
        struct Asking: View {
            @State private var count = 1
            var body: some View {
                Text("page").alert("\(count) pots", isPresented: .constant(true)) {}.onAppear { count = 2 }
            }
        }
        #expect(texts { Asking() } == ["2 pots", "OK"])
    }

    @Test func aDialogComesFromItsViewOnAPad() {
        let report = Hosted.screen(change: {
            $0.userInterfaceIdiom = .pad
            $0.horizontalSizeClass = .regular
            $0.verticalSizeClass = .regular
        }) {
            Text("source").confirmationDialog("Kyusu", isPresented: .constant(true)) { Button("Boil") {} }
        }
        let source = report.nodes.first { $0.text?.text == "source" }?.frame
        let card = report.nodes.first { $0.path == "presented/alert" }?.frame
        #expect(card?.minY == (source?.maxY ?? 0) + 10)
    }
}
