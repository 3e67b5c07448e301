public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// The value's JSON, keys sorted.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// The value's JSON as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        text(pathExtension: "json") { try encoder.encode($0) }
    }

    /// The value's property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// The value's property list as an encoder writes it.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        text(pathExtension: "plist") { try encoder.encode($0) }
    }

    private static func text(pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = SimplySnapshotting<String>.lines.pullback { (value: Value) -> String in
            do {
                return String(decoding: try encode(value), as: UTF8.self)
            } catch {
                SnapshotFaults.report("The value could not be encoded: \(error)")
                return ""
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}
