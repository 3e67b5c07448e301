import UIKit

struct Profile: Codable {
    var name: String
    var handle: String
    var isVerified: Bool
    var links: [String]
}

class ProfileViewController: UIViewController {
    private let profile: Profile
    private let nameLabel = UILabel()
    private let handleLabel = UILabel()
    private let badge = UIImageView(image: UIImage(systemName: "checkmark.seal.fill"))
    private lazy var stack = UIStackView(arrangedSubviews: [nameLabel, handleLabel])

    init(profile: Profile) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        nameLabel.text = profile.name
        nameLabel.font = .preferredFont(forTextStyle: .title1)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        handleLabel.text = profile.handle
        handleLabel.font = .preferredFont(forTextStyle: .subheadline)
        handleLabel.textColor = .secondaryLabel
        badge.isHidden = !profile.isVerified
        badge.tintColor = .systemBlue
        stack.axis = .vertical
        stack.spacing = 4
        for subview in [stack, badge] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
            badge.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
            badge.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
        ])
    }
}

class LinkView: LinkBaseView {
    func configure(with link: String) {
        label.text = link
    }
}

/// A row such as teams write for themselves.
class LinkBaseView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        label.textColor = .link
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
