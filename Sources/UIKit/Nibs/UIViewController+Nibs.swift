import Foundation

extension UIViewController {
    /// Takes the view from the controller's storyboard or nib; `false` where it has none. A nib that gives no view is told about.
    func loadFromNib() -> Bool {
        if let storyboardScene, storyboardScene.loadView(of: self) { return true }
        guard let nib = ownNib() else { return false }
        do throws(NibError) {
            _ = try nib.load(withOwner: self)
            guard isViewLoaded else {
                throw NibError(
                    file: nib.fileName,
                    "the nib gives \(type(of: self)) no view — connect the outlet view of File's Owner")
            }
            return true
        } catch {
            error.tell()
            return isViewLoaded
        }
    }

    private func ownNib() -> UINib? {
        let caller = ResourceCaller(type(of: self))
        if let nibName { return UINib(name: nibName, bundle: nibBundle, caller: caller) }
        // The classes of this package have none, and looking for one takes time.
        guard !Self.modulesWithoutNibs.contains(caller.module) else { return nil }
        let name = "\(type(of: self))"
        let names = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return names.lazy.map { UINib(name: $0, bundle: self.nibBundle, caller: caller) }.first { $0.exists }
    }

    private static var modulesWithoutNibs: Set<String> { ["UIKit", "SwiftUI", "Scenes", "Galley"] }
}
