import Foundation
import SnapshotTesting
import SwiftUI
import XCTest

final class AccountSnapshotTests: XCTestCase {
    private var account: Account!
    private var sut: UINavigationController!

    override func setUp() {
        super.setUp()
        isRecording = false
        diffTool = "ksdiff"
        account = .sample
        sut = UINavigationController(rootViewController: AccountViewController(account: account))
    }

    override func tearDown() {
        sut = nil
        account = nil
        super.tearDown()
    }

    // MARK: - UIKit

    func testAccount() {
        assertSnapshot(of: sut, as: .image(on: .iPhone13Pro))
        assertSnapshot(of: sut, as: .image(on: .iPhone13Pro(.landscape)), named: "landscape")
    }

    func testAccount_dark() {
        assertSnapshot(
            of: sut, as: .image(on: .iPhone13Mini, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
    }

    func testAccount_rightToLeft() {
        let traits = UITraitCollection(traitsFrom: [
            .init(layoutDirection: .rightToLeft), .init(preferredContentSizeCategory: .large),
        ])
        assertSnapshot(of: sut, as: .image(on: .iPhone13Mini, perceptualPrecision: 0.98, traits: traits))
    }

    func testAccount_accessibilitySizes() {
        let categories: [UIContentSizeCategory] = [.accessibilityMedium, .accessibilityExtraExtraExtraLarge]
        categories.forEach { category in
            assertSnapshot(
                of: sut,
                as: .image(on: .iPhone13Mini, traits: UITraitCollection(preferredContentSizeCategory: category)),
                named: category.rawValue)
        }
    }

    func testAccount_devices() {
        assertSnapshots(
            of: sut,
            as: [
                "SE": .image(on: .iPhoneSe),
                "iPadMini": .image(on: .iPadMini(.portrait), precision: 0.99, perceptualPrecision: 0.98),
            ])
    }

    func testAccount_hierarchy() {
        let lightAndDark: [Snapshotting<UIViewController, String>] = [
            .hierarchy, .recursiveDescription(on: .iPhoneSe(.portrait)),
        ]
        assertSnapshots(of: sut, as: lightAndDark)
    }

    func testAccount_keyWindow() {
        assertSnapshot(
            of: sut,
            as: .wait(for: 0.01, on: .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 320, height: 480))))
    }

    func testAccount_neverRecorded() {
        withSnapshotTesting(record: .never) {
            let failure = verifySnapshot(of: sut, as: .image(on: .iPhoneSe), named: "nowhere")
            XCTAssertNotNil(failure)
        }
        withSnapshotTesting(record: .missing, diffTool: .default) {
            assertSnapshot(of: account, as: .dump)
        }
    }

    func testOwnDirectory() {
        let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__/Own").path
        let failure = verifySnapshot(
            of: account, as: .json, named: "account", snapshotDirectory: directory, testName: "own")
        XCTAssertNil(failure, failure ?? "")
    }

    // MARK: - SwiftUI

    func testBadge() {
        assertSnapshot(of: PlanBadge(plan: .business), as: .image)
        assertSnapshot(
            of: PlanBadge(plan: .business),
            as: .image(layout: .sizeThatFits, traits: .init(userInterfaceStyle: .dark)), named: "dark")
    }

    func testCard() {
        let card = AccountCard(account: account)
        assertSnapshot(of: card, as: .image(layout: .fixed(width: 320, height: 90)))
        assertSnapshot(of: card, as: .image(precision: 0.98, layout: .device(config: .iPhone8(.landscape))))
        assertSnapshot(
            of: UIHostingController(rootView: card),
            as: .image(on: .iPhoneSe, traits: .init(layoutDirection: .rightToLeft)), named: "hosted")
    }

    func testScreens() {
        let traits = UITraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
        let strategies: [String: Snapshotting<AccountCard, UIImage>] = [
            "fits": .image(layout: .sizeThatFits, traits: traits),
            "fixed": .image(
                drawHierarchyInKeyWindow: false, precision: 1, perceptualPrecision: 1,
                layout: .fixed(width: 375, height: 160), traits: traits),
        ]
        assertSnapshots(of: AccountCard(account: account), as: strategies)
    }

    // MARK: - Values

    func testModel() {
        assertSnapshot(of: account, as: .json)
        assertSnapshot(of: account, as: .plist)
        assertSnapshot(of: account.plan, as: .description)
        assertSnapshot(of: Data(account.email.utf8), as: .data)
        assertSnapshot(of: ["name": account.name, "seats": 3] as Any, as: .json)
    }

    func testPlanTitles() {
        assertSnapshot(of: { $0.title }, as: Snapshotting<Account.Plan, String>.func(into: .lines))
    }

    func testRequest() throws {
        var request = URLRequest(url: try XCTUnwrap(URL(string: "https://api.example.org/account?page=2&expand=plan")))
        assertSnapshot(of: request, as: .raw)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("session=1", forHTTPHeaderField: "Cookie")
        request.httpBody = Data(#"{"plan":"team","name":"Robin \"Q\""}"#.utf8)
        assertSnapshot(of: request, as: .raw(pretty: true))
        assertSnapshot(of: request, as: .curl)
    }

    func testOutline() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 20, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 40))
        path.addQuadCurve(to: CGPoint(x: 0, y: 40), controlPoint: CGPoint(x: 20, y: 20))
        path.close()
        assertSnapshot(of: path, as: .image(scale: 2))
        assertSnapshot(of: path, as: .elementsDescription)
        assertSnapshot(of: path.cgPath, as: .image)
    }

    func testOwnDiffing() {
        let rounded = Diffing<Double>(
            toData: { Data("\($0)".utf8) }, fromData: { Double(String(decoding: $0, as: UTF8.self)) ?? 0 },
            diff: { old, new in abs(old - new) < 0.5 ? nil : ("\(old) became \(new)", []) })
        let strategy = Snapshotting<Double, Double>(pathExtension: "number", diffing: rounded)
        assertSnapshot(of: 2.25, as: strategy)
    }
}
