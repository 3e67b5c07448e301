public import Foundation

extension Snapshotting where Format == String {
    /// What `String(describing:)` says of a value.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }

    /// Every property of a value, a line each, in an order that is the same on every run.
    public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }
}

extension Snapshotting where Value == Any, Format == String {
    /// JSON of dictionaries, arrays, texts and numbers, keys sorted.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting<String>.lines.pullback { (value: Any) -> String in
            let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
            guard JSONSerialization.isValidJSONObject(value),
                let data = try? JSONSerialization.data(withJSONObject: value, options: options)
            else {
                SnapshotFaults.report("The value has no JSON: \(type(of: value))")
                return ""
            }
            return String(decoding: data, as: UTF8.self)
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

/// A value that says itself how `.dump` prints it.
public protocol AnySnapshotStringConvertible {
    /// Whether its properties follow below.
    static var renderChildren: Bool { get }
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension Date: AnySnapshotStringConvertible {
    /// ISO 8601 in UTC, whatever the machine's zone.
    public var snapshotDescription: String { formatted(.iso8601) }
}
extension String: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
extension URL: AnySnapshotStringConvertible {
    public var snapshotDescription: String { debugDescription }
}
