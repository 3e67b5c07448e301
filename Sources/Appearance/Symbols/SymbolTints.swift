/// The colours that symbols have by themselves. Widely known, none of them measured: low confidence.
package enum SymbolTints {
    /// Of symbols of one colour, by their names without `fill`.
    private static let whole: [String: SystemColor] = [
        "bolt": .systemYellow, "bookmark": .systemRed, "drop": .systemCyan, "exclamationmark.octagon": .systemRed,
        "exclamationmark.triangle": .systemYellow, "flag": .systemOrange, "flame": .systemOrange, "gift": .systemRed,
        "heart": .systemRed, "leaf": .systemGreen, "moon": .systemIndigo, "phone": .systemGreen,
        "phone.down": .systemRed, "star": .systemYellow, "sun.max": .systemYellow, "sun.min": .systemYellow,
        "trash": .systemRed, "video": .systemGreen, "xmark.octagon": .systemRed,
    ]

    /// Of badges, by what they show; any other is without colour. A badge that shows nothing is red.
    private static let badges: [String: SystemColor] = [
        "": .systemRed, "plus": .systemGreen, "minus": .systemRed, "xmark": .systemRed, "checkmark": .systemGreen,
    ]

    /// `nil` is a symbol without colours of its own.
    package static func whole(_ name: String) -> SystemColor? {
        whole[name.hasSuffix(".fill") ? String(name.dropLast(5)) : name]
    }

    /// `nil` is a symbol without a badge, or with one without colours of its own.
    package static func badge(_ name: String) -> SystemColor? {
        guard let mark = name.firstRange(of: ".badge") else { return nil }
        let kind = name[mark.upperBound...].split(separator: ".").filter { $0 != "fill" }
        return badges[kind.joined(separator: ".")]
    }
}
