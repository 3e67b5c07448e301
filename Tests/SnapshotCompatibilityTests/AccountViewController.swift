import SwiftUI
import UIKit

struct Account: Codable, Equatable {
    enum Plan: String, Codable, CaseIterable {
        case free, team, business

        var title: String { rawValue.capitalized }
    }

    var name: String
    var email: String
    var plan: Plan
    var usesNotifications: Bool

    static let sample = Account(
        name: "Robin Quill", email: "robin@example.org", plan: .team, usesNotifications: true)
}

final class AccountViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case profile, plan
    }

    private let account: Account

    init(account: Account) {
        self.account = account
        super.init(style: .insetGrouped)
        title = "Account"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section) == .profile ? 3 : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section) == .profile ? "Profile" : "Plan"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Section(rawValue: section) == .plan ? "Your plan renews every month." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        switch (indexPath.section, indexPath.row) {
        case (0, 0):
            content.text = "Name"
            content.secondaryText = account.name
            content.image = UIImage(systemName: "person.crop.circle")
        case (0, 1):
            content.text = "Email"
            content.secondaryText = account.email
            content.image = UIImage(systemName: "envelope")
        case (0, 2):
            content.text = "Notifications"
            content.image = UIImage(systemName: "bell")
            let toggle = UISwitch()
            toggle.isOn = account.usesNotifications
            cell.accessoryView = toggle
        default:
            content.text = "Plan"
            content.secondaryText = account.plan.title
            cell.accessoryType = .disclosureIndicator
        }
        cell.contentConfiguration = content
        return cell
    }
}

struct PlanBadge: View {
    let plan: Account.Plan
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "star.fill")
            Text(plan.title).fontWeight(.semibold)
        }
        .foregroundStyle(colorScheme == .dark ? .yellow : .orange)
        .padding(8)
    }
}

struct AccountCard: View {
    let account: Account

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                Text(account.name).font(.headline)
                Spacer()
                PlanBadge(plan: account.plan)
            }
            Text(account.email).font(.subheadline).foregroundStyle(.secondary)
        }
        .padding()
    }
}
