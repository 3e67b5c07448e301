import SnapshotTesting

/// Which trailing closure of a call holds the snapshot: for assertions of one's own that call `assertInlineSnapshot`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// Labels that the closure once had; a recording replaces them.
    public var deprecatedTrailingClosureLabels: [String]
    /// The closure's label. The first trailing closure is written without it.
    public var trailingClosureLabel: String
    /// How many trailing closures the call has before it.
    public var trailingClosureOffset: Int

    public init(
        deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
        trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the test at hand, at a place that an assertion of one's own was given.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString, line: UInt,
        column: UInt
    ) {
        SnapshotFailure.report(message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
