import Appearance
import Testing
import UIKit

struct TraitCollectionTests {
    @Test func leavesOpenWhatNobodySpecified() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.generation == .iOS26)
    }

    @Test func laterCollectionsWin() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(traits.userInterfaceStyle == .light)
        #expect(traits.displayScale == 2)
        #expect(
            traits
                == UITraitCollection {
                    $0.displayScale = 2; $0.userInterfaceStyle = .light
                })
    }

    @Test func comparesByValue() {
        let first = UITraitCollection(userInterfaceStyle: .dark).modifyingTraits { $0.listEnvironment = .sidebar }
        let second = UITraitCollection { traits in
            traits.listEnvironment = .sidebar
            traits.userInterfaceStyle = .dark
        }
        #expect(first == second && first.hash == second.hash)
        #expect(first != second.replacing(UITraitListEnvironment.self, value: .plain))
        #expect(second.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!second.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    }

    private enum Warmth: UITraitDefinition {
        static var defaultValue: Int { 3 }
        static var affectsColorAppearance: Bool { true }
    }

    private enum Hint: UITraitDefinition {
        static var defaultValue: String { "none" }
    }

    @Test func carriesAnAppsOwnTraits() {
        let traits = UITraitCollection { $0[Warmth.self] = 7 }
        #expect(traits[Warmth.self] == 7)
        #expect(UITraitCollection()[Warmth.self] == 3)
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(!UITraitCollection { $0[Hint.self] = "x" }.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }

    @Test func tellsWhatChangesColors() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 2 }))
    }

    @Test func overridesWhatComesFromOutside() {
        var overrides = UITraitOverrides()
        let outside = UITraitCollection(userInterfaceStyle: .light)
        #expect(overrides.applied(to: outside) === outside)
        overrides.userInterfaceStyle = .dark
        #expect(overrides.contains(UITraitUserInterfaceStyle.self) && !overrides.contains(UITraitDisplayScale.self))
        #expect(overrides.applied(to: outside).userInterfaceStyle == .dark)
        overrides.remove(UITraitUserInterfaceStyle.self)
        #expect(overrides.applied(to: outside) == outside)
    }

    @Test func isCurrentForTheTimeOfAClosure() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent {
            #expect(UITraitCollection.current == dark)
            UITraitCollection.current = UITraitCollection(displayScale: 1)
            #expect(UITraitCollection.current.displayScale == 1)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test @MainActor func tellsThoseWhoRegisteredForAChange() {
        final class Box { var seen: [UIUserInterfaceStyle] = [] }
        let box = Box()
        var registry = TraitChangeRegistry()
        let registration = registry.register([UITraitUserInterfaceStyle.self]) { object, old in
            (object as? Box)?.seen.append(old.userInterfaceStyle)
        }
        let light = UITraitCollection(userInterfaceStyle: .light)
        registry.notify(box, from: light, to: UITraitCollection(userInterfaceStyle: .dark))
        registry.notify(box, from: light, to: light.modifyingTraits { $0.displayScale = 2 })
        #expect(box.seen == [.light])
        registry.unregister(registration)
        registry.notify(box, from: light, to: UITraitCollection(userInterfaceStyle: .dark))
        #expect(box.seen == [.light])
    }

    @Test func ordersContentSizes() {
        #expect(UIContentSizeCategory.large < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
        #expect(UIContentSizeCategory(rawValue: "odd").category == .large)
    }
}
