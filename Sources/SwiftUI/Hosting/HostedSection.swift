import Foundation
import UIKit

/// A section of a list: rows, and what stands above and below them.
@MainActor
struct HostedSection {
    var header: HostedRow?
    var rows: [HostedRow]
    var footer: HostedRow?
    var spacing: ListSectionSpacing

    /// The sections of what a list holds: those that are declared, and the rows between them.
    static func all(of nodes: [ViewNode], _ environment: EnvironmentValues) -> [HostedSection] {
        var sections: [HostedSection] = []
        var loose: [ViewNode] = []
        func close() {
            if !loose.isEmpty { sections.append(HostedSection(rows: loose, environment)) }
            loose = []
        }
        for node in nodes {
            guard let section = node as? SectionNode else {
                loose.append(node)
                continue
            }
            close()
            sections.append(HostedSection(section))
        }
        close()
        return sections
    }

    private init(rows: [ViewNode], _ environment: EnvironmentValues) {
        self.rows = rows.map { HostedRow(row: $0, environment) }
        spacing = environment[storage: \.list].sectionSpacing
    }

    private init(_ section: SectionNode) {
        self.init(rows: section.rows, section.environment)
        header = HostedRow(.header, section.header, section.environment)
        footer = HostedRow(.footer, section.footer, section.environment)
    }

    /// The lines of a row, from those that the list would give it.
    func separators(
        of item: Int, from own: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration {
        guard rows.indices.contains(item) else { return own }
        let traits = rows[item].traits
        var lines = traits.separators
        if lines.top.visibility == .visible, lines.bottom.visibility == .visible {
            // What is said of all of a row's lines means those to other rows, and of two that meet one is drawn.
            let isMet = item > 0 && rows[item - 1].traits.separators.bottom.visibility != .hidden
            if item == 0 || isMet { lines.top.visibility = .automatic }
            if item == rows.count - 1 { lines.bottom.visibility = .automatic }
        }
        if item == 0 { lines.top.take(traits.sectionSeparators.top) }
        if item == rows.count - 1 { lines.bottom.take(traits.sectionSeparators.bottom) }
        var result = own
        result.topSeparatorVisibility = lines.top.visibility.listVisibility
        result.bottomSeparatorVisibility = lines.bottom.visibility.listVisibility
        // UIKit has one colour for both lines of a row; the upper one rarely shows.
        if let color = lines.bottom.color ?? lines.top.color { result.color = color }
        return result
    }
}

extension RowTraits.Line {
    /// What is said of the section's line counts where the row says nothing.
    fileprivate mutating func take(_ section: RowTraits.Line) {
        if visibility == .automatic { visibility = section.visibility }
        color = color ?? section.color
    }
}

extension Visibility {
    fileprivate var listVisibility: UIListSeparatorConfiguration.Visibility {
        switch self {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
    }
}
