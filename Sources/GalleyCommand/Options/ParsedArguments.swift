/// The words of a command line, sorted; values are still text.
struct ParsedArguments: Hashable, Sendable {
    /// `nil` when no word names one, as in `galley --version`.
    var command: Command?
    var inputs: [String] = []
    /// Each option with its values in the order given; an option without value has an empty one.
    private var values: [Option: [String]] = [:]

    func has(_ option: Option) -> Bool { values[option] != nil }

    /// The last value wins, as elsewhere.
    func value(of option: Option) -> String? { values[option]?.last }

    func allValues(of option: Option) -> [String] { values[option] ?? [] }

    var givenOptions: [Option] { Option.allCases.filter(has) }

    mutating func add(_ value: String, to option: Option) { values[option, default: []].append(value) }
}
