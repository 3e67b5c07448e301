import DisplayLists
import UIKit

extension ViewPicture {
    /// A line a view, indented by depth.
    static func description(of view: UIView, _ config: ViewImageConfig) -> String {
        var text = ""
        _ = solve(view, config) { append(view, depth: 0, to: &text) }
        return text
    }

    static func description(of controller: UIViewController, _ config: ViewImageConfig) -> String {
        var text = ""
        _ = solve(controller, config) { append(controller.view, depth: 0, to: &text) }
        return text
    }

    private static func append(_ view: UIView, depth: Int, to text: inout String) {
        var parts = ["\(type(of: view))", "frame = (\(pair(view.frame.origin)); \(pair(view.frame.size)))"]
        if let label = view as? UILabel, let words = label.text { parts.append("text = '\(words)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = <\(type(of: view.layer))>")
        text += String(repeating: "   | ", count: depth) + "<\(parts.joined(separator: "; "))>\n"
        for subview in view.subviews { append(subview, depth: depth + 1, to: &text) }
    }

    private static func pair(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
    private static func pair(_ size: CGSize) -> String { "\(number(size.width)) \(number(size.height))" }

    /// With three decimals at most.
    private static func number(_ number: CGFloat) -> String { Double(number).shortText }

    /// A line a controller, indented by depth.
    static func hierarchy(of controller: UIViewController) -> String {
        var text = ""
        func append(_ controller: UIViewController, _ depth: Int) {
            let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
            text += String(repeating: "   | ", count: depth) + "<\(type(of: controller))>, view: \(view)\n"
            for child in controller.children { append(child, depth + 1) }
        }
        append(controller, 0)
        return text
    }
}
