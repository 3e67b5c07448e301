import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// Every text size: rows grow, and nothing is cut or overlaps.
@MainActor
struct DynamicTypeCaseTests {
    private func settings() -> TestList {
        let rows: [Row] = [
            row("About this device"),
            row("Shipping class", [.disclosureIndicator()], in: .valueCell()) { _, content in
                content.secondaryText = "Oversized parcels"
                content.image = UIImage(systemName: "shippingbox")
            },
            row("Keep a copy on the server") { cell, _ in cell.accessories = [accessory(UISwitch())] },
            row("Documentation", [.checkmark(), .detail()], in: .subtitleCell()) { _, content in
                content.secondaryText = "https://documentation.example/a/rather/long/path/to/a/page"
            },
            row("Language", [.label(text: "12"), .reorder(displayed: .always), .delete(displayed: .always)]) {
                _, content in
                content.secondaryText = "English, as it is spoken on the islands"
            },
        ]
        return TestList(
            .insetGrouped,
            [TestList.Section(header: "General settings", footer: "Changes apply at once to all devices.", rows: rows)])
    }

    private nonisolated static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    @Test(arguments: categories, [SystemGeneration.iOS18, .iOS26])
    func nothingIsCutOrOverlaps(category: UIContentSizeCategory, generation: SystemGeneration) throws {
        let solved = settings().snapshot(width: 375, height: nil, generation: generation) {
            $0.preferredContentSizeCategory = category
        }
        let texts = solved.report.nodes.filter { $0.text != nil }
        // Five texts, three secondary ones, a label, header and footer.
        #expect(texts.count == 11)
        for node in texts { #expect(node.text?.isTruncated == false, "\(node.path)") }
        let elements = solved.report.nodes.filter { ["cell", "header", "footer"].contains($0.role) }
            .sorted { $0.frame.minY < $1.frame.minY }
        for (upper, lower) in zip(elements, elements.dropFirst()) {
            #expect(upper.frame.maxY <= lower.frame.minY + 0.001, "\(lower.path)")
        }
        for element in elements {
            let inside = solved.report.nodes.filter { node in
                node.path.hasPrefix(element.path + "/")
                    && (node.role.hasPrefix("accessory") || ["text", "secondaryText", "image"].contains(node.role))
            }
            for (place, node) in inside.enumerated() {
                #expect(element.frame.covers(node.frame), "\(node.path)")
                for other in inside[(place + 1)...] {
                    // A text flows around an image at these sizes: its frame holds the image's, none of its lines does.
                    let roles: Set = [node.role, other.role]
                    if category.isAccessibilityCategory, roles == ["image", "text"] { continue }
                    // Controls may stick out of their slots, by no more than the gap beside them.
                    let slack = CGSize(width: 4, height: 0.001)
                    #expect(!node.frame.overlaps(other.frame, by: slack), "\(node.path) \(other.path)")
                }
            }
        }
    }
}
