import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct AccountSuite {
    @Test func badge() {
        assertSnapshot(of: PlanBadge(plan: .free), as: .image(traits: .init(displayScale: 2)))
    }

    @Test(.snapshots(diffTool: .default), arguments: Account.Plan.allCases)
    func plans(plan: Account.Plan) {
        assertSnapshot(
            of: AccountCard(
                account: Account(name: "Ann", email: "ann@example.org", plan: plan, usesNotifications: false)),
            as: .layout(.fixed(width: 320, height: 100)), named: plan.rawValue)
    }

    @Test func later() async {
        await withSnapshotTesting(record: .missing) {
            try? await Task.sleep(nanoseconds: 1000)
            assertSnapshot(of: PlanBadge(plan: .team), as: .imageAndLayout(allowing: .pixels(3)))
        }
    }
}
