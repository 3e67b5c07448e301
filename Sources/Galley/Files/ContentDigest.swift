import DisplayLists

/// Tells contents apart without keeping them.
package enum ContentDigest {
    /// Sixteen digits that are the same for the same parts on every machine.
    package static func text(of parts: [[UInt8]]) -> String {
        var digest = Digest()
        for part in parts { digest.combine(part) }
        let digits = String(digest.value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
