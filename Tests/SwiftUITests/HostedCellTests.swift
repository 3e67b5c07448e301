import DisplayLists
import SwiftUI
import Testing
import UIKit

/// Views in list cells: the room that they get, and what the cell takes from them.
@MainActor struct HostedCellTests {
    private static let row = HStack {
        Text("Row")
        Spacer()
    }

    private func rows(
        _ generation: Hosted.Generation = .iOS26, _ configure: @escaping @MainActor (UICollectionViewListCell) -> Void
    ) -> LayoutReport {
        Hosted.list(generation: generation, rows: [configure])
    }

    // MARK: Margins

    @Test func contentStandsWhereThatOfOtherRowsStands() {
        let both = Hosted.list(rows: [
            { $0.contentConfiguration = UIHostingConfiguration { Self.row } },
            { cell in
                var content = cell.defaultContentConfiguration()
                content.text = "Row"
                cell.contentConfiguration = content
            },
        ])
        let (hosted, plain) = (both.frame("item 0/text 0"), both.frame("item 1/text"))
        #expect(hosted.split(separator: " ")[0] == plain.split(separator: " ")[0])
        #expect(both.frame("item 0") == "0 0 390 52")
    }

    @Test func classicRowsAre44PointsHigh() {
        let report = rows(.iOS18) { $0.contentConfiguration = UIHostingConfiguration { Self.row } }
        #expect(report.frame("item 0") == "0 0 390 44")
    }

    @Test func namedEdgesLoseTheirMarginsAndOthersKeepThem() {
        let report = rows {
            $0.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 40) }.margins(.horizontal, 0)
        }
        #expect(report.frame("view 0") == "0 15 390 40")
        #expect(report.frame("item 0") == "0 0 390 70")
    }

    @Test func aRowWithoutMarginsIsAsHighAsItsContent() {
        let report = rows {
            $0.contentConfiguration = UIHostingConfiguration { Self.row.frame(minHeight: 70) }
                .margins(.horizontal, 0).margins(.vertical, 0)
        }
        #expect(report.frame("item 0") == "0 0 390 70")
        #expect(report.frame("text 0").hasPrefix("0 "))
    }

    @Test func theLeastHeightCanBeChanged() {
        let low = rows {
            $0.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 10) }
                .margins(.all, 0).minSize(height: 0)
        }
        #expect(low.frame("item 0") == "0 0 390 10")
        let high = rows { $0.contentConfiguration = UIHostingConfiguration { Self.row }.minSize(height: 90) }
        #expect(high.frame("item 0") == "0 0 390 90")
        // In the middle of what is more than it needs.
        #expect(high.frame("text 0").hasSuffix(" 20.333"))
        #expect(high.frame("text 0").contains(" 35 "))
    }

    // MARK: Beside accessories

    @Test(arguments: [true, false])
    func contentStaysBetweenIndentationAndAccessories(hasMargins: Bool) {
        let report = rows { cell in
            let configuration = UIHostingConfiguration { Color.red.frame(height: 20) }
            cell.contentConfiguration = hasMargins ? configuration : configuration.margins(.all, 0)
            cell.indentationLevel = 1
            cell.indentationWidth = 20
            cell.accessories = [.disclosureIndicator()]
        }
        let view = report.nodes.first { $0.path.hasSuffix("view 0") }?.frame ?? .zero
        let chevron = report.nodes.first { $0.role == "accessory.disclosureIndicator" }?.frame ?? .zero
        let room = report.nodes.first { $0.role == "contentView" }?.frame ?? .zero
        #expect(room.minX == 20)
        #expect(room.maxX <= chevron.minX)
        #expect(view.minX == (hasMargins ? 36 : 20))
        #expect(view.maxX == room.maxX - (hasMargins ? 8 : 0))
    }

    @Test func theSeparatorBeginsAtTheFirstText() {
        let report = rows { cell in
            cell.contentConfiguration = UIHostingConfiguration {
                HStack(spacing: 10) {
                    Color.red.frame(width: 30, height: 30)
                    Text("Row")
                    Spacer()
                }
            }
        }
        let text = report.nodes.first { $0.role == "text" }?.frame.minX ?? 0
        let line = report.nodes.first { $0.role == "separator.bottom" }?.frame.minX ?? -1
        #expect(text == 56)
        #expect(line == text)
    }

    @Test func aGuideMovesTheSeparator() {
        let report = rows { cell in
            cell.contentConfiguration = UIHostingConfiguration {
                Self.row.alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
                    .alignmentGuide(.listRowSeparatorTrailing) { $0.width - 50 }
            }
        }
        #expect(report.frame("separator.bottom") == "116 51 208 1")
    }

    @Test func theBackgroundFillsTheWholeCell() {
        let report = rows { cell in
            cell.contentConfiguration = UIHostingConfiguration { Self.row }.background(.yellow)
            cell.accessories = [.disclosureIndicator()]
        }
        #expect(report.frame("view 0") == "0 0 390 52")
    }

    // MARK: Swiping

    @Test func swipeActionsComeFromTheContent() {
        let report = Hosted.list(rows: [
            { cell in
                cell.contentConfiguration = UIHostingConfiguration {
                    Self.row.swipeActions {
                        Button("Delete", role: .destructive) {}
                        Button {
                        } label: {
                            Label("Flag", systemImage: "flag")
                        }
                        .tint(.orange)
                    }
                }
            }
        ]) { $0.revealSwipeActions(at: IndexPath(item: 0, section: 0), leading: false) }
        let actions = report.nodes.filter { $0.role == "swipeAction" }
        #expect(actions.map { $0.color?.hexadecimal } == ["#FF383CFF", "#FF8D28FF"])
    }

    // MARK: Elsewhere

    @Test func headersHaveTheirOwnLook() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        cell.contentConfiguration = UIHostingConfiguration { Text("Row") }
        cell.layoutIfNeeded()
        #expect(cell.contentView.sizeThatFits(CGSize(width: 390, height: 0)).height == 52)
    }
}
