import DisplayLists
import Foundation
import Testing
import UIKit

/// One list in another style than its surroundings: every dynamic colour has to know.
@MainActor
struct ColorCaseTests {
    private func sample(border: CGColor) -> TestList {
        let rows: [Row] = [
            row("Text", [.disclosureIndicator()]) { cell, content in
                content.secondaryText = "Secondary"
                content.image = UIImage(systemName: "star")
                cell.layer.borderWidth = 1
                cell.layer.borderColor = border
            },
            row("Last"),
        ]
        return TestList(.insetGrouped, [TestList.Section(header: "Header", rows: rows)]) { configuration in
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in },
                    UIContextualAction(style: .normal, title: "More") { _, _, _ in },
                ])
            }
        }
    }

    private func colors(of solved: TestList.Solved) -> [String: String] {
        var result: [String: String] = [:]
        for name in [
            "item 0/text", "item 0/secondaryText", "item 0/image", "item 0/separator.bottom", "item 0/background",
            "item 1/swipeAction 0", "item 1/swipeAction 1", "item 0/accessory.disclosureIndicator", "header/text",
        ] {
            result[name] = solved.color("section 0/" + name)
        }
        result["page"] = solved.painted.first?.color
        return result
    }

    private func swiped(_ list: TestList, _ style: UIUserInterfaceStyle) -> TestList.Solved {
        let path = IndexPath(item: 1, section: 0)
        _ = list.snapshot { $0.userInterfaceStyle = style }
        list.view.revealSwipeActions(at: path, leading: false)
        return list.snapshot { $0.userInterfaceStyle = style }
    }

    /// A list that forces a style looks as it does where that style is everyone's.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func overrideReachesEveryColour(style: UIUserInterfaceStyle) throws {
        let other: UIUserInterfaceStyle = style == .dark ? .light : .dark
        let border = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let all = sample(border: border)
        let expected = colors(of: swiped(all, style))
        try #require(expected.count == 10)
        let forced = sample(border: border)
        forced.view.overrideUserInterfaceStyle = style
        #expect(colors(of: swiped(forced, other)) == expected)
        let plain = sample(border: border)
        #expect(Set(colors(of: swiped(plain, other)).values) != Set(expected.values))
    }

    /// A colour frozen outside the list keeps the style it was frozen in: that is its author's fault, and shows as such.
    @Test func frozenColourStaysAsItWas() throws {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let frozen = UIColor.label.resolvedColor(with: light).cgColor
        let list = sample(border: frozen)
        list.view.overrideUserInterfaceStyle = .dark
        let solved = list.snapshot()
        let stroke = try #require(
            solved.painted.first { if case .stroke = $0.item { $0.label.hasPrefix("section 0/item 0") } else { false } }
        )
        #expect(stroke.color == "#000000FF")
    }

    /// One that is frozen in the list's own code takes the list's style, since that is the current one there.
    @Test func colourFrozenInTheListHasItsStyle() throws {
        let list = makeList([
            row { cell, _ in
                cell.layer.borderWidth = 1
                cell.layer.borderColor = UIColor.label.cgColor
            }
        ])
        list.view.overrideUserInterfaceStyle = .dark
        let stroke = try #require(list.snapshot().painted.first { if case .stroke = $0.item { true } else { false } })
        #expect(stroke.color == "#FFFFFFFF")
    }
}
