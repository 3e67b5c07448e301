/// Reads one colour of a colour set.
enum AssetColorReader {
    static func color(_ node: JSON5Node) throws(SourceFault) -> AssetColor {
        guard case .object(let body) = node.value else {
            throw SourceFault(at: node.start, "\"color\" is \(node.value.kind)", "give an object")
        }
        if let reference = body["reference"] {
            guard case .string(let name) = reference.value, !name.isEmpty else {
                throw SourceFault(
                    at: reference.start, "\"reference\" is \(reference.value.kind)",
                    "give the name of a system colour, such as systemBlueColor")
            }
            return .system(name)
        }
        guard let parts = body["components"], case .object(let components) = parts.value else {
            throw SourceFault(
                at: node.start, "the colour has neither \"components\" nor \"reference\"", "give it one of them")
        }
        func component(_ name: String) throws(SourceFault) -> Double {
            try Self.component(name, components, at: parts.start)
        }
        let alpha = components["alpha"] == nil ? 1 : min(max(try component("alpha"), 0), 1)
        let space = try space(body["color-space"])
        guard let space else {
            let white = try component("white")
            return .components(.sRGB, red: white, green: white, blue: white, alpha: alpha)
        }
        return .components(
            space, red: try component("red"), green: try component("green"), blue: try component("blue"), alpha: alpha)
    }

    /// `nil` for greys.
    private static func space(_ node: JSON5Node?) throws(SourceFault) -> AssetColor.Space? {
        guard let node else { return .sRGB }
        switch node.value {
        case .string("srgb"), .string("extended-srgb"): return .sRGB
        case .string("display-p3"): return .displayP3
        case .string("extended-linear-srgb"): return .linearSRGB
        case .string("gray-gamma-22"), .string("extended-gray"): return nil
        case .string(let name):
            throw SourceFault(
                at: node.start, "the colour space \(quoted(name)) is not read",
                "use srgb, extended-srgb, extended-linear-srgb, display-p3, gray-gamma-22 or extended-gray")
        default:
            throw SourceFault(at: node.start, "\"color-space\" is \(node.value.kind)", "give a string")
        }
    }

    /// `0.5`, `"0.5"`, `"0x80"` and `"128"`: a text with a point is a share, one without is of 255.
    private static func component(
        _ name: String, _ parts: JSON5Object, at place: SourcePlace
    ) throws(SourceFault) -> Double {
        guard let node = parts[name] else {
            throw SourceFault(at: place, "the colour lacks \"\(name)\"", "give it a number")
        }
        let value: Double? =
            switch node.value {
            case .number(let number): number
            case .string(let text): share(text, isAlpha: name == "alpha")
            default: nil
            }
        // Extended spaces reach a little beyond.
        guard let value, (-16...16).contains(value) else {
            throw SourceFault(at: node.start, "\"\(name)\" is no component", "give \"0.5\", \"0x80\" or \"128\"")
        }
        return value
    }

    private static func share(_ text: String, isAlpha: Bool) -> Double? {
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return text.count <= 4 ? UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } : nil
        }
        if let whole = Int(text) {
            // Nobody means a 255th of opacity.
            if isAlpha, whole == 1 { return 1 }
            return (0...255).contains(whole) ? Double(whole) / 255 : nil
        }
        return Double(text)
    }
}
