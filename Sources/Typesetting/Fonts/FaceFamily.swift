import DisplayLists

/// Faces that differ in weight and slant alone.
struct FaceFamily: Hashable, Sendable {
    struct Member: Hashable, Sendable {
        let face: FontFace
        /// On the scale of `FontWeight`.
        let weight: Int
        let isItalic: Bool
    }

    let name: String
    private(set) var members: [Member]

    init(name: String, members: [Member]) {
        self.name = name
        self.members = members
    }

    mutating func add(_ member: Member) {
        members.append(member)
    }

    /// The member of the asked-for slant, if there is one, whose weight is nearest; of two equally near, the first named.
    func member(weight: Int, isItalic: Bool) -> Member? {
        func distance(_ member: Member) -> Int {
            abs(member.weight - weight) + (member.isItalic == isItalic ? 0 : 10_000)
        }
        return members.min { distance($0) < distance($1) }
    }
}
