import Foundation
import SwiftUI
import UIKit

/// One design in each kind of list, with what a mutation changes.
@MainActor enum MutationScreen {
    enum Kind: CaseIterable, Sendable { case insetGrouped, plain, insetGroupedTable, plainTable, hosted }

    struct Design {
        var word = "On"
        var icon = "wifi"
        var iconColor = UIColor(red: 0, green: 122.0 / 255, blue: 1, alpha: 1)
        var textColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
        var dotFrame = CGRect(x: 300, y: 300, width: 12, height: 12)
        var background = UIColor(red: 60.0 / 255, green: 60.0 / 255, blue: 60.0 / 255, alpha: 1)
    }

    static func controller(_ kind: Kind, _ design: Design) -> UIViewController {
        switch kind {
        case .insetGrouped: Collection(design, .insetGrouped)
        case .plain: Collection(design, .plain)
        case .insetGroupedTable: Table(design, .insetGrouped)
        case .plainTable: Table(design, .plain)
        case .hosted: UIHostingController(rootView: Hosted(design: design))
        }
    }

    private static func content(_ row: Int, _ design: Design) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.valueCell()
        content.text = ["Wi-Fi", "Bluetooth", "Hotspot"][row]
        content.secondaryText = row == 2 ? design.word : "Off"
        content.image = UIImage(systemName: row == 1 ? design.icon : "gearshape")
        content.imageProperties.tintColor = row == 1 ? design.iconColor : .systemGreen
        if row == 0 { content.textProperties.color = design.textColor }
        return content
    }

    private static func dot(_ design: Design) -> UIView {
        let dot = UIView(frame: design.dotFrame)
        dot.backgroundColor = design.background
        return dot
    }

    private final class Collection: UIViewController, UICollectionViewDataSource {
        private let design: Design
        private let appearance: UICollectionLayoutListConfiguration.Appearance
        private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

        init(_ design: Design, _ appearance: UICollectionLayoutListConfiguration.Appearance) {
            self.design = design
            self.appearance = appearance
            registration = UICollectionView.CellRegistration { cell, _, row in
                cell.contentConfiguration = content(row, design)
                cell.accessories = [.disclosureIndicator()]
            }
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let list = UICollectionView(
                frame: view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: appearance)))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.dataSource = self
            view.addSubview(list)
            view.addSubview(dot(design))
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }

    private final class Table: UITableViewController {
        private let design: Design

        init(_ design: Design, _ style: UITableView.Style) {
            self.design = design
            super.init(style: style)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            tableView.addSubview(dot(design))
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.contentConfiguration = content(indexPath.row, design)
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    private struct Hosted: View {
        let design: Design

        var body: some View {
            VStack(alignment: .leading) {
                Text("Wi-Fi").foregroundStyle(Color(uiColor: design.textColor))
                HStack {
                    Image(systemName: design.icon).foregroundStyle(Color(uiColor: design.iconColor))
                        .frame(width: 40, height: 30)
                    Text("Bluetooth")
                    Spacer()
                    Text(design.word)
                }
                Rectangle().fill(Color(uiColor: design.background))
                    .frame(width: design.dotFrame.width, height: design.dotFrame.height)
                    .position(x: design.dotFrame.midX, y: design.dotFrame.midY)
            }
        }
    }
}
