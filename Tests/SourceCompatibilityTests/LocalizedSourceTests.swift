import DisplayLists
import Foundation
import PracticeCells
import SwiftUI
import Testing
import UIKit

// What an app's code reads in the string tables of its target.

@MainActor struct LocalizedSourceTests {
    private func within<Result>(_ language: String?, _ body: () -> Result) -> Result {
        let traits = language.map { UITraitCollection.standard.merging(UITraitCollection(language: $0)) } ?? .standard
        return traits.asCurrent(body)
    }

    private func texts(_ language: String?) -> [String] {
        within(language) {
            [
                TeaTexts.title, TeaTexts.anywhere, TeaTexts.missing, TeaTexts.replaced, TeaTexts.spoons("Anna", 1),
                TeaTexts.spoons("Anna", 3), TeaTexts.cups(1), TeaTexts.cups(1200), TeaTexts.strength(2.25),
                TeaTexts.empty("Tin"), String(localized: TeaTexts.later),
            ]
        }
    }

    @Test func textsAreInTheLanguageOfTheInterface() {
        let german = [
            "Tees", "Tees", "tea.none", "Tea", "Anna hat einen Löffel", "Anna hat 3 Löffel", "1 Tasse", "1.200 Tassen",
            "Zu 2,2 % stark", "Tin ist leer", "Tees",
        ]
        #expect(texts("de") == german)
        #expect(texts("de-AT").first == "Tees")
        #expect(within("de") { TeaTexts.plainSpoons("Anna", 1) } == "Anna hat einen Löffel")
        let english = [
            "Teas", "Teas", "tea.none", "Tea", "Anna has 1 spoons", "Anna has 3 spoons", "1 cup", "1,200 cups",
            "2.250000 strong", "Tin is empty", "Teas",
        ]
        #expect(texts(nil) == english)
        #expect(texts("fr").first == "Teas")
    }

    private func shown(_ language: String?) -> [String] {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        cell.contentConfiguration = UIHostingConfiguration { TeaCount(1) }
        let traits = language.map { UITraitCollection.standard.merging(UITraitCollection(language: $0)) } ?? .standard
        let request = WindowSnapshot.Request(width: 390, height: 844, scale: 3, traits: traits)
        return WindowSnapshot.take(of: cell, request).report.nodes.compactMap { $0.text?.text }
    }

    @Test func viewsLookTextsUpWhereTheyAreShown() {
        #expect(shown("de") == ["Tees", "1 Tasse", "1 sind in Sencha", "Tees", "tea.title", "Tees"])
        #expect(shown(nil) == ["Teas", "1 cup", "Sencha has 1", "Teas", "tea.title", "Teas"])
    }

    @Test func bundlesOfOneLanguage() throws {
        let path = try #require(practiceBundle.path(forResource: "de", ofType: "lproj"))
        let german = try #require(Bundle(path: path))
        #expect(within(nil) { NSLocalizedString("tea.title", bundle: german, comment: "") } == "Tees")
    }

    /// Foundation's own functions stay what they are where nothing is to look up.
    @Test func formatsWithoutATableAreFilled() {
        #expect(within("de") { String.localizedStringWithFormat("%d:%@", 3, "x") } == "3:x")
        #expect(String(format: "%02d:%02d", 65 / 60, 65 % 60) == "01:05")
        let (count, half) = (3, 0.5)
        #expect(String(format: "%d %.2f %@", count, half, "x") == "3 0.50 x")
        #expect(String(format: "%d/%d", locale: Locale(identifier: "en"), count, count) == "3/3")
        #expect(within("de") { String(localized: "\(1.5) of \(2) \("x") 100%") } == "1,500000 of 2 x 100%")
    }
}
