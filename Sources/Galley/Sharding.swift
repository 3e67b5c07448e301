import DisplayLists

/// Deals the inputs of a batch out to machines.
package enum Sharding {
    /// Which of `count` parts an input belongs to, counted from 1. It depends on the name alone, so that reordering or
    /// adding inputs moves none of the others.
    package static func part(of name: String, in count: Int) -> Int {
        var digest = Digest()
        digest.combine(Array(name.utf8))
        return Int(digest.value % UInt64(max(count, 1))) + 1
    }
}
