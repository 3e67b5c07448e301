import SnapshotTesting
import UIKit
import XCTest

final class ProfileViewControllerTests: XCTestCase {
    private let profile = Profile(
        name: "Robin Quill", handle: "@quill", isVerified: true, links: ["example.org", "example.com/notes"])

    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
            super.invokeTest()
        }
    }

    func testOnPhones() {
        let vc = ProfileViewController(profile: profile)
        assertSnapshot(of: vc, as: .image(on: .iPhoneSe))
        assertSnapshot(of: vc, as: .image(on: .iPhone13))
        assertSnapshot(of: vc, as: .image(on: .iPhoneX(.landscape)), named: "landscape")
    }

    func testDarkMode() {
        let vc = ProfileViewController(profile: profile)
        assertSnapshot(
            of: vc, as: .image(on: .iPhoneSe, precision: 0.99, traits: .init(userInterfaceStyle: .dark)))
    }

    func testEverySize() {
        let vc = ProfileViewController(profile: profile)
        let sizes: [UIContentSizeCategory] = [.extraSmall, .accessibilityExtraLarge]
        for size in sizes {
            assertSnapshot(
                of: vc,
                as: .image(
                    on: .iPhoneSe, perceptualPrecision: 0.98, traits: .init(preferredContentSizeCategory: size)),
                named: size.rawValue)
        }
    }

    func testSeveralAtOnce() {
        assertSnapshots(
            of: ProfileViewController(profile: profile),
            as: [
                "hierarchy": .recursiveDescription(on: .iPhoneSe),
                "controllers": .hierarchy,
            ])
    }

    func testLink() {
        let view = LinkView()
        view.configure(with: profile.links[0])
        view.frame.size = view.systemLayoutSizeFitting(
            CGSize(width: 320, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        assertSnapshot(of: view, as: .image)
        assertSnapshot(matching: view, as: .image(size: CGSize(width: 200, height: 60)), named: "small")
    }

    func testModel() throws {
        assertSnapshot(of: profile, as: .dump)
        assertSnapshot(of: profile, as: .json)
        assertSnapshot(of: profile.links.joined(separator: "\n"), as: .lines)
    }

    func testWhatTakesTime() {
        let later = Snapshotting<String, String>.lines.asyncPullback { (profile: Profile) in
            Async { callback in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { callback(profile.name) }
            }
        }
        assertSnapshot(of: profile, as: later)
    }

    func testOwnStrategy() {
        assertSnapshot(of: ProfileViewController(profile: profile), as: .sheet)
    }

    func testOwnAssertion() {
        let failure = verifySnapshot(of: profile, as: .json, named: "own", testName: "profile")
        if let failure { XCTFail(failure) }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    static var sheet: Snapshotting {
        Snapshotting<UIView, UIImage>.image(size: CGSize(width: 300, height: 160)).pullback { vc in vc.view }
    }
}
