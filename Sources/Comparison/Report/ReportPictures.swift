import DisplayLists
import Foundation

/// Which pictures a report carries inside it: one of every kind of difference first, then what is new, then the rest, as
/// long as they fit. A picture that several entries show is carried once.
struct ReportPictures {
    /// An entry's places among the carried pictures.
    struct Places: Hashable {
        var expected: Int?
        var actual: Int?
    }

    /// The files to carry, in their order.
    private(set) var paths: [String] = []
    /// By the entry's place in the report.
    private(set) var places: [Int: Places] = [:]

    private struct Contents: Hashable {
        var digest: UInt64
        var count: Int
    }

    private var left: Int
    private var known: [Contents: Int] = [:]

    /// - Parameters:
    ///   - groups: see `PictureReport.groups`.
    ///   - budget: bytes of the report that pictures may take.
    init(_ report: PictureReport, groups: [Int?], budget: Int) {
        left = budget
        var seen: Set<Int> = []
        var rounds: [[Int]] = [[], [], [], []]
        for (index, entry) in report.entries.enumerated() {
            switch entry.state {
            case .changed: rounds[groups[index].map { seen.insert($0).inserted } ?? true ? 0 : 2].append(index)
            case .new: rounds[1].append(index)
            case .orphaned: rounds[3].append(index)
            // The words of a failure and of a match say all there is.
            case .failed, .equal: break
            }
        }
        for index in rounds.joined() { add(report.entries[index], at: index) }
    }

    /// All of an entry's pictures or none: half a comparison shows nothing.
    private mutating func add(_ entry: PictureReport.Entry, at index: Int) {
        let wanted = [entry.expectedPath, entry.actualPath].map { $0.flatMap(Candidate.init) }
        let sizes = wanted.compactMap { $0?.encodedCount }
        guard !sizes.isEmpty, sizes.reduce(0, +) <= left else { return }
        let numbers = wanted.map { candidate in candidate.flatMap { carry($0) } }
        places[index] = Places(expected: numbers[0], actual: numbers[1])
    }

    private mutating func carry(_ candidate: Candidate) -> Int? {
        guard let bytes = FileManager.default.contents(atPath: candidate.path) else { return nil }
        var digest = Digest()
        digest.combine(Array(bytes))
        let contents = Contents(digest: digest.value, count: bytes.count)
        if let number = known[contents] { return number }
        left -= candidate.encodedCount
        known[contents] = paths.count
        paths.append(candidate.path)
        return paths.count - 1
    }

    /// A picture file that is there.
    private struct Candidate {
        let path: String
        /// In base 64.
        let encodedCount: Int

        init?(_ path: String) {
            guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int else { return nil }
            self.path = path
            encodedCount = (size + 2) / 3 * 4
        }
    }
}
