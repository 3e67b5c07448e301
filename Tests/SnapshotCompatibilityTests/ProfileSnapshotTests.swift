import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite("Profile", .snapshots(record: .missing, diffTool: "ksdiff"))
struct ProfileSnapshotTests {
    let profile = Profile(name: "Robin Quill", handle: "@quill", isVerified: false, links: [])

    @Test func light() {
        assertSnapshot(of: ProfileViewController(profile: profile), as: .image(on: .iPhoneSe))
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func link(style: UIUserInterfaceStyle) {
        let view = LinkView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        view.configure(with: "example.org")
        assertSnapshot(
            of: view, as: .image(traits: UITraitCollection(userInterfaceStyle: style)), named: "\(style.rawValue)")
    }

    @Test(.snapshots(record: .never)) func layout() {
        withKnownIssue {
            assertSnapshot(of: ProfileViewController(profile: profile), as: .layout)
        }
    }

    @Test func layoutAndPicture() {
        assertSnapshot(
            of: ProfileViewController(profile: profile),
            as: .imageAndLayout(on: .iPhoneSe, traits: .init(layoutDirection: .rightToLeft)))
    }
}

struct ModelSnapshotTests {
    @Test func model() throws {
        assertSnapshot(of: ["name": "Robin"], as: .json)
    }
}
