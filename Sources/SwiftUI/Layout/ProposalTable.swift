/// What was worked out for each proposal so far. A layout asks for a few proposals only, over and over.
struct ProposalTable<Value> {
    private var known: [(proposal: ProposedViewSize, value: Value)] = []

    subscript(proposal: ProposedViewSize) -> Value? { known.first { $0.proposal == proposal }?.value }

    /// Keeps a value and hands it back.
    mutating func keep(_ value: Value, for proposal: ProposedViewSize) -> Value {
        known.append((proposal, value))
        return value
    }
}
