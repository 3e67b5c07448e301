import Foundation
import Testing
import UIKit

/// A screen as apps write them: most of what it does is never seen in a picture, and all of it has to compile.
private final class BoatsViewController: UIViewController, UICollectionViewDelegate, UITextFieldDelegate,
    UIGestureRecognizerDelegate, UIContextMenuInteractionDelegate, UIAdaptivePresentationControllerDelegate
{
    enum Section { case main }

    private lazy var collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    private lazy var dataSource = makeDataSource()
    private let feedback = UIImpactFeedbackGenerator(style: .light)
    private let selection = UISelectionFeedbackGenerator()
    private let nameField = UITextField()
    let banner = UIView()
    private(set) var renamed: String?
    private(set) var toggled = 0
    let toggle = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Boats"
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        view.addSubview(banner)

        let tap = UITapGestureRecognizer(target: self, action: nil)
        tap.numberOfTapsRequired = 2
        tap.cancelsTouchesInView = false
        tap.delegate = self
        view.addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.3
        press.require(toFail: tap)
        banner.addGestureRecognizer(press)
        banner.addInteraction(UIContextMenuInteraction(delegate: self))
        banner.isAccessibilityElement = true
        banner.accessibilityLabel = "Banner"
        banner.accessibilityTraits = [.button, .header]

        nameField.delegate = self
        nameField.returnKeyType = .done
        nameField.keyboardType = .default
        nameField.autocorrectionType = .no
        nameField.textContentType = .name

        toggle.addAction(UIAction { [weak self] _ in self?.toggled += 1 }, for: .valueChanged)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: makeMenu())
        NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { _ in }
        apply()
    }

    private func makeMenu() -> UIMenu {
        let sort = UIMenu(
            title: "Sort", options: [.displayInline, .singleSelection],
            children: ["Name", "Length"].map { title in
                UIAction(title: title, state: title == "Name" ? .on : .off) { _ in }
            })
        let delete = UIAction(
            title: "Delete All", image: UIImage(systemName: "trash"), attributes: [.destructive]
        ) { [weak self] _ in self?.confirm() }
        return UIMenu(title: "", children: [sort, delete, UIDeferredMenuElement.uncached { $0([]) }])
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, boat in
            var content = cell.defaultContentConfiguration()
            content.text = boat
            cell.contentConfiguration = content
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, boat in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: boat)
        }
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main])
        snapshot.appendItems(["Kestrel", "Ladybird"])
        dataSource.apply(snapshot, animatingDifferences: UIView.areAnimationsEnabled)
    }

    func confirm() {
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = banner
        alert.popoverPresentationController?.permittedArrowDirections = .up
        present(alert, animated: true)
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
    }

    func showDetails() {
        let details = UIViewController()
        details.modalPresentationStyle = .pageSheet
        if let sheet = details.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            sheet.delegate = self
        }
        present(UINavigationController(rootViewController: details), animated: true)
    }

    func showBanner() {
        banner.alpha = 0
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.banner.alpha = 1
        }
        UIView.animate(withDuration: 0.2) {
            self.banner.transform = .identity
        } completion: { _ in
        }
        UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.8) { self.banner.isHidden = false }.startAnimation()
    }

    func openWebsite() {
        guard let url = URL(string: UIApplication.openSettingsURLString), UIApplication.shared.canOpenURL(url) else {
            return
        }
        UIApplication.shared.open(url)
    }

    // MARK: Delegates

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        selection.selectionChanged()
        feedback.impactOccurred()
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(
                title: "",
                children: [
                    UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
                        UIPasteboard.general.string = "Kestrel"
                    }
                ])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        renamed = textField.text
        textField.resignFirstResponder()
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === view
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var canBecomeFirstResponder: Bool { true }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.collectionView.collectionViewLayout.invalidateLayout() })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        view.endEditing(true)
    }
}

private final class BoatsController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    override func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: BoatsViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

@MainActor struct InteractionSourceTests {
    @Test func whatNobodyDoesInAPictureCompilesAndDoesNotDisturb() {
        let controller = BoatsViewController()
        controller.loadViewIfNeeded()
        #expect(controller.view.gestureRecognizers?.count == 1)
        #expect(controller.banner.gestureRecognizers?.first?.view === controller.banner)
        #expect(controller.banner.interactions.count == 1)
        let gesture = UIPanGestureRecognizer()
        controller.banner.addGestureRecognizer(gesture)
        controller.view.addGestureRecognizer(gesture)
        #expect(controller.banner.gestureRecognizers?.count == 1)
        #expect(gesture.view === controller.view)
        _ = (BoatsController(collectionViewLayout: UICollectionViewFlowLayout()), AppDelegate(), SceneDelegate())
    }

    @Test func changesThatWouldMoveAreMadeAtOnce() {
        let controller = BoatsViewController()
        controller.loadViewIfNeeded()
        controller.banner.isHidden = true
        controller.showBanner()
        #expect(controller.banner.alpha == 1)
        #expect(!controller.banner.isHidden)
    }

    @Test func aControlDoesWhatOperatingItWould() {
        let controller = BoatsViewController()
        controller.loadViewIfNeeded()
        controller.toggle.sendActions(for: .touchUpInside)
        #expect(controller.toggled == 0)
        controller.toggle.sendActions(for: .valueChanged)
        controller.toggle.sendActions(for: [.valueChanged, .touchUpInside])
        #expect(controller.toggled == 2)
    }

    @Test func whatIsPresentedIsKnownAndTakenAway() {
        let controller = BoatsViewController()
        controller.loadViewIfNeeded()
        controller.confirm()
        let alert = controller.presentedViewController as? UIAlertController
        #expect(alert?.actions.map(\.title) == ["Delete", "Cancel"])
        #expect(alert?.presentingViewController === controller)
        alert?.dismiss(animated: true)
        #expect(controller.presentedViewController == nil)
        controller.showDetails()
        #expect(controller.presentedViewController is UINavigationController)
        controller.dismiss(animated: true)
        #expect(controller.presentedViewController == nil)
    }

    @Test func aPointHitsTheTopmostViewThatTakesTouches() {
        let (root, low, high) = (UIView(), UIView(), UIView())
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        (low.frame, high.frame) = (
            CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: 40, y: 40, width: 60, height: 60)
        )
        root.addSubview(low)
        root.addSubview(high)
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === high)
        high.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === low)
        #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 120, y: 50), with: nil) == nil)
    }
}
