/// How snapshots are compared and recorded, for a test, a suite or a stretch of code.
public struct SnapshotTestingConfiguration: Sendable {
    @TaskLocal public static var current: Self?

    /// `nil` keeps what is in force outside.
    public var record: Record?
    /// `nil` keeps what is in force outside.
    public var diffTool: DiffTool?

    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// Which snapshots are written. Where the environment says `CI=true` none ever is.
    public struct Record: Hashable, Sendable, RawRepresentable, ExpressibleByBooleanLiteral {
        public let rawValue: String

        /// `all`, `missing`, `failed` or `never`; `nil` for any other word.
        public init?(rawValue: String) {
            guard ["all", "missing", "failed", "never"].contains(rawValue) else { return nil }
            self.init(known: rawValue)
        }

        /// `true` is `all`, `false` is `missing`.
        public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

        private init(known: String) { rawValue = known }

        /// Every snapshot; each test fails, so that nobody leaves it on.
        public static let all = Record(known: "all")
        /// Those that have no reference yet; their tests fail.
        public static let missing = Record(known: "missing")
        /// Those that do not match or have no reference; their tests fail.
        public static let failed = Record(known: "failed")
        /// None.
        public static let never = Record(known: "never")
    }

    /// What to call to look at a difference; its command is printed with the failure.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// - Parameter tool: gets the paths of the reference and of the new snapshot, and gives a command.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// A command that takes the two paths.
        public init(stringLiteral value: StringLiteralType) {
            tool = { "\(value) \"\($0)\" \"\($1)\"" }
        }

        public static let ksdiff: DiffTool = "ksdiff"
        /// The paths alone.
        public static let `default` = DiffTool { current, failed in
            "reference  \(current)\nfailure    \(failed)"
        }

        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration {
    /// These settings over those in force.
    fileprivate static func merged(_ record: Record?, _ diffTool: DiffTool?) -> Self {
        Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}

/// Runs code with other settings.
/// - Parameters:
///   - record: which snapshots are written; `nil` keeps what is in force.
///   - diffTool: what to look at differences with; `nil` keeps what is in force.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let configuration = SnapshotTestingConfiguration.merged(record, diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs asynchronous code with other settings.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let configuration = SnapshotTestingConfiguration.merged(record, diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}
