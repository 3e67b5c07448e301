import Appearance
import DisplayLists
import SwiftUI
import UIKit

extension Hosted {
    /// A screen of 390 points as the pictures of real lists have it, with text of the category medium.
    static func screen(
        _ generation: Generation = .iOS26, category: UIContentSizeCategory = .medium,
        change: (inout any UIMutableTraits) -> Void = { _ in }, @ViewBuilder _ content: () -> some View
    ) -> LayoutReport {
        screen(UIHostingController(rootView: content()), generation, category: category, change: change)
    }

    static func screen(
        _ controller: UIViewController, _ generation: Generation = .iOS26, category: UIContentSizeCategory = .medium,
        change: (inout any UIMutableTraits) -> Void = { _ in }
    ) -> LayoutReport {
        var traits = traits {
            $0.preferredContentSizeCategory = category
            change(&$0)
        }
        if generation == .iOS18 { traits = traits.merging(UITraitCollection(generation: .iOS18)) }
        let request = WindowSnapshot.Request(
            width: 390, height: 844, scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), traits: traits)
        return WindowSnapshot.take(of: controller, request).report
    }
}

extension LayoutReport {
    /// Where everything of a role is.
    func frames(_ role: String) -> [String] { nodes.filter { $0.role == role }.map(\.frame.text) }

    /// The colour of what has a path.
    func color(_ suffix: String) -> String {
        nodes.first { $0.path.hasSuffix(suffix) }?.color?.hexadecimal ?? "none"
    }

    /// The colour of the text that begins so.
    func textColor(_ start: String) -> String {
        nodes.first { $0.text?.text.hasPrefix(start) == true }?.color?.hexadecimal ?? "none"
    }

    var texts: [String] { nodes.compactMap { $0.text?.text } }
}
