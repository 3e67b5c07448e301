import Foundation
import Testing
import UIKit

/// Counts one row less than its storyboard has.
class ShorterController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        super.tableView(tableView, numberOfRowsInSection: section) - (section == 0 ? 1 : 0)
    }
}

/// Tables and collection views of storyboards.
@MainActor
struct StoryboardTableTests {
    private static func row(_ text: String, id: String, attributes: String = "") -> String {
        """
        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="\(id)-text" id="\(id)" \(attributes)>
        <tableViewCellContentView key="contentView" id="\(id)-content"><subviews>
        <label text="\(text)" id="\(id)-text"/></subviews></tableViewCellContentView></tableViewCell>
        """
    }

    private static func settings(class name: String = "UITableViewController", table: String = "") -> String {
        """
        <tableViewController storyboardIdentifier="Settings" id="settings" customClass="\(name)" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="insetGrouped" rowHeight="-1" sectionHeaderHeight="18" \
        sectionFooterHeight="18" id="table" \(table)><rect key="frame" x="0" y="0" width="320" height="600"/><sections>
        <tableViewSection headerTitle="Tides" id="sec-1"><string key="footerTitle">Twice a day.
        Mostly.</string><cells>\(row("High", id: "c-1"))\(row("Low", id: "c-2", attributes: "rowHeight=\"90\""))</cells>
        </tableViewSection>
        <tableViewSection id="sec-2"><cells><tableViewCell id="c-3"><tableViewCellContentView key="contentView" id="c-3-content">
        <subviews><switch on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch"/></subviews><constraints>
        <constraint firstItem="switch" firstAttribute="centerY" secondItem="c-3-content" secondAttribute="centerY" id="k-1"/>
        </constraints></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="settings" id="o-1"/>
        <outlet property="delegate" destination="settings" id="o-2"/></connections></tableView></tableViewController>
        """
    }

    private func laidOut(_ scene: String) throws -> UITableViewController {
        let file = try StoryboardFile([scene])
        defer { file.remove() }
        let made = file.storyboard.instantiateViewController(withIdentifier: "Settings")
        let controller = try #require(made as? UITableViewController)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        controller.view.layoutIfNeeded()
        return controller
    }

    @Test func staticRowsAreShown() throws {
        let controller = try laidOut(Self.settings())
        let table = try #require(controller.tableView)
        #expect(table.style == .insetGrouped)
        #expect(table.numberOfSections == 2)
        let texts = table.visibleCells.map { $0.textLabel?.text ?? "-" }
        #expect(texts.prefix(2) == ["High", "Low"])
        let heights = [[0, 0], [0, 1], [1, 0]].map {
            table.rectForRow(at: IndexPath(row: $0[1], section: $0[0])).height
        }
        // The height that the second row was given; the third's constraints say nothing of one.
        #expect(heights == [heights[0], 90, heights[0]])
        #expect(heights[0] >= 43)
        #expect((table.headerView(forSection: 0))?.textLabel?.text?.lowercased() == "tides")
        #expect((table.footerView(forSection: 0))?.textLabel?.text == "Twice a day.\nMostly.")
        // What Interface Builder writes where nobody chose a height does not press the title flat.
        #expect(table.rectForHeader(inSection: 0).height > 30)
    }

    @Test func aChosenHeaderHeightCounts() throws {
        let scene = Self.settings().replacingOccurrences(
            of: "sectionHeaderHeight=\"18\"", with: "sectionHeaderHeight=\"64\"")
        let controller = try laidOut(scene)
        let table = try #require(controller.tableView)
        #expect(table.rectForHeader(inSection: 0).height == 64)
    }

    @Test func subclassesChangeWhatIsStatic() throws {
        let controller = try laidOut(Self.settings(class: "ShorterController"))
        let table = try #require(controller.tableView)
        #expect(table.numberOfRows(inSection: 0) == 1)
        #expect(table.numberOfRows(inSection: 1) == 1)
    }

    @Test func collectionViewsHaveLayoutsAndPrototypes() throws {
        let scene = """
            <collectionViewController storyboardIdentifier="Flags" id="flags" sceneMemberID="viewController">
            <collectionView key="view" id="list"><rect key="frame" x="0" y="0" width="300" height="500"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="layout">
            <size key="itemSize" width="70" height="30"/><size key="headerReferenceSize" width="0" height="22"/>
            <inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="flag" id="c"><collectionViewCellContentView key="contentView" id="cc">
            <subviews>\(storyboardLabel("Red", id: "l"))</subviews></collectionViewCellContentView></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h">
            <subviews>\(storyboardLabel("Flags", id: "hl"))</subviews></collectionReusableView>
            </collectionView></collectionViewController>
            """
        let file = try StoryboardFile([scene])
        defer { file.remove() }
        let made = file.storyboard.instantiateViewController(withIdentifier: "Flags")
        let controller = try #require(made as? UICollectionViewController)
        let list = try #require(controller.collectionView)
        let layout = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout === list.collectionViewLayout)
        #expect(layout.itemSize == CGSize(width: 70, height: 30))
        #expect(layout.minimumLineSpacing == 4 && layout.minimumInteritemSpacing == 6)
        #expect(layout.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(layout.headerReferenceSize.height == 22)
        let cell = list.dequeueReusableCell(withReuseIdentifier: "flag", for: [0, 0])
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "Red")
        let header = list.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: [0, 0])
        #expect((header.subviews.first as? UILabel)?.text == "Flags")
    }
}
