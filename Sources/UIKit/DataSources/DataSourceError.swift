/// What is wrong with a change of a snapshot or an answer of a data source, in UIKit's words.
///
/// UIKit raises these as exceptions, so its public methods trap with the reason. Whoever reads data that a person
/// wrote calls the throwing methods of ``SnapshotContents`` and ``SectionTree`` instead.
package struct DataSourceError: Error, Hashable, CustomStringConvertible {
    package let reason: String

    package init(_ reason: String) {
        self.reason = reason
    }

    package var description: String { reason }

    static func unsatisfied(_ condition: String) -> DataSourceError {
        DataSourceError("Invalid parameter not satisfying: \(condition)")
    }

    static func repeated<Identifier>(_ kind: String, _ identifiers: [Identifier]) -> DataSourceError {
        DataSourceError(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\(list(identifiers)))}")
    }

    static func destinationIsMoved<Identifier>(_ destination: Identifier) -> DataSourceError {
        DataSourceError(
            "Invalid update: destination for insertion operation [\(destination)] is in the insertion identifier "
                + "list for update.")
    }

    static func unknownMark<Identifier>(_ action: String, _ kind: String, _ identifier: Identifier) -> DataSourceError {
        DataSourceError(
            "Attempted to \(action) \(kind) identifier that does not exist in the snapshot: \(identifier)")
    }

    static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        identifiers.map { "\($0)" }.joined(separator: ", ")
    }
}

/// Runs a change as UIKit's public methods do: what it refuses ends the program with the reason.
func trapping<Result>(_ change: () throws(DataSourceError) -> Result) -> Result {
    do {
        return try change()
    } catch {
        fatalError(error.reason)
    }
}
