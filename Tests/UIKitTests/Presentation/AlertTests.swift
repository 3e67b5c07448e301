import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Alerts and sheets of actions above a list.
@MainActor struct AlertTests {
    private typealias Action = (title: String, style: UIAlertAction.Style)

    private func alert(
        _ title: String?, _ message: String? = nil, _ style: UIAlertController.Style = .alert, _ actions: Action...
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for action in actions { alert.addAction(UIAlertAction(title: action.title, style: action.style)) }
        return alert
    }

    private func screen(
        _ alert: UIAlertController, generation: SystemGeneration = .iOS18, width: Double = 390,
        _ mutate: (inout any UIMutableTraits) -> Void = { _ in }
    ) -> TestScreen {
        let root = RowsController()
        root.present(alert, animated: false)
        return TestScreen(root, width: width, generation: generation, mutate)
    }

    @Test func anAlertIsInTheMiddle() throws {
        let screen = screen(alert("Empty?", "It is warm.", .alert, ("OK", .default)))
        let frame = try #require(screen.frame("presented/alert"))
        #expect(frame[0] == 60 && frame[2] == 270)
        #expect(abs(frame[1] + frame[3] / 2 - 422) < 0.34)
        #expect(screen.text("presented/alert/title") == "Empty?")
        #expect(screen.text("presented/alert/message") == "It is warm.")
        // 20 above the title's 20⅓, 4 between, the message's 15⅔, 20 and a button of 44.
        #expect(frame[3] == 124)
        // White through a fifth of black.
        #expect(screen.paints("fill", "#00000033"))
    }

    @Test func twoButtonsShareARowWhereTheyFit() {
        let beside = screen(alert("Empty?", nil, .alert, ("Empty", .destructive), ("Cancel", .cancel)))
        #expect(beside.minY("presented/alert/action 0") == beside.minY("presented/alert/action 1"))
        // The one that cancels leads.
        #expect(beside.minX("presented/alert/action 1") == 60 && beside.minX("presented/alert/action 0") == 195)
        let given = screen(alert("Empty?", nil, .alert, ("First", .default), ("Second", .default)))
        #expect(given.minX("presented/alert/action 0") == 60)
        let stacked = screen(
            alert("Empty?", nil, .alert, ("Cancel", .cancel), ("Empty into the garden", .destructive)))
        #expect(stacked.text("presented/alert/action 1/title") == "Cancel")
        let tops = (0..<2).compactMap { stacked.minY("presented/alert/action \($0)") }
        #expect(tops.count == 2 && tops[1] - tops[0] == 44)
    }

    @Test func buttonsShowWhatTheyStandFor() {
        let alert = alert("Empty?", nil, .alert, ("Empty", .destructive), ("Cancel", .cancel), ("Later", .default))
        let screen = screen(alert)
        #expect(screen.color("presented/alert/action 0/title") == "#FF3B30FF")
        #expect(screen.color("presented/alert/action 1/title") == "#007AFFFF")
        func face(_ screen: TestScreen, _ index: Int) -> String? {
            screen.node("presented/alert/action \(index)/title")?.text?.font
        }
        #expect(face(screen, 1) != face(screen, 2))
        #expect(face(screen, 2)?.contains("semibold") == true)
        alert.preferredAction = alert.actions.last
        alert.actions.first?.isEnabled = false
        let changed = self.screen(alert)
        #expect(face(changed, 1) == face(screen, 2))
        #expect(face(changed, 2) == face(screen, 1))
        #expect(changed.color("presented/alert/action 0/title") == "#3C3C434C")
    }

    @Test func fieldsStandBelowTheMessage() {
        let alert = alert("Name", nil, .alert, ("OK", .default))
        alert.addTextField { $0.placeholder = "Pot" }
        alert.addTextField { $0.text = "4 cups" }
        let screen = screen(alert)
        #expect(screen.frame("presented/alert/field 1")?[3] == 30)
        #expect(screen.minX("presented/alert/field 0") == 76)
        #expect(screen.paints("Pot") && screen.paints("4 cups"))
        #expect(alert.textFields?.count == 2)
    }

    @Test func aSheetOfActionsIsAtTheLowerEnd() throws {
        let screen = screen(
            alert("Kettle", "Unused.", .actionSheet, ("Cancel", .cancel), ("Boil", .default), ("Lend", .default)))
        let (card, cancel) = (
            try #require(screen.frame("presented/alert")), try #require(screen.frame("presented/cancel"))
        )
        #expect(cancel == [8, 844 - 34 - 57, 374, 57])
        #expect(card[0] == 8 && card[2] == 374 && rounded(card[1] + card[3]) == cancel[1] - 8)
        #expect(screen.text("presented/alert/action 1/title") == "Lend")
        #expect(screen.text("presented/cancel/action 0/title") == "Cancel")
    }

    @Test func glassHasButtonsOfTheirOwn() throws {
        let alert = alert("Empty?", "Warm.", .alert, ("Empty", .default), ("Cancel", .cancel))
        alert.preferredAction = alert.actions.first
        let screen = screen(alert, generation: .iOS26)
        let card = try #require(screen.frame("presented/alert"))
        let first = try #require(screen.frame("presented/alert/action 0"))
        let second = try #require(screen.frame("presented/alert/action 1"))
        #expect(card[2] == 300 && first[3] == 48)
        // 14 from the card's sides and lower end, and 8 apart.
        #expect(second[0] == card[0] + 14 && first[0] == second[0] + second[2] + 8)
        #expect(rounded(first[1] + 62) == rounded(card[1] + card[3]))
        #expect(screen.color("presented/alert/action 0/title") == "#FFFFFFFF")
        // A sheet keeps the one that cancels in its card.
        let sheet = self.screen(
            self.alert("Kettle", nil, .actionSheet, ("Boil", .default), ("Cancel", .cancel)), generation: .iOS26)
        #expect(sheet.node("presented/cancel") == nil)
        #expect(sheet.text("presented/alert/action 1/title") == "Cancel")
    }

    @Test func onAPadActionsComeFromTheirSource() {
        let alert = alert("Kettle", nil, .actionSheet, ("Boil", .default), ("Cancel", .cancel))
        let root = RowsController()
        alert.popoverPresentationController?.sourceView = root.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 100, width: 20, height: 20)
        root.present(alert, animated: false)
        let screen = TestScreen(root, width: 1000, height: 800, safeArea: .zero) {
            $0.horizontalSizeClass = .regular
            $0.userInterfaceIdiom = .pad
        }
        #expect(screen.minX("presented/alert") == 375 && screen.minY("presented/alert") == 130)
        #expect(screen.node("presented/alert/action 1") == nil)
    }

    @Test func largeTextMakesAlertsHigher() throws {
        let alert = alert("Empty?", "It is warm.", .alert, ("OK", .default))
        let standard = try #require(screen(alert).frame("presented/alert"))
        let large = try #require(
            screen(alert) { $0.preferredContentSizeCategory = .accessibilityExtraLarge }.frame("presented/alert"))
        #expect(large[3] > standard[3] + 30 && large[2] == 270)
    }

    @Test func fromTheRightTheOneThatCancelsLeads() {
        let alert = alert("Empty?", nil, .alert, ("Empty", .destructive), ("Cancel", .cancel))
        let screen = screen(alert) { $0.layoutDirection = .rightToLeft }
        #expect(screen.minX("presented/alert/action 1") == 195 && screen.minX("presented/alert/action 0") == 60)
    }
}
