import Foundation
import Testing
import UIKit

// What apps say of scenes, menus, pointers and files, as they write it.

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { options[.sourceApplication] != nil }
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { true }
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        builder.remove(menu: .format)
    }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 400)
        _ = windowScene.statusBarManager?.statusBarFrame
        windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in }
        _ = (connectionOptions.urlContexts.first?.url, session.stateRestorationActivity)
        _ = connectionOptions.userActivities.first ?? scene.userActivity
    }
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { _ = (context.url, context.options.sourceApplication) }
    }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool { true }
}

private final class MenuView: UIView, UIPointerInteractionDelegate, UIEditMenuInteractionDelegate {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

    func show() {
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Copy link", action: Selector("copyLink"))]
        menu.showMenu(from: self, rect: bounds)
        menu.hideMenu()
        addInteraction(UIPointerInteraction(delegate: self))
        let edit = UIEditMenuInteraction(delegate: self)
        addInteraction(edit)
        edit.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        addInteraction(UILargeContentViewerInteraction())
        UIButton().pointerStyleProvider = { _, _, _ in .hidden() }
    }
    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        UIPointerStyle(
            effect: .lift(UITargetedPreview(view: self)), shape: .roundedRect(region.rect, radius: 8))
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
}

private final class NamedRow: UITableViewCell {
    override var reuseIdentifier: String? { "named" }
}

private final class NamedCell: UICollectionViewCell {
    override var reuseIdentifier: String? { "named" }
}

private final class FilesController: UIViewController, UIDocumentPickerDelegate {
    func choose() {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
        picker.delegate = self
        picker.allowsMultipleSelection = true
        present(picker, animated: true)
        UIDocumentInteractionController(url: URL(fileURLWithPath: "/tea.pdf")).presentPreview(animated: true)
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
}

@MainActor struct SceneSourceTests {
    @Test func scenesCompile() {
        let delegate = AppDelegate()
        #expect(delegate.application(.shared, open: URL(fileURLWithPath: "/"), options: [:]) == false)
        _ = SceneDelegate()
        UIApplication.shared.shortcutItems = [
            UIApplicationShortcutItem(
                type: "new", localizedTitle: "New", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(systemImageName: "plus"))
        ]
        #expect(UIApplication.shared.shortcutItems?.first?.localizedTitle == "New")
        UIApplication.shared.shortcutItems = nil
    }

    @Test func menusAndPointersCompile() {
        let view = MenuView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.show()
        #expect(view.interactions.count == 3)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        #expect(view.convert(CGPoint.zero, to: window as any UICoordinateSpace) == CGPoint(x: 10, y: 20))
        #expect(UIScreen.main.coordinateSpace.convert(CGPoint.zero, from: view) == CGPoint(x: 10, y: 20))
        let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
        #expect(paste.intrinsicContentSize.width > 60)
        FilesController().choose()
    }

    @Test func identifiersCanBeAClasses() {
        #expect(NamedRow(style: .default, reuseIdentifier: "other").reuseIdentifier == "named")
        #expect(NamedCell().reuseIdentifier == "named")
    }

    @Test func tintsAreDimmed() {
        let (outer, inner, bright) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        outer.addSubview(bright)
        outer.tintColor = .red
        outer.tintAdjustmentMode = .dimmed
        bright.tintAdjustmentMode = .normal
        #expect((inner.tintAdjustmentMode, bright.tintColor) == (.dimmed, .red))
        var (red, green) = (CGFloat(0), CGFloat(1))
        unsafe inner.tintColor.getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(red == green && red > 0 && red < 1)
    }
}
