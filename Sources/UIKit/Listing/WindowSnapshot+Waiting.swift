import Foundation

extension WindowSnapshot {
    /// As `take(of:_:)`, a while later: the main thread is left to tasks and queues until nothing asks for another layout.
    ///
    /// - Parameter limit: The most that the picture waits.
    package static func take(
        of controller: UIViewController, _ request: Request, waitingAtMost limit: Duration
    ) async -> WindowSnapshot {
        let waiting = Waiting(makeWindow(request), request, limit)
        waiting.perform { window in
            controller.loadViewIfNeeded()
            window.rootViewController = controller
            controller.appear()
            window.settleLayout()
        }
        await waiting.waitUntilQuiet()
        waiting.perform { window in
            controller.didAppear()
            window.settleLayout()
            window.presentationsDidAppear()
        }
        await waiting.waitUntilQuiet()
        defer { waiting.perform { $0.rootViewController = nil } }
        return waiting.perform { window in
            window.presentationsDidAppear()
            return snapshot(window, root: controller.view, request)
        }
    }

    /// As `take(of:_:)`, a while later: the main thread is left to tasks and queues until nothing asks for another layout.
    ///
    /// - Parameter limit: The most that the picture waits.
    package static func take(
        of view: UIView, _ request: Request, waitingAtMost limit: Duration
    ) async -> WindowSnapshot {
        let waiting = Waiting(makeWindow(request), request, limit)
        waiting.perform { window in
            view.frame = window.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(view)
            window.settleLayout()
        }
        await waiting.waitUntilQuiet()
        defer { waiting.perform { _ in view.removeFromSuperview() } }
        return waiting.perform { snapshot($0, root: view, request) }
    }

    /// A window that others run beside. Between its turns the screen may be another picture's; what it has begun sees its own.
    @MainActor
    private final class Waiting {
        private let window: UIWindow
        private let screen: UIScreen.Showing
        private let end: ContinuousClock.Instant

        /// - Parameter window: Made just before: the screen is the one that it was made for.
        init(_ window: UIWindow, _ request: Request, _ limit: Duration) {
            self.window = window
            screen = UIScreen.Showing(
                size: window.bounds.size, scale: request.scale, traits: window.traitCollection)
            end = .now + limit
            UIScreen.main.endShowing()
        }

        @discardableResult func perform<Result>(_ turn: (UIWindow) -> Result) -> Result {
            UIScreen.main.show(screen)
            defer { UIScreen.main.endShowing() }
            return UIScreen.$waiting.withValue(screen) { window.traitCollection.asCurrent { turn(window) } }
        }

        /// Lets happen what is put off, until nothing has asked for another layout for a while and nothing is unfinished.
        func waitUntilQuiet() async {
            var quietPasses = 0
            while quietPasses < WindowSnapshot.quietPasses || UnfinishedWork.count > 0, .now < end, !Task.isCancelled {
                try? await Task.sleep(for: WindowSnapshot.pass)
                quietPasses += 1
                guard window.asksForLayout else { continue }
                perform { $0.settleLayout() }
                quietPasses = 0
            }
        }
    }

    /// So many passes without anything to lay out are a quiet while.
    static let quietPasses = 4
    /// What a pass lasts at least.
    static let pass = Duration.milliseconds(5)
}
