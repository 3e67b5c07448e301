import Foundation
import Observation

extension UIView {
    /// Runs code of an app's. When an observable that it has read is given another value, the view is told, once: before the value
    /// is there, so that it only asks for what is to be done later.
    func observing(_ changed: @escaping @MainActor (UIView) -> Void, _ body: () -> Void) {
        withObservationTracking(body) { [weak self] in
            guard MainQueue.isCurrent else {
                DispatchQueue.main.async { if let self { changed(self) } }
                return
            }
            MainActor.assumeIsolated { if let self { changed(self) } }
        }
    }
}

/// Tells whether code runs where views may be changed: off Apple's platforms the main queue may be served by any thread.
private enum MainQueue {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    static var isCurrent: Bool {
        mark
        return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
    }
}
