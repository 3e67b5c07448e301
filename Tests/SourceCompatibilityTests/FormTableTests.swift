import DisplayLists
import Foundation
import Testing
import UIKit

// A form as people write it: a diffable data source of a subclass, cells of several classes with content configurations,
// a header view of one's own, switches as accessory views, a table header, and insets set to nothing.

private enum FormSection: String, CaseIterable {
    case account = "Account"
    case notifications = "Notifications"
}

private enum FormRow: Hashable {
    case name(String)
    case email(String)
    case toggle(String, isOn: Bool)
}

private final class FormDataSource: UITableViewDiffableDataSource<FormSection, FormRow> {
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard sectionIdentifier(for: section) == .notifications else { return nil }
        return "You can change this at any time."
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

private final class FormHeaderView: UITableViewHeaderFooterView {
    static let reuseIdentifier = "FormHeaderView"

    let titleLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        titleLabel.adjustsFontForContentSizeCategory = true
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class ToggleCell: UITableViewCell {
    static let reuseIdentifier = "ToggleCell"
    let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = toggle
        selectionStyle = .none
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        if state.isHighlighted { background.backgroundColor = .systemGray5 }
        backgroundConfiguration = background
    }
}

private final class FormViewController: UIViewController, UITableViewDelegate {
    private lazy var tableView: UITableView = {
        let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.backgroundColor = .systemGroupedBackground
        tableView.keyboardDismissMode = .onDrag
        tableView.contentInset.bottom = 20
        tableView.separatorStyle = .singleLine
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 38
        tableView.sectionHeaderTopPadding = 0
        tableView.allowsSelection = false
        tableView.refreshControl = UIRefreshControl()
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.register(ToggleCell.self, forCellReuseIdentifier: ToggleCell.reuseIdentifier)
        tableView.register(
            FormHeaderView.self, forHeaderFooterViewReuseIdentifier: FormHeaderView.reuseIdentifier)
        return tableView
    }()

    private lazy var dataSource = FormDataSource(tableView: tableView) { tableView, indexPath, row in
        switch row {
        case .name(let text), .email(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            if case .name = row { content.text = "Name" } else { content.text = "E-Mail" }
            content.secondaryText = text
            cell.contentConfiguration = content
            cell.separatorInset = .zero
            cell.layoutMargins = .zero
            cell.preservesSuperviewLayoutMargins = false
            return cell
        case .toggle(let title, let isOn):
            let cell = tableView.dequeueReusableCell(withIdentifier: ToggleCell.reuseIdentifier, for: indexPath)
            guard let toggleCell = cell as? ToggleCell else { return cell }
            var content = toggleCell.defaultContentConfiguration()
            content.text = title
            toggleCell.contentConfiguration = content
            toggleCell.toggle.isOn = isOn
            return toggleCell
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)

        let header = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 60))
        header.text = "Profile"
        header.textAlignment = .center
        tableView.tableHeaderView = header

        dataSource.defaultRowAnimation = .fade
        var snapshot = NSDiffableDataSourceSnapshot<FormSection, FormRow>()
        snapshot.appendSections(FormSection.allCases)
        snapshot.appendItems([.name("Robin"), .email("robin@example.com")], toSection: .account)
        snapshot.appendItems([.toggle("Messages", isOn: true)], toSection: .notifications)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header =
            tableView.dequeueReusableHeaderFooterView(
                withIdentifier: FormHeaderView.reuseIdentifier) as? FormHeaderView
        header?.titleLabel.text = dataSource.sectionIdentifier(for: section)?.rawValue
        return header
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.section == 1 { cell.tintColor = .systemPurple }
    }
}

@MainActor
struct FormTableTests {
    @Test func formShowsItsRowsAndHeaders() {
        let report = WindowSnapshot.take(
            of: FormViewController(), WindowSnapshot.Request(width: 390, height: 844, scale: 3, traits: .standard)
        ).report
        #expect(report.texts("text").contains("Name"))
        #expect(report.texts("secondaryText") == ["Robin", "robin@example.com"])
        #expect(report.texts("view 0").contains("Account"))
        #expect(report.texts("view 0").contains("Profile") || report.nodes.contains { $0.text?.text == "Profile" })
        // 12 and 4 around a line of 17 points, below the table's header of 60.
        let header = report.node("section 0/header")?.frame
        #expect(header?.minY == 60)
        #expect(header.map { abs($0.height - 36.333) < 0.01 } == true)
        #expect(report.node("section 0/item 0/separator.bottom")?.frame.minX == 20)
        #expect(report.node("section 1/item 0/accessory.customView")?.frame.width == 63)
        #expect(report.nodes.contains { $0.text?.text == "You can change this at any time." })
    }
}
