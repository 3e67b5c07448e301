/// What became of many pictures that were held against references: plain values, from which every form of a report is
/// made. Parts of one batch are put together by putting their entries together.
package struct PictureReport: Codable, Hashable, Sendable {
    /// What the report is called.
    package var title: String
    /// In the order in which the pictures were asked for; orphaned references last.
    package var entries: [Entry]

    package init(title: String, entries: [Entry] = []) {
        self.title = title
        self.entries = entries
    }

    package enum State: String, Codable, CaseIterable, Hashable, Sendable {
        case changed
        /// There is no reference.
        case new
        /// It could not be drawn or not be compared.
        case failed
        /// A reference that no picture belongs to.
        case orphaned
        /// Within the tolerance.
        case equal
    }

    /// A picture.
    package struct Entry: Codable, Hashable, Sendable {
        /// The picture's file name without its ending.
        package var name: String
        package var state: State
        /// What it was drawn from; `nil` for an orphaned reference.
        package var input: String?
        /// What was drawn now is the reference from now on.
        package var isRecorded = false
        /// Why it failed, or what is to be done; a line each.
        package var messages: [String] = []
        /// What changed in the layout; a line each.
        package var changes: [String] = []
        /// What is to be said when the layout did not change: where it is painted otherwise, or that the sizes differ.
        package var remark: String?
        /// `nil` when no pixels were compared.
        package var pixels: Pixels?
        /// Where the pictures lie; `nil` for what was not kept.
        package var expectedPath: String?
        package var actualPath: String?
        package var differencePath: String?
        /// The pictures lie where they lie until the report is written: their paths are not worth telling, the reference's
        /// apart.
        package var isKeptForReportOnly = false

        package init(name: String, state: State, input: String? = nil) {
            self.name = name
            self.state = state
            self.input = input
        }

        /// What differs, in words; a line each.
        package var words: [String] {
            // Where no pixels were compared, the remark says why.
            changes.isEmpty || pixels == nil ? (remark.map { [$0] } ?? []) + changes : changes
        }

        /// The paths that are told, by what lies there.
        package var toldPaths: [(kind: Kind, path: String)] {
            let isOldReference = isRecorded && state == .changed
            let paths = [
                (Kind.reference, isKeptForReportOnly && isOldReference ? nil : expectedPath),
                (Kind.actual, isKeptForReportOnly ? nil : actualPath),
                (Kind.difference, isKeptForReportOnly ? nil : differencePath),
            ]
            return paths.compactMap { kind, path in path.map { (kind, $0) } }
        }

        package enum Kind: String, Hashable, Sendable { case reference, actual, difference }

        func path(_ kind: Kind) -> String? { toldPaths.first { $0.kind == kind }?.path }
    }

    /// How much two pictures of one size differ.
    package struct Pixels: Codable, Hashable, Sendable {
        /// How many pixels differ.
        package var count: Int
        /// The share of the picture's pixels, 0…1.
        package var share: Double
        /// The largest colour difference, ΔE after CIE 1994.
        package var delta: Double
        /// The smallest rectangle that holds every differing pixel, in pixels.
        package var x: Int
        package var y: Int
        package var width: Int
        package var height: Int

        package init(count: Int, share: Double, delta: Double, x: Int, y: Int, width: Int, height: Int) {
            self.count = count
            self.share = share
            self.delta = delta
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// For a person.
        package var description: String {
            "\(count) pixel\(count == 1 ? "" : "s") differ\(count == 1 ? "s" : "") within \(width)×\(height) at \(x), \(y)"
        }
    }

    package func count(_ state: State) -> Int { entries.count { $0.state == state } }

    /// `2 changed, 1 new, 40 equal`: what there is of each, what was recorded apart.
    package var counts: String {
        var counts = State.allCases.map { state in
            ("\(state)", entries.count { $0.state == state && !$0.isRecorded })
        }
        counts.append(("recorded", entries.count(where: \.isRecorded)))
        let words = counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
        return words.isEmpty ? "no picture" : words.joined(separator: ", ")
    }
}

extension PictureReport.Entry {
    /// The same for two pictures that differ from their references in the same way: by the same words, or by the same
    /// amount at the same place when the layouts do not tell.
    var difference: Difference {
        Difference(changes: changes, remark: changes.isEmpty ? remark : nil, pixels: changes.isEmpty ? pixels : nil)
    }

    struct Difference: Hashable {
        var changes: [String]
        var remark: String?
        var pixels: PictureReport.Pixels?
    }
}
