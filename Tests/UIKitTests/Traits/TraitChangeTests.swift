import Foundation
import Testing
import UIKit

/// Handlers of trait changes, traits that a container forces, and limits of text sizes.
@MainActor struct TraitChangeTests {
    private final class Lamp: UIView {
        var seen: [UIUserInterfaceStyle] = []
        func watch() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
                self.seen.append(previous.userInterfaceStyle)
            }
        }
    }

    @Test func aHandlerIsCalledWhereTheTraitChanges() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let lamp = Lamp()
        window.addSubview(lamp)
        lamp.overrideUserInterfaceStyle = .light
        _ = lamp.traitCollection
        lamp.watch()
        var later: [UIUserInterfaceStyle] = []
        let registration = lamp.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Lamp, _) in
            later.append(view.traitCollection.userInterfaceStyle)
        }
        lamp.overrideUserInterfaceStyle = .dark
        _ = lamp.traitCollection
        #expect(lamp.seen == [.light])
        #expect(later == [.dark])
        lamp.traitOverrides.preferredContentSizeCategory = .small
        #expect(lamp.seen == [.light])
        lamp.unregisterForTraitChanges(registration)
        lamp.overrideUserInterfaceStyle = .light
        #expect(lamp.seen == [.light, .dark])
        #expect(later == [.dark])
    }

    @Test func aControllerHearsOfItsView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let controller = UIViewController()
        window.rootViewController = controller
        window.overrideUserInterfaceStyle = .light
        _ = controller.view.traitCollection
        var count = 0
        controller.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
            (_: UIViewController, _) in count += 1
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(count == 1)
    }

    @Test func aContainerForcesTraitsOnAChild() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
        #expect(child.view.traitCollection.verticalSizeClass == .compact)
        #expect(parent.view.traitCollection.verticalSizeClass != .compact)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.view.traitCollection.verticalSizeClass != .compact)
    }

    @Test func textSizesHaveLimits() {
        let view = UIView()
        let label = UILabel()
        view.addSubview(label)
        view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.maximumContentSizeCategory = .extraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
        view.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
        view.minimumContentSizeCategory = .medium
        #expect(label.traitCollection.preferredContentSizeCategory == .medium)
        view.minimumContentSizeCategory = nil
        #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
    }

    @Test func forceTouchIsKept() {
        let traits = UITraitCollection(traitsFrom: [
            .init(forceTouchCapability: .available), .init(userInterfaceStyle: .dark),
        ])
        #expect(traits.forceTouchCapability == .available)
        #expect(UITraitCollection().forceTouchCapability == .unknown)
    }
}
