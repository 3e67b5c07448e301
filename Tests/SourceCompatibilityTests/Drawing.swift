import DisplayLists
import UIKit

/// A view drawn on a phone of 390 points, as the list of what stands where.
@MainActor
func drawn(_ view: UIView) -> LayoutReport {
    WindowSnapshot.take(of: view, WindowSnapshot.Request(width: 390, height: 844, scale: 3, traits: .standard)).report
}

/// A controller's view drawn in the same way.
@MainActor
func drawn(_ controller: UIViewController) -> LayoutReport {
    let request = WindowSnapshot.Request(width: 390, height: 844, scale: 3, traits: .standard)
    return WindowSnapshot.take(of: controller, request).report
}

extension LayoutReport {
    func node(_ path: String) -> LayoutNode? { nodes.first { $0.path == path } }

    func texts(_ name: String) -> [String] {
        nodes.filter { $0.path.hasSuffix("/" + name) }.compactMap { $0.text?.text }
    }
}
