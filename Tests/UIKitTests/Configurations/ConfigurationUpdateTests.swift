import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// What an app set stays; the rest follows style, state and traits.
struct ConfigurationUpdateTests {
    private func state(
        _ traits: UITraitCollection, _ change: (inout UICellConfigurationState) -> Void = { _ in }
    ) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traits)
        change(&state)
        return state
    }

    private let classic = UITraitCollection.sample(.iOS18)
    private let modern = UITraitCollection.sample(.iOS26)

    @Test func untouchedPropertiesFollowTheTraitsOfTheState() {
        let made = classic.making { UIListContentConfiguration.cell() }
        #expect(made.directionalLayoutMargins.top == 11)
        #expect(made.secondaryTextProperties.color == .label)
        let updated = made.updated(for: state(modern))
        #expect(updated.directionalLayoutMargins.top == 15)
        #expect(updated.secondaryTextProperties.color == .secondaryLabel)
        #expect(updated == modern.making { UIListContentConfiguration.cell() })
    }

    @Test func setPropertiesStay() {
        var configuration = classic.making { UIListContentConfiguration.cell() }
        configuration.directionalLayoutMargins = .zero
        configuration.textProperties.color = .systemRed
        configuration.textProperties.numberOfLines = 2
        configuration.imageProperties.tintColor = nil
        configuration.imageToTextPadding = 3
        let updated = configuration.updated(for: state(modern) { $0.isDisabled = true })
        #expect(updated.directionalLayoutMargins == .zero)
        #expect(updated.textProperties.color == .systemRed)
        #expect(updated.textProperties.numberOfLines == 2)
        #expect(updated.imageProperties.tintColor == nil)
        #expect(updated.imageToTextPadding == 3)
        #expect(updated.secondaryTextProperties.color == .quaternaryLabel)
    }

    @Test func disabledRowsFadeUnlessSwiped() {
        let configuration = modern.making { UIListContentConfiguration.cell() }
        let faded = configuration.updated(for: state(modern) { $0.isDisabled = true })
        #expect(faded.textProperties.color == .tertiaryLabel)
        #expect(faded.secondaryTextProperties.color == .quaternaryLabel)
        #expect(faded.imageProperties.tintColor == .tertiaryLabel)
        let swiped = configuration.updated(
            for: state(modern) {
                $0.isDisabled = true
                $0.isSwiped = true
            })
        #expect(swiped == configuration)
        #expect(faded.updated(for: state(modern)) == configuration)
    }

    @Test func beforeIOS26OnlyValuesFadeToTheFaintestLabel() {
        let disabled = state(classic) { $0.isDisabled = true }
        let cell = classic.making { UIListContentConfiguration.cell() }.updated(for: disabled)
        let value = classic.making { UIListContentConfiguration.valueCell() }.updated(for: disabled)
        #expect(cell.secondaryTextProperties.color == .tertiaryLabel)
        #expect(value.secondaryTextProperties.color == .quaternaryLabel)
    }

    @Test func selectingChangesNothingInAnOrdinaryRow() {
        let configuration = modern.making { UIListContentConfiguration.cell() }
        let selected = configuration.updated(
            for: state(modern) {
                $0.isSelected = true
                $0.isHighlighted = true
            })
        #expect(selected.textProperties == configuration.textProperties)
        #expect(selected.imageProperties == configuration.imageProperties)
    }

    @Test func sidebarRowsDimWhileTouchedAndGrowHeavierOnThePad() {
        let pad = UITraitCollection.sample(.iOS18, in: .sidebar, idiom: .pad)
        let configuration = pad.making { UIListContentConfiguration.sidebarCell() }
        let selected = configuration.updated(for: state(pad) { $0.isSelected = true })
        #expect(selected.textProperties.font == .style(.body, weight: 500))
        #expect(selected.textProperties.color == .tintColor)
        let highlighted = configuration.updated(for: state(pad) { $0.isHighlighted = true })
        #expect(highlighted.textProperties.colorTransformer?.name == "30% Alpha")
        #expect(highlighted.textProperties.resolvedColor().resolved(with: pad).alpha == 0.3)
    }

    @Test func sidebarsOfThePadFadeAsAWhole() {
        let pad = UITraitCollection.sample(.iOS26, in: .sidebar, idiom: .pad)
        var configuration = pad.making { UIListContentConfiguration.sidebarCell() }
        configuration.alpha = 0.5
        let faded = configuration.updated(for: state(pad) { $0.isDisabled = true })
        #expect(faded.alpha == 0.5)
        #expect(faded.drawnAlpha == 0.25)
        #expect(faded.textProperties.color == .label)
    }

    @Test func statesOfOtherKindsChangeNothing() {
        struct OtherState: UIConfigurationState {
            var traitCollection: UITraitCollection
            subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
                get { nil }
                set {}
            }
        }
        let configuration = classic.making { UIListContentConfiguration.cell() }
        #expect(configuration.updated(for: OtherState(traitCollection: modern)) == configuration)
    }

    @Test func fontsFollowTheTextSize() {
        let made = modern.making { UIListContentConfiguration.valueCell() }
        let larger = made.updated(for: state(.sample(.iOS26, .accessibilityLarge)))
        #expect(larger.textProperties.font.pointSize == 33)
        #expect(larger.secondaryTextProperties.font.pointSize == 33)
    }

    @Test func symbolsShrinkAtAccessibilitySizes() {
        func configuration(_ category: UIContentSizeCategory) -> UIImage.SymbolConfiguration? {
            UITraitCollection.sample(.iOS18, category)
                .making { UIListContentConfiguration.cell() }.imageProperties.preferredSymbolConfiguration
        }
        #expect(configuration(.extraExtraExtraLarge) == .init(textStyle: .body, scale: .large))
        #expect(configuration(.accessibilityLarge) == .init(textStyle: .body, scale: .medium))
        #expect(configuration(.accessibilityExtraLarge) == .init(textStyle: .body, scale: .small))
    }

    @Test func adaptiveFactoriesFollowTheList() {
        func font(_ list: UIListEnvironment, _ make: () -> UIListContentConfiguration) -> UIFont {
            let traits = UITraitCollection.sample(.iOS18, in: list)
            return make().updated(for: state(traits)).textProperties.font
        }
        #expect(font(.plain) { .header() } == .style(.subheadline, weight: 600))
        #expect(font(.insetGrouped) { .header() } == .style(.footnote, isTight: true))
        #expect(font(.sidebar) { .header() } == .style(.title3, weight: 600))
        #expect(font(.sidebar) { .footer() } == .style(.footnote, isTight: true))
        let traits = UITraitCollection.sample(.iOS18, in: .sidebar)
        #expect(UIListContentConfiguration.cell().updated(for: state(traits)).directionalLayoutMargins.leading == 8)
    }

    @Test func groupedHeadersAreCapitalizedBeforeIOS26() {
        for (traits, expected) in [(classic, "GRÜSSE"), (modern, "Grüße")] {
            var configuration = traits.making { UIListContentConfiguration.groupedHeader() }
            configuration.text = "Grüße"
            #expect(configuration.drawnText(language: "de") == expected)
        }
        var turkish = classic.making { UIListContentConfiguration.groupedHeader() }
        turkish.text = "izin"
        #expect(turkish.drawnText(language: "tr") == "İZİN")
        turkish.secondaryText = "izin"
        #expect(turkish.drawnSecondaryText(language: "tr") == "izin")
    }

    @Test func plainAndAttributedTextsReplaceEachOther() {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = "a"
        configuration.attributedText = NSAttributedString(string: "b")
        #expect(configuration.text == nil)
        configuration.text = nil
        #expect(configuration.attributedText?.string == "b")
        configuration.text = "c"
        #expect(configuration.attributedText == nil)
    }

    @Test func configurationsCompareByContent() {
        var first = modern.making { UIListContentConfiguration.cell() }
        let second = modern.making { UIListContentConfiguration.cell() }
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        first.textProperties.colorTransformer = UIConfigurationColorTransformer { $0 }
        #expect(first == first)
        #expect(first != second)
        #expect(second != modern.making { UIListContentConfiguration.subtitleCell() })
    }

    @Test func descriptionsAreShort() {
        var configuration = modern.making { UIListContentConfiguration.cell() }
        configuration.text = "Wi-Fi"
        #expect(
            configuration.description
                == "UIListContentConfiguration(base style = cell, text = \"Wi-Fi\", margins = {15.0, 16.0, 15.0, 8.0}, "
                + "textProperties = (font = .SFUI-Regular 17.0, color = label), imageProperties = ())")
        let background = modern.making { UIBackgroundConfiguration.listGroupedCell() }
        #expect(
            background.description == "UIBackgroundConfiguration(base style = listGroupedCell, "
                + "backgroundColor = secondarySystemGroupedBackground)")
    }
}
