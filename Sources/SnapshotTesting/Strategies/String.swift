import Comparison
import Foundation

extension Snapshotting where Value == String, Format == String {
    /// Text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
    /// Text, compared line by line: `-` stands before what the reference says, `+` before what was taken.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            let report = LineDifference(expected: old, actual: new).report(context: 4, limit: 400)
            let attachment = XCTAttachment(data: Data("\(report)\n".utf8), pathExtension: "patch")
            attachment.name = "difference.patch"
            return (report, [attachment])
        }
    }
}
