import Foundation

extension LayoutReport {
    /// Reads the text form back. Numbers have the three decimals that it prints. `nil` for any other text.
    package init?(text: String) {
        let lines = text.split(separator: "\n")
        guard let head = lines.first, var report = Self.head(head) else { return nil }
        // What stands above a line, by depth.
        var names: [Substring] = []
        // Nodes of the root come first: a screen's view, and the list that fills it.
        var isAtRoot = true
        for line in lines.dropFirst() {
            let (depth, rest) = Self.depth(line)
            guard depth <= names.count else { return nil }
            names.removeSubrange(depth...)
            guard let parsed = LayoutNode.parse(rest, above: names, mayBeRoot: isAtRoot && depth == 0) else {
                isAtRoot = false
                names.append(rest)
                continue
            }
            report.nodes.append(parsed.node)
            isAtRoot = isAtRoot && parsed.node.path.isEmpty
            if !parsed.node.path.isEmpty { names.append(parsed.name) }
        }
        self = report
    }

    private static func head(_ line: Substring) -> LayoutReport? {
        guard let match = line.wholeMatch(of: #/picture (\S+) at (\S+)×, content (\S+)/#),
            let size = CGSize(text: match.1), let scale = Double(match.2), let content = CGSize(text: match.3)
        else { return nil }
        return LayoutReport(size: size, scale: scale, contentSize: content)
    }

    /// Each level is drawn with three characters.
    private static func depth(_ line: Substring) -> (Int, Substring) {
        var rest = line
        var depth = 0
        while ["├─ ", "└─ ", "│  ", "   "].contains(rest.prefix(3)) {
            rest = rest.dropFirst(3)
            depth += 1
        }
        return (depth, rest)
    }
}

extension LayoutNode {
    /// `nil` for a line that is only a name.
    fileprivate static func parse(_ line: Substring, above names: [Substring], mayBeRoot: Bool)
        -> (node: LayoutNode, name: Substring)?
    {
        guard let place = line.firstMatch(of: #/ \((\S+), (\S+)\) (\d\S*)/#),
            let x = Double(place.1), let y = Double(place.2), let size = CGSize(text: place.3)
        else { return nil }
        let head = line[..<place.range.lowerBound]
        let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
        var node: LayoutNode
        var name = head
        if let match = head.wholeMatch(of: #/(.+?) \[(\S+)\](?: (.+))?/#) {
            name = match.1
            node = LayoutNode(path: "", role: String(match.2), frame: frame, type: match.3.map { String($0) })
        } else if mayBeRoot, let match = head.wholeMatch(of: #/(list|view)(?: (.+))?/#) {
            // The root has no name of its own.
            node = LayoutNode(path: "", role: String(match.1), frame: frame, type: match.2.map { String($0) })
            name = ""
        } else {
            node = LayoutNode(path: "", role: String(head), frame: frame)
        }
        if !name.isEmpty { node.path = (names + [name]).joined(separator: "/") }
        node.readDetails(line[place.range.upperBound...])
        return (node, name)
    }

    private mutating func readDetails(_ details: Substring) {
        var rest = details
        if let match = rest.prefixMatch(of: #/ clip \((\S+), (\S+)\) (\S+)/#),
            let x = Double(match.1), let y = Double(match.2), let size = CGSize(text: match.3)
        {
            clip = CGRect(origin: CGPoint(x: x, y: y), size: size)
            rest = rest[match.range.upperBound...]
        }
        if rest.hasPrefix(" image "), let (name, after) = String.unquoting(rest.dropFirst(7)) {
            image = name
            rest = after
        }
        if let (words, after) = String.unquoting(rest.dropFirst()),
            let match = after.wholeMatch(of: #/ (.*?)(?: (#[0-9A-F]{8}))? (\d+) lines?( truncated)?/#)
        {
            text = TextDetails(
                text: words, font: String(match.1), lines: Int(match.3) ?? 1, isTruncated: match.4 != nil)
            color = match.2.flatMap { ResolvedColor(hexadecimal: $0) }
        } else {
            color = ResolvedColor(hexadecimal: rest.dropFirst())
        }
    }
}

extension CGSize {
    fileprivate init?(text: Substring) {
        let sides = text.split(separator: "×")
        guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]) else { return nil }
        self.init(width: width, height: height)
    }
}

extension ResolvedColor {
    /// Reads `#RRGGBBAA`; `nil` for anything else.
    fileprivate init?(hexadecimal text: Substring) {
        guard text.hasPrefix("#"), text.count == 9, let word = UInt32(text.dropFirst(), radix: 16) else { return nil }
        func component(_ shift: UInt32) -> Double { Double(word >> shift & 0xFF) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }
}

extension String {
    /// The text in the quotation marks at the start, as `quoted` writes it, and what follows; `nil` without any.
    fileprivate static func unquoting(_ text: Substring) -> (String, Substring)? {
        guard text.first == "\"" else { return nil }
        var result = String.UnicodeScalarView()
        var scalars = text.dropFirst().unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"": return (String(result), Substring(scalars))
            case "\\":
                switch scalars.popFirst() {
                case "n": result.append("\n")
                case "r": result.append("\r")
                case "t": result.append("\t")
                case "u":
                    guard let value = UInt32(Substring(scalars.prefix(4)), radix: 16),
                        let character = Unicode.Scalar(value)
                    else { return nil }
                    result.append(character)
                    scalars = scalars.dropFirst(4)
                case let other?: result.append(other)
                case nil: return nil
                }
            default: result.append(scalar)
            }
        }
        return nil
    }
}
