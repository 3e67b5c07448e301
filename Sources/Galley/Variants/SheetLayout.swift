import Foundation

/// Which two axes a contact sheet spreads out, and in which style it is drawn.
package struct SheetLayout: Hashable, Sendable {
    /// What a contact sheet is asked for: `rows=style,columns=contentSize`, `auto` or `none`.
    package enum Choice: Hashable, Sendable {
        /// The two axes with the most values, unless there are too many pictures for a sheet.
        case automatic
        case none
        case axes(rows: String?, columns: String?, isDark: Bool)

        /// - Throws: a sentence.
        package init(_ text: String) throws(VariantPlan.Failure) {
            if text == "auto" || text == "none" {
                self = text == "auto" ? .automatic : .none
                return
            }
            var rows: String?
            var columns: String?
            var isDark = false
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
                switch (sides.first, sides.count) {
                case ("rows", 2): rows = sides[1]
                case ("columns", 2): columns = sides[1]
                case ("style", 2) where ["light", "dark"].contains(sides[1]): isDark = sides[1] == "dark"
                default:
                    throw VariantPlan.Failure(messages: [
                        "\(text.inQuotes) is not right — rows=AXIS,columns=AXIS, and style=dark for a dark sheet; auto or none"
                    ])
                }
            }
            self = .axes(rows: rows, columns: columns, isDark: isDark)
        }

        /// The form that is read.
        package var text: String {
            switch self {
            case .automatic: return "auto"
            case .none: return "none"
            case .axes(let rows, let columns, let isDark):
                let parts = [rows.map { "rows=\($0)" }, columns.map { "columns=\($0)" }, isDark ? "style=dark" : nil]
                return parts.compactMap(\.self).joined(separator: ",")
            }
        }
    }

    /// By the place of the axis; `nil` is a single row or column.
    var rows: Int?
    var columns: Int?
    var isDark = false

    /// The most pictures of which a sheet is made without having been asked for.
    private static let automaticLimit = 200

    /// `nil` when there is to be none.
    /// - Throws: a sentence for each name that is no axis.
    package init?(_ choice: Choice, _ plan: VariantPlan) throws(VariantPlan.Failure) {
        let varying = plan.axes.indices.filter { plan.axes[$0].values.count > 1 }
        switch choice {
        case .none: return nil
        case .automatic:
            guard plan.count > 1, plan.count <= Self.automaticLimit else { return nil }
            let longest = varying.sorted { (plan.axes[$1].values.count, $0) < (plan.axes[$0].values.count, $1) }
            columns = longest.first
            rows = longest.dropFirst().first
        case .axes(let rows, let columns, let isDark):
            var faults: [String] = []
            func place(_ name: String?) -> Int? {
                guard let name else { return nil }
                if let place = plan.axes.firstIndex(where: { $0.isNamed(name) }) { return place }
                let names = plan.axes.map(\.name)
                let proposal = suggestion(for: name, among: names).map { "did you mean \($0.inQuotes)?" }
                faults.append(
                    "there is no axis \(name.inQuotes) — \(proposal ?? "the axes are \(names.joined(separator: ", "))")"
                )
                return nil
            }
            self.rows = place(rows)
            self.columns = place(columns)
            self.isDark = isDark
            if self.rows != nil, self.rows == self.columns { faults.append("rows and columns are one axis — name two") }
            guard faults.isEmpty else { throw VariantPlan.Failure(messages: faults) }
        }
    }
}
