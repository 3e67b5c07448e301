/// When what was drawn becomes the reference.
package enum RecordMode: String, Codable, CaseIterable, Hashable, Sendable {
    case never
    /// Where there is no reference.
    case missing
    /// Where there is none, or the picture differs from it.
    case failed
    case all

    /// By its name; `new` is another one for `missing`.
    package init?(named name: String) {
        guard let mode = Self(rawValue: name == "new" ? "missing" : name) else { return nil }
        self = mode
    }

    /// What a build server does: it records no missing reference, which nobody would see there and the next run would
    /// take as right. References that are known to differ are replaced only on demand, there as anywhere.
    package var onBuildServer: RecordMode { self == .missing ? .never : self }

    var takesNew: Bool { self != .never }
    var takesChanged: Bool { self == .failed || self == .all }
}
