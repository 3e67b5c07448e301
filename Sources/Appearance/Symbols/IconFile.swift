import DisplayLists
import Foundation

/// An SVG file of an icon, as far as it can be used without a renderer: its size, and its outlines when it is made of
/// filled paths only.
struct IconFile: Sendable {
    /// The document's own box, in its own units.
    let viewBox: CGRect
    /// One outline for each path; empty when the document holds anything else.
    let paths: [Path]
    let source: [UInt8]

    /// `nil` when the bytes are no SVG document.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var viewBox: CGRect?
        var paths: [Path] = []
        var isPlain = true
        for tag in Self.tags(text) {
            switch tag.name {
            case "svg": viewBox = viewBox ?? Self.box(tag)
            case "path":
                guard let data = tag["d"], let path = PathDataReader.path(data), tag["transform"] == nil,
                    tag["stroke"] == nil, tag["style"] == nil, tag["fill"] == nil
                else {
                    isPlain = false
                    continue
                }
                paths.append(tag["fill-rule"] == "evenodd" ? path.windingForEvenOdd : path)
            case "circle":
                guard let x = tag.number("cx"), let y = tag.number("cy"), let radius = tag.number("r") else {
                    isPlain = false
                    continue
                }
                paths.append(SymbolContour.disc(CGPoint(x: x, y: y), radius: radius))
            default: isPlain = false
            }
        }
        guard let viewBox else { return nil }
        self.viewBox = viewBox
        self.paths = isPlain ? paths : []
        self.source = bytes
    }

    private static func box(_ tag: Tag) -> CGRect? {
        if let text = tag["viewBox"] {
            let numbers = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
            if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
                return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
        }
        guard let width = tag.number("width"), let height = tag.number("height"), width > 0, height > 0 else {
            return nil
        }
        return CGRect(x: 0, y: 0, width: width, height: height)
    }

    // MARK: Tags

    private struct Tag {
        let name: Substring
        private let attributes: [Substring: Substring]

        init(_ text: Substring) {
            name = text.prefix { !$0.isWhitespace && $0 != "/" }
            var attributes: [Substring: Substring] = [:]
            var rest = text.dropFirst(name.count)
            while let equals = rest.firstIndex(of: "=") {
                let key = rest[..<equals].drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
                let value = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
                guard let quote = value.first, quote == "\"" || quote == "'" else { break }
                let body = value.dropFirst().prefix { $0 != quote }
                attributes[key] = body
                rest = rest[body.endIndex...].dropFirst()
            }
            self.attributes = attributes
        }

        subscript(_ name: Substring) -> Substring? { attributes[name] }

        /// A length without a unit or in pixels.
        func number(_ name: Substring) -> Double? {
            attributes[name].flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
        }
    }

    /// Opening tags in their order; comments and declarations are left out.
    private static func tags(_ text: String) -> [Tag] {
        var tags: [Tag] = []
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: open)...]
            if rest.hasPrefix("!--") {
                guard let end = rest.range(of: "-->") else { break }
                rest = rest[end.upperBound...]
                continue
            }
            guard let close = rest.firstIndex(of: ">") else { break }
            if let first = rest.first, first.isLetter { tags.append(Tag(rest[..<close])) }
            rest = rest[close...]
        }
        return tags
    }
}
