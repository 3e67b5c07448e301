import UIKit

/// What a screen says to the navigation bar above it, be it that of a `NavigationStack` or of UIKit's controller.
extension View {
    // MARK: Titles

    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload
    public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View { navigationTitle(Text(title)) }
    public func navigationTitle(_ title: Text) -> some View {
        changingController { controller, environment in
            controller.navigationItem.title = ResolvedText(title, environment).string
        }
    }
    /// A title that can be changed in the bar.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
    /// Small print under the title, iOS 26.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    /// Small print under the title, iOS 26.
    @_disfavoredOverload
    public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
        navigationSubtitle(Text(subtitle))
    }
    /// Small print under the title, iOS 26.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        changingController { controller, environment in
            controller.navigationItem.subtitle = ResolvedText(subtitle, environment).string
        }
    }
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    @_disfavoredOverload
    public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View { navigationTitle(Text(title)) }
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
    }
    @_disfavoredOverload
    public func navigationBarTitle<Title: StringProtocol>(
        _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
    }
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        changingController { controller, _ in
            controller.navigationItem.largeTitleDisplayMode =
                switch displayMode {
                case .automatic: .automatic
                case .inline: .never
                case .large: .always
                }
        }
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.bar)
    }

    // MARK: Bars

    public func navigationBarHidden(_ hidden: Bool) -> some View {
        changingController { controller, _ in controller.navigationController?.isNavigationBarHidden = hidden }
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        changingController { controller, _ in controller.navigationItem.hidesBackButton = hidesBackButton }
    }
    /// Whether bars around the screen are shown.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        showingBars(visibility, bars)
    }
    private func showingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        changingController { controller, _ in
            guard visibility != .automatic else { return }
            if bars.contains(.navigationBar) || bars.isEmpty || bars.contains(.automatic) {
                controller.navigationController?.isNavigationBarHidden = visibility == .hidden
            }
            if bars.contains(.bottomBar) {
                controller.navigationController?.isToolbarHidden = visibility == .hidden
            }
            if bars.contains(.tabBar) { controller.tabBarController?.isTabBarHidden = visibility == .hidden }
        }
    }

    /// Whether bars around the screen are shown.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        showingBars(visibility, bars)
    }
    /// The status bar is never drawn. No effect on a picture.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// The status bar is never drawn. No effect on a picture.
    public func statusBar(hidden: Bool) -> some View { self }
    /// No effect on a picture.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// A button at the leading end of the navigation bar.
    public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    /// A button at the trailing end of the navigation bar.
    public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
    /// Buttons at the ends of the navigation bar.
    public func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading, trailing: Trailing
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    // MARK: Where links lead

    /// The screen that the stack around shows for a value of its path. Nobody follows a link in a picture.
    public func navigationDestination<Data: Hashable, Destination: View>(
        for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View {
        leading { record, _ in record.lead(data) { destination($0) } }
    }
    /// - Parameter isPresented: Whether the stack around shows the screen.
    public func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View {
        let destination = isPresented.wrappedValue ? destination() : nil
        return leading { record, _ in
            guard let destination else { return }
            record.push(
                .init(id: AnyHashable(ObjectIdentifier(Destination.self)), content: { destination }) {
                    isPresented.wrappedValue = false
                })
        }
    }
    /// - Parameter item: What the screen that the stack around shows is about; `nil` shows none.
    public func navigationDestination<Data: Hashable, Destination: View>(
        item: Binding<Data?>, @ViewBuilder destination: @escaping (Data) -> Destination
    ) -> some View {
        leading { record, _ in
            guard let shown = item.wrappedValue else { return }
            record.push(.init(id: AnyHashable(shown), content: { destination(shown) }) { item.wrappedValue = nil })
        }
    }
}

/// The bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}
