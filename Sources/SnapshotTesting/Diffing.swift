public import Foundation

/// How a format is stored and compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data
    public var fromData: (Data) -> Value
    /// What differs, with what shows it; `nil` for values that match. The first value is the reference.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// What lies beside a reference; `nil` for nothing.
    var twin: SnapshotTwin<Value>?

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A text that lies beside a reference and says what it shows.
struct SnapshotTwin<Value> {
    /// What ends its name in place of the reference's path extension.
    var ending: String
    /// Whether the snapshot fails when only the twin differs or is missing.
    var isCompared: Bool
    /// `nil` when there is nothing to say.
    var text: (Value) -> String?
    /// The reference, knowing what its twin says.
    var adding: (Value, String) -> Value
}
