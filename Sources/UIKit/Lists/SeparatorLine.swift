import Appearance
import DisplayLists
import Foundation

/// A line at a row's edge, in the row's space with x from the leading edge.
struct SeparatorLine {
    var role: String
    var frame: CGRect
    var color: ResolvedColor
}

extension SeparatorLayout {
    /// The lines of a row that show.
    /// - Parameter next: The row after it in the section, if that is shown.
    @MainActor
    func lines(
        of row: any ListRow, before next: (any ListRow)?, _ configuration: UIListSeparatorConfiguration
    ) -> [SeparatorLine] {
        var configured = configuration
        let isSelected = row.hidesSeparators
        let isNextSelected = next?.hidesSeparators ?? false
        // Rows that are selected together keep the lines between them, in a colour of their own.
        let isAmongSelected = row.looksSelected && (next?.looksSelected ?? false)
        if isSelected { Self.hide(&configured.topSeparatorVisibility) }
        if isSelected || isNextSelected, !isAmongSelected { Self.hide(&configured.bottomSeparatorVisibility) }
        var lines: [SeparatorLine] = []
        if let frame = top(configured) {
            lines.append(SeparatorLine(role: "separator.top", frame: frame, color: row.resolved(configured.color)))
        }
        if let frame = bottom(configured) {
            let color = isAmongSelected ? configured.multipleSelectionColor : configured.color
            lines.append(SeparatorLine(role: "separator.bottom", frame: frame, color: row.resolved(color)))
        }
        return lines
    }

    /// Lines beside a selected row give way, unless somebody asked for them. Source: uikit-rules §6.
    private static func hide(_ visibility: inout UIListSeparatorConfiguration.Visibility) {
        if visibility == .automatic { visibility = .hidden }
    }
}

extension Listing {
    /// Adds a row's line, whose path follows the row's.
    @MainActor
    mutating func add(_ line: SeparatorLine, of row: any ListRow, path: String) {
        let frame = row.directed(line.frame).offsetBy(dx: row.frame.minX, dy: row.frame.minY)
        note(component: "\(path)/\(line.role)", role: line.role, frame: frame, color: line.color)
        group(Group(label: "\(path)/\(line.role)")) { $0.fill(.rectangle(frame), line.color) }
    }
}
