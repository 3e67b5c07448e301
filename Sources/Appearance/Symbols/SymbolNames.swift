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

    /// Filled forms whose icons are not named after the plain ones.
    private static let filled: [String: String] = [
        "checkmark.shield.fill": "shield-fill-check", "exclamationmark.shield.fill": "shield-fill-exclamation",
        "xmark.shield.fill": "shield-fill-x", "cloud.sun.rain.fill": "cloud-rain-fill",
        "person.fill.badge.plus": "person-fill-add", "person.fill.checkmark": "person-fill-check",
        "person.fill.xmark": "person-fill-x", "wallet.bifold.fill": "wallet-fill",
    ]

    private static let table: [String: String] = {
        var table: [String: String] = [:]
        for part in [filled, communication, people, objects, nature, travel, media, interface, arrows] {
            table.merge(part) { first, _ in first }
        }
        return table
    }()

    /// Whether the symbol is drawn by outlines of our own, without an installed icon.
    package static func isDrawn(_ name: String) -> Bool { DrawnSymbol.table[name] != nil }

    /// Every known name without the filled forms, in order.
    package static let plain: [String] = (Array(DrawnSymbol.table.keys) + Array(table.keys)).sorted()

    /// Every known name, in order; the filled form of an icon is named by a last `fill`.
    package static let all: [String] = {
        var names = Set(plain)
        for (name, icon) in table where !unfilled.contains(icon) && !name.contains("fill") {
            names.insert(name + ".fill")
        }
        return names.sorted()
    }()

    package static func contains(_ name: String) -> Bool { DrawnSymbol.table[name] != nil || icon(name) != nil }
}
