public import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, compared for equality.
    public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}

extension Diffing where Value == Data {
    /// Bytes, compared for equality.
    public static var data: Diffing {
        Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
            guard old != new else { return nil }
            if old.count != new.count { return ("Expected \(old.count) bytes, got \(new.count).", []) }
            let place = zip(old, new).prefix { $0 == $1 }.count
            return ("\(old.count) bytes each, but they differ from byte \(place) on.", [])
        }
    }
}
