import Foundation

/// Sections of a table that were made once, in a storyboard, and that the table's controller gives it.
@MainActor
struct StaticTableContent {
    struct Row {
        let cell: UITableViewCell
        /// Points; `nil` is the table's.
        let height: CGFloat?
    }

    struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    let sections: [Section]

    /// `nil` where there is no such section.
    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    /// `nil` where there is no such row.
    func row(_ path: IndexPath) -> Row? {
        guard path.count == 2, let rows = section(path.section)?.rows, rows.indices.contains(path.row) else {
            return nil
        }
        return rows[path.row]
    }
}
