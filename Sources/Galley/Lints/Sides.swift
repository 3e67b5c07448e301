package import DisplayLists
import Foundation

/// On which side of its row each thing of a picture stands, short enough to be kept for every picture of a batch.
package struct Sides: Hashable, Sendable {
    /// By a digest of the path: `L`, `R`, or `C` for what has no side.
    private(set) var sides: [UInt32: Character] = [:]

    /// Points from the middle within which a thing has no side.
    private static let slack = 1.0

    package init(_ layout: LayoutReport) {
        var rows: [Substring: CGRect] = [:]
        for node in layout.nodes where node.role == "cell" || node.role == "header" || node.role == "footer" {
            rows[node.path[...]] = node.frame
        }
        for node in layout.nodes where Self.hasSide(node.role) {
            guard let end = node.path.lastIndex(of: "/"), let row = rows[node.path[..<end]] else { continue }
            let distance = node.frame.midX - row.midX
            sides[Self.key(node.path)] = abs(distance) <= Self.slack ? "C" : distance < 0 ? "L" : "R"
        }
    }

    /// What fills its row or spans it has none.
    private static func hasSide(_ role: String) -> Bool {
        role == "text" || role == "secondaryText" || role == "image" || role.hasPrefix("accessory.")
    }

    private static func key(_ path: String) -> UInt32 {
        var digest = Digest()
        digest.combine(path)
        return UInt32(truncatingIfNeeded: digest.value)
    }

    /// The form of the journal.
    package var text: String {
        sides.sorted { $0.key < $1.key }.map { String($0.key, radix: 36) + String($0.value) }.joined()
    }

    package init(text: String) {
        var key = ""
        for character in text {
            if character.isUppercase {
                if let number = UInt32(key, radix: 36) { sides[number] = character }
                key = ""
            } else {
                key.append(character)
            }
        }
    }

    /// Whether something has a side in both and everything that has one in both stands on the same one.
    package func stands(as other: Sides) -> Bool {
        var common = 0
        for (key, side) in sides where side != "C" {
            guard let otherSide = other.sides[key], otherSide != "C" else { continue }
            if side != otherSide { return false }
            common += 1
        }
        return common > 0
    }
}
