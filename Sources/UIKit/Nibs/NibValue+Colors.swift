import Foundation
import InterfaceFiles

extension NibValue {
    /// A colour by its components, or by its name in UIKit or an asset catalogue. Where the catalogue is missing, the components count
    /// that the file has besides.
    var color: UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return systemColor(name) }
        if let name = element["name"] {
            if let color = try? builder.source.assets.color(name) { return color }
            guard let saved = builder.document.colors[name] else {
                builder.fault("there is no colour \"\(name)\" among the file's resources — choose it anew", at: element)
                return nil
            }
            return NibValue(saved, builder: builder).components
        }
        return components
    }

    private func systemColor(_ name: String) -> UIColor? {
        let plain = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
        if let renamed = Self.renamed[plain] { return renamed }
        // The tint's property keeps the word.
        if let color = UIColor.system(named: plain) ?? UIColor.system(named: name) { return color }
        if let saved = builder.document.colors[name] { return NibValue(saved, builder: builder).components }
        builder.fault("there is no system colour \"\(name)\" — choose another one", at: element)
        return nil
    }

    /// Colours that Interface Builder writes by the names they had before the dark style.
    private static let renamed: [String: UIColor] = ["groupTableViewBackground": .systemGroupedBackground]

    private var components: UIColor? {
        func part(_ name: String) -> CGFloat? {
            NibValue(attribute: name, of: element, builder: builder).flatMap { $0.number }
        }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        if let hue = part("hue"), let saturation = part("saturation"), let brightness = part("brightness") {
            return UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
            builder.fault("the colour has no components that are known — choose it anew as RGB or grey", at: element)
            return nil
        }
        return element["customColorSpace"] == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // MARK: Fonts

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    /// A text style, the system's face at a size, or a face by its name.
    var font: UIFont? {
        if let style = element["style"] { return textStyle(style).map { UIFont.preferredFont(forTextStyle: $0) } }
        guard let size = NibValue(attribute: "pointSize", of: element, builder: builder).map({ $0.number }) ?? 17
        else { return nil }
        if let name = element["name"] { return UIFont(name: name, size: size) }
        switch element["type"] ?? "system" {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system":
            let weight = NibValue(attribute: "weight", of: element, builder: builder).map { $0.choice(Self.weights) }
            return (weight ?? .regular).map { .systemFont(ofSize: size, weight: $0) }
        default:
            builder.fault("there is no font type \"\(element["type"] ?? "")\" — choose the font anew", at: element)
            return nil
        }
    }

    private func textStyle(_ name: String) -> UIFont.TextStyle? {
        let style = UIFont.TextStyle(rawValue: name)
        if UIFont.TextStyle(style.style) == style { return style }
        builder.fault("there is no text style \"\(name)\" — choose the font anew", at: element)
        return nil
    }
}
