/// Prints a value with its properties.
enum ValueDump {
    static func text(_ value: Any) -> String { lines(value, name: nil, depth: 0) }

    private static func lines(_ value: Any, name: String?, depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        var children = Array(mirror.children)
        let summary: String
        switch (value, mirror.displayStyle) {
        case (let value as any AnySnapshotStringConvertible, _):
            summary = value.snapshotDescription
            if !type(of: value).renderChildren { children = [] }
        case (_, .collection?): summary = count(children.count, "element")
        case (_, .dictionary?):
            summary = count(children.count, "key/value pair")
            children = sorted(children)
        case (_, .set?):
            summary = count(children.count, "member")
            children = sorted(children)
        case (_, .tuple?): summary = "(\(count(children.count, "element")))"
        case (_, .optional?): summary = typeName(mirror) + (children.isEmpty ? ".none" : "")
        case (_, .enum?):
            summary =
                children.isEmpty ? "\(typeName(mirror)).\(value)" : "\(typeName(mirror)).\(children[0].label ?? "")"
            // An enum's one child is what its case holds, in a tuple when it holds several.
            if let held = children.first, Mirror(reflecting: held.value).displayStyle == .tuple {
                children = Array(Mirror(reflecting: held.value).children)
            }
        case (_, .struct?), (_, .class?): summary = typeName(mirror)
        default: summary = "\(value)"
        }
        let indentation = String(repeating: "  ", count: depth)
        var text = "\(indentation)\(children.isEmpty ? "-" : "▿") \(name.map { "\($0): " } ?? "")"
        text += withoutAddresses(summary) + "\n"
        for child in children { text += lines(child.value, name: child.label, depth: depth + 1) }
        return text
    }

    private static func count(_ count: Int, _ what: String) -> String { "\(count) \(what)\(count == 1 ? "" : "s")" }

    private static func typeName(_ mirror: Mirror) -> String { String(describing: mirror.subjectType) }

    /// By how they print, since their order is another on every run.
    private static func sorted(_ children: [Mirror.Child]) -> [Mirror.Child] {
        children.map { (text: lines($0.value, name: nil, depth: 0), child: $0) }.sorted { $0.text < $1.text }
            .map(\.child)
    }

    /// Addresses are others on every run.
    private static func withoutAddresses(_ text: String) -> String {
        text.contains("0x") ? text.replacing(#/:? 0x[0-9a-f]+/#, with: "") : text
    }
}
