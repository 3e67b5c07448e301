import UIKit

/// What bars around a screen are painted with.
extension View {
    /// What is behind bars where content is beneath them; of a gradient the colour in the middle.
    public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View {
        changingController { controller, environment in
            let color = UIColor(style.ink(environment).color(environment))
            controller.changeBars(bars) { appearance in
                appearance.backgroundEffect = nil
                appearance.backgroundColor = color
            }
        }
    }
    /// Whether bars have a background: always, never, or where content is beneath them.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingController { controller, _ in controller.showBackground(visibility, of: bars) }
    }
    /// Whether bars have a background: always, never, or where content is beneath them.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        changingController { controller, _ in controller.showBackground(visibility, of: bars) }
    }
    /// Light or dark for the navigation bar, whether it has a background or not; `nil` is that of the screen.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        changingController { controller, _ in
            guard let colorScheme, bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar) else {
                return
            }
            controller.navigationController?.navigationBar.overrideUserInterfaceStyle =
                colorScheme == .dark ? .dark : .light
        }
    }
}

extension UIViewController {
    /// The tab that the screen is shown in is that of the controller around it.
    private var shownTab: UITabBarItem { (navigationController ?? self).tabBarItem }

    private static func mean(_ bars: [ToolbarPlacement], _ bar: ToolbarPlacement) -> Bool {
        bars.contains(bar) || bar == .navigationBar && (bars.isEmpty || bars.contains(.automatic))
    }

    fileprivate func changeBars(_ bars: [ToolbarPlacement], _ change: (UIBarAppearance) -> Void) {
        if Self.mean(bars, .navigationBar) {
            let appearance = navigationItem.standardAppearance ?? UINavigationBarAppearance()
            change(appearance)
            navigationItem.standardAppearance = appearance
            // One that always shows is the same one.
            if navigationItem.scrollEdgeAppearance != nil { navigationItem.scrollEdgeAppearance = appearance }
        }
        if Self.mean(bars, .tabBar) {
            let appearance = shownTab.standardAppearance ?? UITabBarAppearance()
            change(appearance)
            shownTab.standardAppearance = appearance
            if shownTab.scrollEdgeAppearance != nil { shownTab.scrollEdgeAppearance = appearance }
        }
    }

    fileprivate func showBackground(_ visibility: Visibility, of bars: [ToolbarPlacement]) {
        if visibility == .hidden { return changeBars(bars) { $0.configureWithTransparentBackground() } }
        guard visibility == .visible else { return }
        if Self.mean(bars, .navigationBar) {
            let appearance = navigationItem.standardAppearance ?? UINavigationBarAppearance()
            navigationItem.standardAppearance = appearance
            navigationItem.scrollEdgeAppearance = appearance
        }
        if Self.mean(bars, .tabBar) {
            let appearance = shownTab.standardAppearance ?? UITabBarAppearance()
            shownTab.standardAppearance = appearance
            shownTab.scrollEdgeAppearance = appearance
        }
    }
}
