import DisplayLists

/// A report as the JSON that reg-cli writes and its viewers read: names of pictures by what became of them, and the
/// folders, relative to the JSON file, in which pictures of these names lie.
package struct RegReport {
    private let report: PictureReport
    private let folders: Folders

    /// Relative to the folder that the JSON file is in.
    package struct Folders: Hashable, Sendable {
        package var actual: String
        package var expected: String
        package var difference: String

        package init(actual: String, expected: String, difference: String) {
            self.actual = actual
            self.expected = expected
            self.difference = difference
        }
    }

    package init(_ report: PictureReport, folders: Folders) {
        self.report = report
        self.folders = folders
    }

    /// `errorItems` is ours: reg-cli compares what was drawn before and knows no picture that could not be drawn.
    package var text: String {
        let lists: [(String, [PictureReport.Entry])] = [
            ("failedItems", items { $0.state == .changed }), ("newItems", items { $0.state == .new }),
            ("deletedItems", items { $0.state == .orphaned }), ("passedItems", items { $0.state == .equal }),
            ("errorItems", items { $0.state == .failed }),
            ("expectedItems", items { $0.path(.reference) != nil }), ("actualItems", items { $0.path(.actual) != nil }),
            ("diffItems", items { $0.path(.difference) != nil }),
        ]
        var members = lists.map { name, entries in
            "\(name.quoted): [\(entries.map { "\($0.name).png".quoted }.joined(separator: ", "))]"
        }
        for (name, folder) in [
            ("actualDir", folders.actual), ("expectedDir", folders.expected), ("diffDir", folders.difference),
        ] {
            members.append("\(name.quoted): \(folder.quoted)")
        }
        return "{\n" + members.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
    }

    private func items(_ isWanted: (PictureReport.Entry) -> Bool) -> [PictureReport.Entry] {
        report.entries.filter(isWanted)
    }
}
