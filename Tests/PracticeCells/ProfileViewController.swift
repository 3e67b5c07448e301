import UIKit

/// Its view comes from the nib of its name.
class ProfileViewController: UIViewController {
    @Outlet var avatarView: UIImageView!
    @Outlet var nameLabel: UILabel!
    @Outlet var detailLabel: UILabel!
    @Outlet var levels: [UIProgressView]!

    override func viewDidLoad() {
        super.viewDidLoad()

        nameLabel.text = "Robin Example"
        detailLabel.text = "Climbs, bakes and repairs radios"
        avatarView.image = UIImage(systemName: "person.fill")
        for (index, level) in levels.enumerated() {
            level.progress = 0.75 - 0.5 * Float(index)
        }
    }
}

extension PracticeView {
    /// A form with a control of each kind.
    public static func profile() -> PracticeView {
        let controller = ProfileViewController()
        return PracticeView(view: controller.view, owner: controller)
    }
}
