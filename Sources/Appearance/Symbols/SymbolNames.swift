/// Which installed icon stands for a symbol that is not drawn here.
///
/// The tables give the icon of the plain name. A name with a `fill` part stands for the icon's filled form, where the
/// icons have one.
package enum SymbolNames {
    /// The icon of a symbol; `nil` when no table has the symbol.
    static func icon(_ name: String) -> String? {
        if let icon = table[name] { return icon }
        let parts = name.split(separator: ".")
        guard let place = parts.lastIndex(of: "fill"), place > 0 else { return nil }
        var plain = parts
        plain.remove(at: place)
        guard let icon = table[plain.joined(separator: ".")] else { return nil }
        return unfilled.contains(icon) || icon.hasSuffix("-fill") ? icon : icon + "-fill"
    }

    /// Filled forms whose icons are not named after the plain ones, and icons that are parts of others.
    private static let filled: [String: String] = [
        "_airplane": "airplane-fill", "_handPoint": "hand-index", "_quote": "quote", "key.horizontal": "key",
        "checkmark.shield.fill": "shield-fill-check", "exclamationmark.shield.fill": "shield-fill-exclamation",
        "xmark.shield.fill": "shield-fill-x", "person.fill.checkmark": "person-fill-check",
        "person.fill.xmark": "person-fill-x", "wallet.bifold.fill": "wallet-fill",
    ]

    private static let table: [String: String] = {
        var table: [String: String] = [:]
        for part in [filled, communication, people, objects, nature, travel, media, interface, arrows] {
            table.merge(part) { first, _ in first }
        }
        return table
    }()

    /// Whether the symbol is drawn by outlines of our own. Composed ones may have an installed icon inside.
    package static func isDrawn(_ name: String) -> Bool {
        DrawnSymbol.table[name] != nil || SymbolSketch.table[name] != nil || SymbolForm.table[name] != nil
    }

    /// Whether the symbol is put together from others as its name says.
    package static func isComposed(_ name: String) -> Bool { SymbolForm.table[name] != nil }

    /// Whether the icon of a symbol has a filled form of its own.
    static func hasFilledIcon(_ name: String) -> Bool {
        table[name].map { !unfilled.contains($0) && !$0.hasSuffix("-fill") } ?? false
    }

    /// Every known name, in order; the filled form of an icon is named by a last `fill`.
    package static let all: [String] = {
        var names = Set(DrawnSymbol.table.keys)
        names.formUnion(SymbolSketch.table.keys)
        names.formUnion(SymbolForm.table.keys)
        names.formUnion(table.keys)
        for name in table.keys where hasFilledIcon(name) && !name.contains("fill") { names.insert(name + ".fill") }
        return names.filter { !isPart($0) }.sorted()
    }()

    /// Parts that others are drawn from are no symbols.
    private static func isPart(_ name: String) -> Bool { name.hasPrefix("_") }

    package static func contains(_ name: String) -> Bool { !isPart(name) && (isDrawn(name) || icon(name) != nil) }

    /// Names that one may have meant, the likeliest first: what is spelt alike, then those that begin with the same words.
    static func nearest(to name: String) -> [String] {
        var nearest = Spelling.nearest(to: name, among: all).map { [$0] } ?? []
        let words = name.split(separator: ".")
        for count in stride(from: words.count, through: 1, by: -1) where nearest.count < 3 {
            let beginning = words.prefix(count).joined(separator: ".")
            let alike = all.filter { ($0 == beginning || $0.hasPrefix(beginning + ".")) && !nearest.contains($0) }
            nearest += alike.prefix(3 - nearest.count)
        }
        return nearest
    }
}
