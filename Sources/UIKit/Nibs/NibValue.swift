import Foundation
import InterfaceFiles

/// The value of an attribute or of a nested element, read as a type. What cannot be read is a fault and gives `nil`.
@MainActor
struct NibValue {
    let name: String
    /// An attribute's text; a nested element's value.
    let text: String
    /// The element that has the attribute, or the nested one.
    let element: InterfaceElement
    /// The element of the object that the value is for.
    let owner: InterfaceElement
    let builder: NibBuilder

    /// `nil` where the element does not have the attribute.
    init?(attribute: String, of element: InterfaceElement, builder: NibBuilder) {
        guard let text = element[attribute] else { return nil }
        self.init(name: attribute, text: text, element: element, builder: builder)
    }

    /// What a nested element says.
    ///
    /// - Parameter owner: describes the object that the value is for; `nil` is the element itself.
    init(_ element: InterfaceElement, of owner: InterfaceElement? = nil, builder: NibBuilder) {
        var text = element["value"] ?? element.text
        // How Interface Builder writes characters that XML has no way to write.
        if element["base64-UTF8"] == "YES", let bytes = Data(base64Encoded: text, options: .ignoreUnknownCharacters) {
            text = String(decoding: bytes, as: UTF8.self)
        }
        self.init(name: element.key ?? element.name, text: text, element: element, of: owner, builder: builder)
    }

    init(
        name: String, text: String, element: InterfaceElement, of owner: InterfaceElement? = nil, builder: NibBuilder
    ) {
        self.owner = owner ?? element
        self.name = name
        self.text = text
        self.element = element
        self.builder = builder
    }

    private func refuse(_ expected: String) {
        let shown = text.count > 40 ? "\(text.prefix(40))…" : text
        builder.fault("\(name) is \"\(shown)\" — give \(expected)", at: element)
    }

    // MARK: Plain values

    var bool: Bool? {
        switch text {
        case "YES", "true", "1": return true
        case "NO", "false", "0": return false
        default:
            refuse("YES or NO")
            return nil
        }
    }

    var integer: Int? {
        guard let number = Int(text) else {
            refuse("a whole number")
            return nil
        }
        return number
    }

    /// Beyond any screen; keeps sums of lengths exact.
    private static let largest = 1e6

    var number: CGFloat? {
        guard let number = Double(text), number.isFinite, abs(number) <= Self.largest else {
            refuse("a number between -1000000 and 1000000")
            return nil
        }
        return CGFloat(number)
    }

    /// A number, or two divided: `16:9`.
    var ratio: CGFloat? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        let ratio = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
        guard ratio.isFinite, abs(ratio) <= Self.largest, ratio != 0 else {
            refuse("a number other than 0 or a ratio such as 16:9")
            return nil
        }
        return CGFloat(ratio)
    }

    var priority: UILayoutPriority? {
        guard let number = Float(text), (0...1000).contains(number) else {
            refuse("a priority between 0 and 1000")
            return nil
        }
        return UILayoutPriority(number)
    }

    func choice<Choice>(_ choices: [String: Choice]) -> Choice? {
        if let choice = choices[text] { return choice }
        refuse("one of \(choices.keys.sorted().joined(separator: ", "))")
        return nil
    }

    // MARK: Nested values

    private func part(_ attribute: String, default fallback: CGFloat = 0) -> CGFloat? {
        NibValue(attribute: attribute, of: element, builder: builder).map { $0.number } ?? fallback
    }

    var point: CGPoint? {
        guard let x = part("x"), let y = part("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    var size: CGSize? {
        guard let width = part("width"), let height = part("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    var rect: CGRect? {
        guard let origin = point, let size else { return nil }
        guard size.width >= 0, size.height >= 0 else {
            builder.fault("\(name) has a negative size — give one of 0 or more", at: element)
            return nil
        }
        return CGRect(origin: origin, size: size)
    }

    /// `left` and `minX` are two spellings.
    var insets: UIEdgeInsets? {
        func side(_ one: String, _ other: String) -> CGFloat? { part(element[one] == nil ? other : one) }
        guard let top = side("top", "minY"), let left = side("left", "minX"), let bottom = side("bottom", "maxY"),
            let right = side("right", "maxX")
        else { return nil }
        return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    var directionalInsets: NSDirectionalEdgeInsets? {
        guard let top = part("top"), let leading = part("leading"), let bottom = part("bottom"),
            let trailing = part("trailing")
        else { return nil }
        return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    var autoresizingMask: UIView.AutoresizingMask {
        let parts: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { mask, part in
            if element[part.0] == "YES" { mask.insert(part.1) }
        }
    }
}
