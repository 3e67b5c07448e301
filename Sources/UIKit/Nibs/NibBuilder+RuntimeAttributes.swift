import Foundation
import InterfaceFiles

extension NibBuilder {
    /// Sets what the inspector's table of key paths says.
    func applyRuntimeAttributes() {
        for (object, list) in runtimeAttributes {
            for element in list.children where element.name == "userDefinedRuntimeAttribute" {
                set(element, of: object)
            }
        }
    }

    private func set(_ element: InterfaceElement, of object: AnyObject) {
        let path = element["keyPath"] ?? ""
        let nested = element.value("value")
        guard nested?.name != "nil", element["type"] != "nil" else { return }
        let value = NibValue(
            name: path, text: element["value"] ?? nested?["value"] ?? nested?.text ?? "", element: nested ?? element,
            builder: self)
        if let view = object as? UIView {
            if let known = NibRuntimeAttributes.view[path] { return known(view, value) }
            if path.hasPrefix("layer."), let known = NibRuntimeAttributes.layer[String(path.dropFirst(6))] {
                return known(view.layer, value)
            }
        }
        guard let content = content(of: value, type: element["type"] ?? "", element) else { return }
        if case .outlet(let outlet) = NibOutlets.find(path, in: object), outlet.connect(content) { return }
        if let responder = object as? UIResponder, responder.take(content, forKey: path) { return }
        warn(
            "unsupported: the runtime attribute \(path) of \(type(of: object)) has no effect — override "
                + "setValue(_:forKey:) there, or set it in awakeFromNib", at: element)
    }

    private func content(of value: NibValue, type: String, _ element: InterfaceElement) -> Any? {
        switch type {
        case "boolean": return value.bool
        case "number": return value.element.name == "integer" ? value.integer : value.number
        case "string", "localizedString": return value.text
        case "color": return value.color
        case "point": return value.point
        case "size": return value.size
        case "rect": return value.rect
        case "image": return value.image
        default:
            warn("unsupported: a runtime attribute of type \"\(type)\" has no effect", at: element)
            return nil
        }
    }
}

/// Runtime attributes that UIKit's own classes have.
@MainActor
enum NibRuntimeAttributes {
    static let view = setters([
        .flag("clipsToBounds", \UIView.clipsToBounds), .flag("hidden", \.isHidden), .flag("isHidden", \.isHidden),
        .number("alpha", \.alpha), .integer("tag", \.tag), .color("backgroundColor", \.backgroundColor),
        .color("tintColor", \.tintColor),
        NibProperty("isLayoutMarginsRelativeArrangement") { view, value in setRelative(view, value) },
        NibProperty("layoutMarginsRelativeArrangement") { view, value in setRelative(view, value) },
    ])

    private static func setRelative(_ view: UIView, _ value: NibValue) {
        if let flag = value.bool { (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = flag }
    }

    static let layer = setters([
        .number("cornerRadius", \CALayer.cornerRadius), .number("borderWidth", \.borderWidth),
        .flag("masksToBounds", \.masksToBounds), .number("shadowOpacity", \.shadowOpacity),
        .number("shadowRadius", \.shadowRadius), .size("shadowOffset", \.shadowOffset),
        .number("opacity", \.opacity),
    ])

    private static func setters<Object>(
        _ properties: [NibProperty<Object>]
    ) -> [String: @MainActor (Object, NibValue) -> Void] {
        Dictionary(properties.map { ($0.name, $0.set) }) { first, _ in first }
    }
}
