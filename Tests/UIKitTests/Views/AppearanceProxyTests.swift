import Foundation
import Testing
import UIKit

/// Looks that are set for a whole class.
@MainActor
@Suite(.serialized)
struct AppearanceProxyTests {
    private final class Shelf: UIViewController {}
    private final class Crate: UISwitch {}

    private func shown<View: UIView>(_ view: View, in controller: UIViewController = UIViewController()) -> View {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = controller
        controller.view.addSubview(view)
        view.removeFromSuperview()
        return view
    }

    @Test func aViewTakesOverWhatItHasNotSet() {
        defer { AppearanceStore.removeAll() }
        UISwitch.appearance().onTintColor = .red
        UITableView.appearance().backgroundColor = .yellow
        UITableView.appearance().sectionHeaderTopPadding = 0
        #expect(UISwitch.appearance() === UISwitch.appearance())
        #expect(shown(UISwitch()).onTintColor == .red)
        #expect(shown(Crate()).onTintColor == .red)
        let own = UISwitch()
        own.onTintColor = .blue
        #expect(shown(own).onTintColor == .blue)
        let table = shown(UITableView(frame: .zero, style: .insetGrouped))
        #expect(table.backgroundColor == .yellow)
        #expect(table.sectionHeaderTopPadding == 0)
        #expect(shown(UILabel()).backgroundColor == nil)
    }

    @Test func barsTakeOverTheirAppearances() {
        defer { AppearanceStore.removeAll() }
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UINavigationBar.appearance().tintColor = .green
        let bar = shown(UINavigationBar())
        #expect(bar.standardAppearance === appearance)
        #expect(bar.scrollEdgeAppearance === appearance)
        #expect(bar.tintColor == .green)
        let own = UINavigationBar()
        own.standardAppearance = UINavigationBarAppearance()
        #expect(shown(own).standardAppearance !== appearance)
    }

    @Test func containersAreToldApart() {
        defer { AppearanceStore.removeAll() }
        UISwitch.appearance(whenContainedInInstancesOf: [Shelf.self]).onTintColor = .red
        UISwitch.appearance().onTintColor = .blue
        #expect(shown(UISwitch(), in: Shelf()).onTintColor == .red)
        #expect(shown(UISwitch()).onTintColor == .blue)
    }

    @Test func itemsTakeOverAttributes() {
        defer { AppearanceStore.removeAll() }
        UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3], for: .normal)
        let control = UISegmentedControl(items: ["Tin"])
        UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
        #expect(shown(control).titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
        let item = UIBarButtonItem()
        #expect(item.textAttributes(in: .normal)[.kern] as? Int == 3)
        item.setTitleTextAttributes([.kern: 1], for: .normal)
        #expect(item.textAttributes(in: .normal)[.kern] as? Int == 1)
    }
}
