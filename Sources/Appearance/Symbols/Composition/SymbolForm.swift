import Foundation

/// How a symbol is put together from others, as its name says: in a ring or a square, struck through, with a badge.
enum SymbolForm: Hashable, Sendable {
    /// `figure` inside of `field`, which is a symbol's name; cut out of it where the field is filled.
    case enclosed(figure: String, field: String, isFilled: Bool)
    /// Struck through from the upper left.
    case slashed(String)
    /// `badge` at the lower right; none is a dot at the upper right.
    case badged(String, badge: String?)

    /// Where a field has room for a figure, on the grid of sketches: about which place, and how wide and high.
    struct Room: Hashable, Sendable {
        var x = 50.0
        var y = 50.0
        var width = 56.0
        var height = 56.0
        /// Half the longest diagonal that fits.
        var reach = 36.0
    }

    /// The fields that names end with. What the facts do not give is a guess.
    static let fields: [String: Room] = [
        "circle": Room(), "circle.dotted": Room(), "square": Room(width: 56, height: 56, reach: 40),
        "app": Room(width: 58, height: 58, reach: 42), "rectangle": Room(width: 72, height: 48, reach: 42),
        "diamond": Room(width: 46, height: 46, reach: 29), "shield": Room(y: 48, width: 46, height: 48, reach: 30),
        "seal": Room(width: 50, height: 50, reach: 34), "octagon": Room(width: 50, height: 50, reach: 34),
        "bubble": Room(y: 42, width: 60, height: 46, reach: 36),
        "message": Room(y: 46, width: 58, height: 44, reach: 32),
        "icloud": Room(y: 56, width: 48, height: 40, reach: 28),
        "folder": Room(y: 58, width: 50, height: 40, reach: 28),
        "goforward": Room(y: 53, width: 44, height: 38, reach: 30),
        "gobackward": Room(y: 53, width: 44, height: 38, reach: 30),
        "arrow.triangle.2.circlepath": Room(width: 30, height: 42, reach: 26),
        "square.on.square": Room(x: 38, y: 62, width: 40, height: 40, reach: 27),
        "viewfinder": Room(width: 60, height: 60, reach: 42),
    ]

    /// What the field of a form is drawn from.
    static func fieldSymbol(_ field: String) -> String { field == "bubble" ? "bubble.left" : field }
}

extension SymbolForm {
    /// Badges that are cut out of a disc; others stand by themselves.
    static let badgesOnDiscs: Set<String> = [
        "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis", "play",
    ]

    /// What badges are drawn from that are not called as symbols are.
    static let badgeSymbols: [String: String] = [
        "person.crop": "person.crop.circle", "shield.checkmark": "checkmark.shield",
        "shield.half.filled": "shield.lefthalf.filled",
    ]

    /// Figures that stay outlines inside of fields, though they have a filled form.
    private static let openInside: Set<String> = ["trash", "map", "photo", "bicycle", "tshirt"]

    static func isOpenInside(_ name: String) -> Bool { openInside.contains(name) || !hasFill(name) }

    /// Signs made of a few strokes leave more room around them than figures do.
    static func share(of name: String) -> Double {
        let sign = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        if slightSigns.contains(sign) || sign.hasPrefix("chevron.") { return 0.78 }
        return sign.count == 1 || Int(sign) != nil ? 0.86 : 1
    }

    private static let slightSigns: Set<String> = [
        "checkmark", "plus", "minus", "xmark", "multiply", "equal", "divide", "plusminus", "exclamationmark",
        "questionmark", "info", "play", "pause", "stop", "arrowtriangle.up", "arrowtriangle.down", "arrowtriangle.left",
        "arrowtriangle.right",
    ]
}
