import DisplayLists
import Testing
import UIKit

/// A table view controller as people write one: class registration, the cell styles, sections with titles, swipe actions,
/// editing and moving.
private final class PeopleViewController: UITableViewController {
    private struct Person {
        var name: String
        var role: String
        var isOnline: Bool
    }

    private enum Section: Int, CaseIterable {
        case online, offline

        var title: String {
            switch self {
            case .online: return "Online"
            case .offline: return "Offline"
            }
        }
    }

    private static let cellIdentifier = "PersonCell"
    private var people: [[Person]] = [
        [
            Person(name: "Ada", role: "Engineer", isOnline: true),
            Person(name: "Björn", role: "Designer", isOnline: true),
        ],
        [Person(name: "Chloé", role: "Tester", isOnline: false)],
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "People"
        tableView.register(PersonCell.self, forCellReuseIdentifier: Self.cellIdentifier)
        tableView.register(
            UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        tableView.tableFooterView = UIView()
        tableView.cellLayoutMarginsFollowReadableWidth = true
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return people[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath) as? PersonCell
        else { return UITableViewCell() }
        let person = people[indexPath.section][indexPath.row]
        cell.textLabel?.text = person.name
        cell.detailTextLabel?.text = person.role
        cell.imageView?.image = UIImage(systemName: "person.circle")
        cell.imageView?.tintColor = person.isOnline ? .systemGreen : .systemGray
        cell.accessoryType = .disclosureIndicator
        cell.selectionStyle = .none
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return Section(rawValue: section)?.title
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let person = people[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        people[destinationIndexPath.section].insert(person, at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            people[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.people[indexPath.section].remove(at: indexPath.row)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        guard let header = view as? UITableViewHeaderFooterView else { return }
        header.textLabel?.textColor = .systemIndigo
    }
}

private final class PersonCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView?.image = nil
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
    }
}

/// A custom cell with constraints to the content view's margins, self-sized, in a table that its controller owns.
private final class NotesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let notes = ["Buy milk", "A longer note that needs more than one line to be read in full on a phone"]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(MemoCell.self, forCellReuseIdentifier: MemoCell.identifier)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(withIdentifier: MemoCell.identifier, for: indexPath) as? MemoCell
        else { return UITableViewCell() }
        cell.configure(with: notes[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return UITableView.automaticDimension
    }
}

private final class MemoCell: UITableViewCell {
    static let identifier = "MemoCell"

    private let noteLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(noteLabel)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            noteLabel.topAnchor.constraint(equalTo: margins.topAnchor),
            noteLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            noteLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func configure(with text: String) { noteLabel.text = text }
}

@MainActor
struct PeopleTableTests {
    private func report(of controller: UIViewController) -> LayoutReport {
        WindowSnapshot.take(
            of: controller, WindowSnapshot.Request(width: 390, height: 844, scale: 3, traits: .standard)
        ).report
    }

    @Test func tableControllerShowsItsSections() {
        let report = report(of: PeopleViewController(style: .insetGrouped))
        #expect(report.texts("text").sorted() == ["Ada", "Björn", "Chloé", "Offline", "Online"])
        #expect(report.texts("secondaryText") == ["Engineer", "Designer", "Tester"])
        #expect(report.node("section 0/item 0/accessory.disclosureIndicator") != nil)
        #expect(report.node("section 0/item 0/separator.bottom")?.frame.minX == 92)
    }

    @Test func cellsOfConstraintsGrowWithTheirText() {
        let report = report(of: NotesViewController())
        #expect(report.texts("view 0").count == 2)
        let heights = (0..<2).compactMap { report.node("section 0/item \($0)")?.frame.height }
        #expect(heights.count == 2)
        // 15 above and below the text, and the separator; the second note takes three lines.
        #expect(heights.first.map { abs($0 - (30 + 61.0 / 3 + 1)) < 0.01 } == true)
        #expect(heights.last.map { $0 > 70 } == true)
    }
}
