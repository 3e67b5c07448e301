/// Small whole numbers ("handles") for identifiers, so that order and place are kept in plain arrays and an identifier is hashed once
/// for each call that names it.
///
/// A handle stays with its identifier until that is removed, and is then given to the next new one.
struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
    private var handles: [Identifier: Int] = [:]
    private var identifiers: [Identifier] = []
    private var vacant: [Int] = []

    /// One more than the largest handle ever given.
    var handleLimit: Int { identifiers.count }

    func handle(of identifier: Identifier) -> Int? {
        handles[identifier]
    }

    subscript(handle: Int) -> Identifier {
        identifiers[handle]
    }

    mutating func reserve(_ additional: Int) {
        handles.reserveCapacity(handles.count + additional)
        identifiers.reserveCapacity(identifiers.count + max(0, additional - vacant.count))
    }

    /// The identifier's handle, new if it had none.
    mutating func add(_ identifier: Identifier) -> Int {
        if let known = handles[identifier] { return known }
        let handle: Int
        if let reused = vacant.popLast() {
            handle = reused
            identifiers[handle] = identifier
        } else {
            handle = identifiers.count
            identifiers.append(identifier)
        }
        handles[identifier] = handle
        return handle
    }

    mutating func remove(_ handle: Int) {
        handles[identifiers[handle]] = nil
        vacant.append(handle)
    }
}

/// Identifiers in the order in which they were first marked.
struct IdentifierMarks<Identifier: Hashable & Sendable>: Sendable {
    private(set) var identifiers: [Identifier] = []
    private var members: Set<Identifier> = []

    mutating func insert(_ identifier: Identifier) {
        if members.insert(identifier).inserted { identifiers.append(identifier) }
    }

    mutating func removeAll() {
        self = IdentifierMarks()
    }
}

/// Those that repeat an earlier one, each once, in the order in which the repetition is met.
func repetitions<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
    guard identifiers.count > 1 else { return [] }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var repeated: [Identifier] = []
    var reported: Set<Identifier> = []
    for identifier in identifiers where !seen.insert(identifier).inserted {
        if reported.insert(identifier).inserted { repeated.append(identifier) }
    }
    return repeated
}
