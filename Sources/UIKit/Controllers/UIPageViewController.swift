public import Foundation

/// Shows one page of several that are turned, with a row of dots below where its data source counts them.
open class UIPageViewController: UIViewController {
    /// How pages turn. A picture shows the page at rest.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// Along which axis pages lie.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// To which side pages turn.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// Where the spine of a book is.
    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    /// Names of what can be said when it is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// - Parameter options: The spine's location; the space between pages is never seen.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let location = options?[.spineLocation]
        spineLocation = location as? SpineLocation ?? (location as? Int).flatMap(SpineLocation.init) ?? .min
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spineLocation = .min
        super.init(coder: coder)
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    public let spineLocation: SpineLocation
    /// No effect on a picture.
    open var isDoubleSided = false
    /// Counts the pages for the dots below.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Nobody turns pages in a picture: never called.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// None: nobody turns pages in a picture.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    // MARK: Pages

    private var pages: [UIViewController] = []
    /// The page that is shown, or the two of an open book.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Shows a page, or the two of an open book, at once.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let wanted = (viewControllers ?? []).filter { $0 !== self }
        for old in pages where !wanted.contains(where: { $0 === old }) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
            old.didMove(toParent: nil)
        }
        for new in wanted where new.parent !== self {
            new.willMove(toParent: self)
            addChild(new)
            new.didMove(toParent: self)
        }
        pages = wanted
        viewIfLoaded?.setNeedsLayout()
        completion?(true)
    }

    // MARK: View

    private let pageControl = UIPageControl()

    open override func loadView() {
        let container = ContainerView(frame: UIScreen.main.bounds)
        container.arrange = { [weak self] in self?.arrangeChildren() }
        container.addSubview(pageControl)
        view = container
    }

    override var appearingChildren: [UIViewController] { pages }
    override var childWithContent: UIViewController? { pages.first }

    override func childrenNeedArranging() {
        loadViewIfNeeded()
        arrangeChildren()
    }

    private func arrangeChildren() {
        guard let container = viewIfLoaded else { return }
        arrangeControl(in: container)
        // The dots have room of their own; the page ends above them.
        let bottom = pageControl.isHidden ? container.bounds.height : pageControl.frame.minY
        let count = Double(max(pages.count, 1))
        for (index, page) in pages.enumerated() {
            install(page, in: container)
            let width = container.bounds.width / count
            let frame = CGRect(x: width * Double(index), y: 0, width: width, height: bottom)
            if page.view.frame != frame { page.view.frame = frame }
            var cover = container.safeAreaInsets
            if !pageControl.isHidden { cover.bottom = 0 }
            page.view.cover(cover)
        }
    }

    private func arrangeControl(in container: UIView) {
        let isCounted = transitionStyle == .scroll && navigationOrientation == .horizontal
        pageControl.numberOfPages = isCounted ? dataSource?.presentationCount(for: self) ?? 0 : 0
        pageControl.isHidden = pageControl.numberOfPages == 0
        guard !pageControl.isHidden else { return }
        pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        let height = pageControl.sizeThatFits(container.bounds.size).height
        pageControl.frame = CGRect(
            x: 0, y: container.bounds.height - container.safeAreaInsets.bottom - height, width: container.bounds.width,
            height: height)
    }
}

/// Says what comes before and after a page, and counts pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// Nobody turns pages in a picture: never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Nobody turns pages in a picture: never called.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are; 0 shows none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that is shown.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of pages that turn. Nobody turns pages in a picture: none of it is called.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .all }
}
