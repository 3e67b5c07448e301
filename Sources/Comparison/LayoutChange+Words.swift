import DisplayLists
import Foundation

extension LayoutChange.Kind {
    func words(at path: String) -> String {
        switch self {
        case .appeared(let what): "appeared\(Self.named(what))"
        case .vanished(let what): "vanished\(Self.named(what))"
        case .cameIntoView: "came into view"
        case .wentOutOfView: "went out of view"
        case .reordered(let from, let what): "was \(Self.relative(from, to: path))\(Self.named(what))"
        case .moved(let x, let y): "moved " + Self.list([Self.way(x, "right", "left"), Self.way(y, "down", "up")])
        case .resized(let from, let to):
            "became "
                + Self.list([
                    Self.growth(from.width, to.width, "wider", "narrower"),
                    Self.growth(from.height, to.height, "taller", "shorter"),
                ])
        case .text(let from, let to): "\(from.quoted) became \(to.quoted)"
        case .image(let from, let to): "icon \(from?.quoted ?? "none") became \(to?.quoted ?? "none")"
        case .color(let from, let to): "colour \(Self.colour(from)) became \(Self.colour(to))"
        case .font(let from, let to): "font \(from) became \(to)"
        case .lines(let from, let to): "\(from) line\(from == 1 ? "" : "s") became \(to)"
        case .truncated(let isTruncated): isTruncated ? "became truncated" : "is no longer truncated"
        case .clipped(nil, _): "is partly cut off now"
        case .clipped(_, nil): "is no longer cut off"
        case .clipped: "is cut off elsewhere"
        case .type(let from, let to): "\(from ?? "no class") became \(to ?? "no class")"
        case .scale(let from, let to): "scale \(from.shortText) became \(to.shortText)"
        case .contentSize(let from, let to): "content \(from.text) pt became \(to.text) pt"
        case .mirrored: "is mirrored"
        }
    }

    private static func named(_ what: String) -> String { what.isEmpty ? "" : " (\(what))" }

    /// The path's last name is enough among siblings.
    private static func relative(_ path: String, to other: String) -> String {
        let (names, others) = (path.split(separator: "/"), other.split(separator: "/"))
        return names.dropLast() == others.dropLast()
            ? String(names.last ?? "") : names.joined(separator: " / ")
    }

    /// `#RRGGBB` where nothing shines through.
    private static func colour(_ hexadecimal: String?) -> String {
        guard let hexadecimal else { return "none" }
        return hexadecimal.count == 9 && hexadecimal.hasSuffix("FF") ? String(hexadecimal.dropLast(2)) : hexadecimal
    }

    private static func list(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: " and ") }

    private static func way(_ distance: Double, _ forward: String, _ back: String) -> String? {
        guard distance != 0 else { return nil }
        return "\(distance.magnitude.shortText) pt \(distance > 0 ? forward : back)"
    }

    private static func growth(_ from: Double, _ to: Double, _ more: String, _ less: String) -> String? {
        guard abs(to - from) > LayoutDifference.slack else { return nil }
        return "\(hundredths((to - from).magnitude)) pt \(to > from ? more : less) "
            + "(\(hundredths(from)) → \(hundredths(to)))"
    }

    private static func hundredths(_ number: Double) -> String { ((number * 100).rounded() / 100).shortText }
}

extension LayoutChange.Kind {
    /// What a reader wants to know first has the lowest: what is shown, then how it looks, then where it stands and what
    /// merely follows.
    enum Weight: Int, Comparable {
        case picture, content, look, size, place, view, extent

        static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
    }

    var weight: Weight {
        switch self {
        case .scale, .mirrored: .picture
        case .text, .image, .appeared, .vanished, .reordered, .truncated(true): .content
        case .color, .font, .lines, .truncated(false), .type: .look
        case .resized: .size
        case .moved: .place
        case .clipped, .cameIntoView, .wentOutOfView: .view
        case .contentSize: .extent
        }
    }
}
