import DisplayLists
import Foundation
import Testing
import UIKit

/// A cell of a nib.
class FareCell: UICollectionViewCell {
    @Outlet var title: UILabel!
}

@MainActor
final class FareList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    let cell: (UICollectionView, IndexPath) -> UICollectionViewCell
    let header: ((UICollectionView, IndexPath) -> UICollectionReusableView)?

    init(
        header: ((UICollectionView, IndexPath) -> UICollectionReusableView)? = nil,
        _ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
    ) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = header == nil ? .none : .supplementary
        view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        self.cell = cell
        self.header = header
        super.init()
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { header?(collectionView, indexPath) ?? UICollectionReusableView(frame: .zero) }
}

/// Cells of collection views from nibs.
@MainActor
struct NibCellTests {
    private let cell = xib(
        """
        <collectionViewCell reuseIdentifier="fare" id="c" customClass="FareCell">
        <rect key="frame" x="0" y="0" width="320" height="50"/>
        <collectionViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="320" height="50"/><subviews>
        <label text="Fare" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="t"/></subviews><constraints>
        <constraint firstItem="t" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="1"/>
        <constraint firstItem="t" firstAttribute="top" secondItem="content" secondAttribute="top" constant="15" id="2"/>
        <constraint firstAttribute="trailing" secondItem="t" secondAttribute="trailing" constant="20" id="3"/>
        <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" constant="15" id="4"/>
        </constraints></collectionViewCellContentView>
        <connections><outlet property="title" destination="t" id="5"/></connections></collectionViewCell>
        """)

    private func report(_ list: FareList) -> [CGRect] {
        let request = WindowSnapshot.Request(width: 320, height: 400, scale: 2, traits: .standard)
        return WindowSnapshot.take(of: list.view, request).report.nodes.filter { $0.type == "UILabel" }.map(\.frame)
    }

    @Test func registeredByIdentifier() {
        let list = FareList { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "fare", for: path)
            (cell as? FareCell)?.title.text = path.item == 0 ? "Single" : "Return"
            return cell
        }
        list.view.register(UINib(data: cell, bundle: nil), forCellWithReuseIdentifier: "fare")
        let labels = report(list)
        #expect(labels.map { rounded($0.minX) } == [20, 20])
        #expect(labels.map { rounded($0.minY) } == [15, 65.5])
    }

    @Test func registeredWithAHandler() {
        let registration = UICollectionView.CellRegistration<FareCell, String>(
            cellNib: UINib(data: cell, bundle: nil)
        ) { cell, _, text in cell.title.text = text }
        let list = FareList { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: "Child")
        }
        #expect(report(list).count == 2)
    }

    @Test func headersOfANib() {
        let header = UINib(
            data: xib(
                """
                <collectionReusableView reuseIdentifier="head" id="h"><rect key="frame" width="320" height="40"/><subviews>
                <label text="Fares" translatesAutoresizingMaskIntoConstraints="NO" id="t"/></subviews><constraints>
                <constraint firstItem="t" firstAttribute="leading" secondItem="h" secondAttribute="leading" constant="7" id="1"/>
                <constraint firstItem="t" firstAttribute="top" secondItem="h" secondAttribute="top" constant="9" id="2"/>
                <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" constant="9" id="3"/>
                </constraints></collectionReusableView>
                """), bundle: nil)
        let kind = UICollectionView.elementKindSectionHeader
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            supplementaryNib: header, elementKind: kind
        ) { _, _, _ in }
        let cells = UINib(data: cell, bundle: nil)
        for usesRegistration in [false, true] {
            let list = FareList(header: { view, path in
                usesRegistration
                    ? view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
                    : view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
            }) { view, path in view.dequeueReusableCell(withReuseIdentifier: "fare", for: path) }
            list.view.register(cells, forCellWithReuseIdentifier: "fare")
            list.view.register(header, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
            let labels = report(list)
            #expect(labels.count == 3 && labels.filter { rounded($0.minX) == 7 }.count == 1)
        }
    }

    @Test func aNibOfSomethingElseIsToldAndEmpty() {
        let list = FareList { view, path in view.dequeueReusableCell(withReuseIdentifier: "fare", for: path) }
        list.view.register(UINib(data: xib(view: ""), bundle: nil), forCellWithReuseIdentifier: "fare")
        let said = warnings { #expect(report(list).isEmpty) }
        #expect(
            said.count == 1 && said[0].contains("exactly one top-level object, a UICollectionViewCell; it has UIView"))
    }

    // MARK: Tables

    private func tableCell(_ attributes: String, _ inside: String) -> Data {
        xib(
            """
            <tableViewCell reuseIdentifier="row" rowHeight="44" id="c" \(attributes)>
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="content">\(inside)
            </tableViewCellContentView></tableViewCell>
            """)
    }

    @Test func cellsOfAStyle() throws {
        let data = tableCell(
            """
            style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" accessoryType="disclosureIndicator" \
            selectionStyle="none" indentationLevel="1"
            """,
            "<subviews><label text=\"Fare\" id=\"t\"/><label text=\"3.40\" id=\"d\"/></subviews>")
        let cell: UITableViewCell = try #require(try first(data))
        #expect(cell.textLabel?.text == "Fare" && cell.detailTextLabel?.text == "3.40")
        #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
        #expect(cell.indentationLevel == 1 && cell.reuseIdentifier == "row")
        #expect(cell.contentView.subviews.count == 2)
    }

    @Test func tablesWithTheirOuterViews() throws {
        let data = xib(
            view: """
                <subviews><tableView style="insetGrouped" rowHeight="50" separatorStyle="none" id="t">
                <color key="backgroundColor" systemColor="systemYellowColor"/>
                <label key="tableHeaderView" text="Above" id="h"><rect key="frame" width="100" height="30"/></label>
                </tableView></subviews>
                """)
        let root: UIView? = try first(data)
        let table = try #require(root?.subviews.first as? UITableView)
        #expect(table.style == .insetGrouped && table.rowHeight == 50 && table.separatorStyle == .none)
        #expect(table.backgroundColor == .systemYellow)
        #expect((table.tableHeaderView as? UILabel)?.text == "Above")
    }
}
