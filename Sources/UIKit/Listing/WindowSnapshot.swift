package import DisplayLists
import Foundation

/// A root view laid out in a window, as plain values.
@MainActor
package struct WindowSnapshot {
    package var displayList: DisplayList
    package var report: LayoutReport
    /// How often everything was laid out before nothing asked for more, the most of all fittings; `maximumRounds` when
    /// something always asked.
    package var layoutRounds = 1

    /// What the picture is of.
    package struct Request {
        /// Points. A height of `nil` fits the content.
        package var width: Double
        package var height: Double?
        /// Pixels a point.
        package var scale: Double
        package var safeAreaInsets: UIEdgeInsets
        package var traits: UITraitCollection
        /// The whole content rather than what the height shows.
        package var isFullHeight: Bool
        /// What shows where nothing is drawn over it; `nil` is nothing.
        package var backdrop: UIColor?
        /// Whether the report says why layouts' elements are as large as they are.
        package var explainsSizes = false
        /// Whether there is a report at all: to who only paints it is nothing.
        package var reportsLayout = true
        /// Whether what is put off until later on the main thread happens before the picture, and what it waits for within half a
        /// second. Only where the main thread is not a queue's or a task's at the time.
        package var waits = false

        package init(
            width: Double, height: Double?, scale: Double, safeAreaInsets: UIEdgeInsets = .zero,
            traits: UITraitCollection = .current, isFullHeight: Bool = false
        ) {
            self.width = width
            self.height = height
            self.scale = scale
            self.safeAreaInsets = safeAreaInsets
            self.traits = traits
            self.isFullHeight = isFullHeight
        }
    }

    /// The height that a view without one is given before it is measured.
    private static let provisionalHeight = 844.0
    /// Rounds of fitting a window to content whose size depends on the window.
    package static let maximumRounds = 8

    /// Lays out a view that fills the window.
    package static func take(of view: UIView, _ request: Request) -> WindowSnapshot {
        let window = makeWindow(request)
        defer { UIScreen.main.endShowing() }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        let pins = placing(view, in: window)
        NSLayoutConstraint.activate(pins)
        defer {
            NSLayoutConstraint.deactivate(pins)
            view.removeFromSuperview()
        }
        return window.traitCollection.asCurrent { snapshot(window, root: view, request) }
    }

    /// Constraints by which a view fills the window as far as its own let it: they say how large it is, never where.
    private static func placing(_ view: UIView, in window: UIWindow) -> [NSLayoutConstraint] {
        guard !view.translatesAutoresizingMaskIntoConstraints else { return [] }
        let pins = [
            view.leftAnchor.constraint(equalTo: window.leftAnchor),
            view.topAnchor.constraint(equalTo: window.topAnchor),
            view.rightAnchor.constraint(equalTo: window.rightAnchor),
            view.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        ]
        // The first two come before the others where the size is another than the window's.
        for (index, pin) in pins.enumerated() { pin.priority = UILayoutPriority(index < 2 ? 2 : 1) }
        return pins
    }

    /// Lays out a controller's view, after the callbacks that precede its first appearance.
    package static func take(of controller: UIViewController, _ request: Request) -> WindowSnapshot {
        let window = makeWindow(request)
        defer { UIScreen.main.endShowing() }
        return window.traitCollection.asCurrent {
            controller.loadViewIfNeeded()
            window.rootViewController = controller
            controller.appear()
            var rounds = settle(window, root: controller.view, request)
            controller.didAppear()
            window.presentationsDidAppear()
            // What changes or is presented once a controller has appeared belongs to the picture.
            for _ in 0..<maximumRounds {
                let presents = window.lacksPresentations
                rounds = max(rounds, settle(window, root: controller.view, request))
                guard presents else { break }
                window.presentationsDidAppear()
            }
            let result = list(window, root: controller.view, request, rounds: rounds)
            window.rootViewController = nil
            return result
        }
    }

    /// A window on a screen of its size, which `UIScreen.endShowing` takes away.
    static func makeWindow(_ request: Request) -> UIWindow {
        let window = UIWindow(
            frame: CGRect(x: 0, y: 0, width: request.width, height: request.height ?? provisionalHeight))
        let traits = request.traits.modifyingTraits { $0.displayScale = request.scale }
        window.screenTraits = traits
        UIScreen.main.show(size: window.bounds.size, scale: request.scale, traits: traits)
        window.ownSafeAreaInsets = request.safeAreaInsets
        window.listingName = ListingName("", role: "")
        if let backdrop = request.backdrop {
            let view = UIView(frame: window.bounds)
            view.backgroundColor = backdrop
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.listingName = ListingName("backdrop", role: "backdrop")
            window.addSubview(view)
        }
        return window
    }

    static func snapshot(_ window: UIWindow, root: UIView, _ request: Request) -> WindowSnapshot {
        let rounds = settle(window, root: root, request)
        return list(window, root: root, request, rounds: rounds)
    }

    /// Lays out everything until nothing asks for more.
    ///
    /// - Returns: how often.
    private static func settle(_ window: UIWindow, root: UIView, _ request: Request) -> Int {
        // Everything is inside the root view: naming it would only make every path longer.
        if root.listingName == nil { root.listingName = ListingName("", role: "view") }
        let fits = request.isFullHeight || request.height == nil
        // Constraints that say how high the root is contradict any height that is only there to begin with.
        if fits, root.usesConstraints, !root.subviews.contains(where: { $0 is UIScrollView }) {
            window.frame.size.height = fittingHeight(of: root, request)
        }
        var rounds = window.settleLayout()
        if request.waits { wait(for: window) }
        if fits { rounds = max(rounds, fit(window, root: root, request)) }
        return rounds
    }

    /// Lets happen what is put off, until nothing has asked for another layout for a while.
    private static func wait(for window: UIWindow) {
        let end = Date(timeIntervalSinceNow: longestWait)
        var quietPasses = 0
        while quietPasses < Self.quietPasses || UnfinishedWork.count > 0, Date() < end {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
            quietPasses += 1
            guard window.asksForLayout else { continue }
            window.settleLayout()
            quietPasses = 0
        }
    }

    /// Seconds.
    private static let longestWait = 0.5

    /// Gives the window the height of its content, again when that changes the content's height.
    ///
    /// - Returns: the most rounds that a height took to settle.
    private static func fit(_ window: UIWindow, root: UIView, _ request: Request) -> Int {
        var rounds = 0
        for _ in 0..<maximumRounds {
            let height = fittingHeight(of: root, request)
            guard height > 0, abs(height - window.bounds.height) > 0.001 else { break }
            window.frame.size.height = height
            rounds = max(rounds, window.settleLayout())
        }
        return rounds
    }

    private static func fittingHeight(of root: UIView, _ request: Request) -> Double {
        if let scroll = scrollView(in: root) {
            let inset = scroll.adjustedContentInset
            let outside = root.bounds.height - scroll.bounds.height
            return scroll.contentSize.height + inset.top + inset.bottom + max(0, outside)
        }
        let room = CGSize(width: request.width, height: CGFloat.greatestFiniteMagnitude)
        let fitting = root.usesConstraints ? root.fittingSize(for: room) : root.sizeThatFits(room)
        return fitting.height.isFinite && fitting.height > 0 ? root.pixelGrid.ceil(fitting.height) : root.bounds.height
    }

    /// The scroll view that is the content: the root itself, or the one that fills it.
    private static func scrollView(in root: UIView) -> UIScrollView? {
        if let scroll = root as? UIScrollView { return scroll }
        if let scroll = root.owner?.contentScrollView(for: .top),
            root is ContainerView || scroll.frame.width >= root.bounds.width
        {
            return scroll
        }
        if root is ContainerView { return nil }
        return root.subviews.lazy.compactMap { $0 as? UIScrollView }.first { $0.frame.width >= root.bounds.width }
    }

    private static func list(_ window: UIWindow, root: UIView, _ request: Request, rounds: Int) -> WindowSnapshot {
        let size = window.bounds.size
        var listing = Listing(
            size: size, explainsSizes: request.explainsSizes, reportsLayout: request.reportsLayout)
        window.listSubviews(into: &listing)
        let contentSize = scrollView(in: root)?.contentSize ?? size
        var report = LayoutReport(
            size: size, scale: request.scale, contentSize: contentSize, nodes: listing.nodes)
        report.sizes = listing.sizes
        return WindowSnapshot(
            displayList: DisplayList(size: size, items: listing.items), report: report, layoutRounds: rounds)
    }
}

extension UIView {
    /// Lays out until nobody asks for more: a layout may make another necessary.
    ///
    /// - Returns: how often everything was laid out.
    @discardableResult package func settleLayout() -> Int {
        var rounds = 0
        repeat {
            layoutIfNeeded()
            rounds += 1
        } while asksForLayout && rounds < WindowSnapshot.maximumRounds
        return rounds
    }

    var asksForLayout: Bool { needsLayout || subviews.contains { !$0.isHidden && $0.asksForLayout } }
}
