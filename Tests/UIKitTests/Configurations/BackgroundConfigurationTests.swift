import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

struct BackgroundConfigurationTests {
    private func color(
        _ traits: UITraitCollection, _ make: () -> UIBackgroundConfiguration,
        _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UIColor? {
        updated(traits, make, change).backgroundColor
    }

    private func updated(
        _ traits: UITraitCollection, _ make: () -> UIBackgroundConfiguration,
        _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UIBackgroundConfiguration {
        var state = UICellConfigurationState(traitCollection: traits)
        change(&state)
        return traits.making(make).updated(for: state)
    }

    private let classic = UITraitCollection.sample(.iOS18)
    private let modern = UITraitCollection.sample(.iOS26)

    @Test(arguments: [SystemGeneration.iOS18, .iOS26])
    func touchedAndSelectedRowsAreGrey(generation: SystemGeneration) {
        let traits = UITraitCollection.sample(generation)
        #expect(color(traits) { .listPlainCell() } == .systemBackground)
        #expect(color(traits) { .listGroupedCell() } == .secondarySystemGroupedBackground)
        #expect(
            color(traits) {
                .listPlainCell()
            } _: {
                $0.isSelected = true
            } == .systemGray4)
        #expect(
            color(traits) {
                .listGroupedCell()
            } _: {
                $0.isHighlighted = true
            } == .systemGray4)
        #expect(
            color(traits) {
                .listGroupedCell()
            } _: {
                $0.cellDropState = .targeted
            } == .systemGray4)
        #expect(
            color(traits) {
                .listGroupedCell()
            } _: {
                $0.isDisabled = true
            } == .secondarySystemGroupedBackground)
    }

    @Test func aRowThatWouldTakeADropIsDarkerWhileTouched() {
        let target = color(modern) {
            .listGroupedCell()
        } _: {
            $0.cellDropState = .targeted
            $0.isHighlighted = true
        }
        #expect(target == .systemGray2)
    }

    @Test func swipedRowsOfIOS26AreGreyAndRound() {
        let swiped = updated(modern) {
            .listGroupedCell()
        } _: {
            $0.isSwiped = true
        }
        #expect(swiped.backgroundColor == .systemGray5)
        #expect(swiped.cornerRadius == 26)
        let before = updated(classic) {
            .listGroupedCell()
        } _: {
            $0.isSwiped = true
        }
        #expect(before.backgroundColor == .secondarySystemGroupedBackground)
        #expect(before.cornerRadius == 0)
    }

    @Test func focusWashesTheRowInItsTint() {
        let focused = updated(modern) {
            .listPlainCell()
        } _: {
            $0.isFocused = true
        }
        #expect(focused.backgroundColor == nil)
        let drawn = focused.resolvedBackgroundColor(for: .systemGreen)
        #expect(drawn.resolved(with: modern).alpha == 0.12)
        let dark = UITraitCollection(traitsFrom: [modern, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(drawn.resolved(with: dark).alpha == 0.4)
    }

    @Test func sidebarRowsStandOnPills() {
        let phone = UITraitCollection.sample(.iOS18, in: .sidebar)
        #expect(color(phone) { .listSidebarCell() } == .clear)
        let selected = updated(phone) {
            .listSidebarCell()
        } _: {
            $0.isSelected = true
        }
        #expect(selected.backgroundColor == .secondarySystemFill)
        #expect(selected.cornerRadius == 10)
        #expect(
            color(modern) {
                .listSidebarCell()
            } _: {
                $0.isSelected = true
            } == .tertiarySystemFill)
        let editing = color(phone) {
            .listSidebarCell()
        } _: {
            $0.isSelected = true
            $0.isEditing = true
        }
        #expect(editing == .clear)
        let target = updated(phone) {
            .listSidebarCell()
        } _: {
            $0.cellDropState = .targeted
        }
        #expect(target.backgroundInsets == NSDirectionalEdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0))
    }

    @Test func thePadsPillIsWhiteInTheLightStyleAndCastsAShadow() {
        let pad = UITraitCollection.sample(.iOS18, in: .sidebar, idiom: .pad)
        let selected = updated(pad) {
            .listSidebarCell()
        } _: {
            $0.isSelected = true
        }
        let dark = UITraitCollection(traitsFrom: [pad, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(selected.backgroundColor?.resolved(with: pad) == UIColor.systemBackground.resolved(with: pad))
        #expect(selected.backgroundColor?.resolved(with: dark) == UIColor.secondarySystemFill.resolved(with: dark))
        #expect(selected.shadowProperties.opacity > 0)
        #expect(selected == selected.updated(for: UICellConfigurationState(traitCollection: pad)).updatedSelected(pad))
    }

    @Test func whatTheAppSetStays() {
        var configuration = modern.making { UIBackgroundConfiguration.listGroupedCell() }
        configuration.backgroundColor = .systemTeal
        configuration.cornerRadius = 3
        var state = UICellConfigurationState(traitCollection: modern)
        state.isSelected = true
        state.isSwiped = true
        let updated = configuration.updated(for: state)
        #expect(updated.backgroundColor == .systemTeal)
        #expect(updated.cornerRadius == 3)
    }

    @Test func transformersHaveTheLastWord() {
        var configuration = modern.making { UIBackgroundConfiguration.listPlainCell() }
        configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemGray3 }
        #expect(configuration.resolvedBackgroundColor(for: .systemBlue) == .systemGray3)
    }

    @Test func absentColoursAreTheTint() {
        let configuration = UIBackgroundConfiguration()
        #expect(configuration.backgroundColor == nil)
        #expect(configuration.resolvedBackgroundColor(for: .systemRed) == .systemRed)
        #expect(configuration.resolvedStrokeColor(for: .systemRed) == .systemRed)
        #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
        #expect(UIBackgroundConfiguration.clear().strokeColor == .clear)
    }

    @Test func rowsOutsideListsHaveAPlainOnesBackground() {
        #expect(color(modern) { .listCell() } == .systemBackground)
        #expect(color(.sample(.iOS26, in: .insetGrouped)) { .listCell() } == .secondarySystemGroupedBackground)
        #expect(updated(.sample(.iOS18, in: .grouped)) { .listHeader() }.cornerRadius == 10)
        #expect(updated(.sample(.iOS18, in: .plain)) { .listHeader() }.cornerRadius == 0)
    }

    @Test func pinnedHeadersOfPlainListsAreMaterialsBeforeIOS26() {
        let pinned = updated(classic) {
            .listPlainHeaderFooter()
        } _: {
            $0.isPinned = true
        }
        #expect(pinned.visualEffect != nil)
        #expect(updated(classic) { .listPlainHeaderFooter() }.visualEffect == nil)
        #expect(
            updated(modern) {
                .listPlainHeaderFooter()
            } _: {
                $0.isPinned = true
            }.visualEffect == nil)
    }
}

extension UIBackgroundConfiguration {
    fileprivate func updatedSelected(_ traits: UITraitCollection) -> UIBackgroundConfiguration {
        var state = UICellConfigurationState(traitCollection: traits)
        state.isSelected = true
        return updated(for: state)
    }
}
