import Foundation
import Testing
import UIKit

// A list of contacts as people write it: avatars drawn by a helper of the image class, a screen for when nothing is there, and
// a form with a stepper and a text view.

private struct Guest: Hashable {
    let name: String
    let color: UIColor

    var initials: String {
        name.split(separator: " ").compactMap(\.first).map(String.init).joined()
    }
}

extension UIImage {
    fileprivate static func avatar(initials: String, color: UIColor, diameter: CGFloat = 40) -> UIImage {
        let size = CGSize(width: diameter, height: diameter)
        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            color.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: diameter * 0.4, weight: .semibold), .foregroundColor: UIColor.white,
            ]
            let textSize = initials.size(withAttributes: attributes)
            initials.draw(
                at: CGPoint(x: (size.width - textSize.width) / 2, y: (size.height - textSize.height) / 2),
                withAttributes: attributes)
        }
    }

    fileprivate func roundedThumbnail(side: CGFloat) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), false, UIScreenScale)
        defer { UIGraphicsEndImageContext() }
        let rect = CGRect(x: 0, y: 0, width: side, height: side)
        UIBezierPath(roundedRect: rect, cornerRadius: 6).addClip()
        draw(in: rect)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}

private let UIScreenScale: CGFloat = 0

private final class ContactsViewController: UITableViewController {
    private var contacts: [Guest] = []

    var isLoading = false {
        didSet { setNeedsUpdateContentUnavailableConfiguration() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Contacts"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Guest")
    }

    func show(_ contacts: [Guest]) {
        self.contacts = contacts
        tableView.reloadData()
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var configuration: UIContentUnavailableConfiguration?
        if isLoading {
            configuration = .loading()
        } else if contacts.isEmpty {
            configuration = state.searchText == nil ? makeEmptyConfiguration() : .search()
        }
        contentUnavailableConfiguration = configuration
    }

    private func makeEmptyConfiguration() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "person.2")
        configuration.imageProperties.tintColor = .tertiaryLabel
        configuration.text = "No Contacts"
        configuration.textProperties.font = .preferredFont(forTextStyle: .headline)
        configuration.secondaryText = "People you add will appear here."
        configuration.secondaryTextProperties.color = .secondaryLabel
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .systemGroupedBackground
        configuration.background = background
        var button = UIButton.Configuration.borderedProminent()
        button.title = "Add Guest"
        configuration.button = button
        configuration.buttonProperties.primaryAction = UIAction(title: "Add") { _ in }
        configuration.textToButtonPadding = 24
        return configuration
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Guest", for: indexPath)
        let contact = contacts[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = contact.name
        content.image = .avatar(initials: contact.initials, color: contact.color)
        content.imageProperties.cornerRadius = 20
        cell.contentConfiguration = content
        return cell
    }
}

private final class NoteViewController: UIViewController, UITextViewDelegate {
    private let stack = UIStackView()
    let stepper = UIStepper()

    let textView: UITextView = {
        let textView = UITextView()
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        textView.textContainer.lineFragmentPadding = 0
        textView.isScrollEnabled = false
        textView.isEditable = false
        textView.backgroundColor = .secondarySystemBackground
        textView.layer.cornerRadius = 8
        return textView
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        textView.delegate = self
        textView.text = "Water, a good pot, and four minutes of patience; the leaves do the rest by themselves."
        stepper.minimumValue = 1
        stepper.maximumValue = 8
        stepper.stepValue = 1
        stepper.value = 4
        stepper.addAction(UIAction { _ in }, for: .valueChanged)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(textView)
        stack.addArrangedSubview(stepper)
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }

    func textViewDidChange(_ textView: UITextView) { view.setNeedsLayout() }
}

@MainActor
struct EmptyStateTests {
    @Test func anEmptyListSaysSo() throws {
        let controller = ContactsViewController()
        let report = drawn(controller)
        #expect(report.node("contentUnavailable/text")?.text?.text == "No Contacts")
        #expect(report.node("contentUnavailable/secondaryText") != nil)
        #expect(report.node("contentUnavailable/button") != nil)
        controller.isLoading = true
        #expect(drawn(controller).node("contentUnavailable/indicator") != nil)
        controller.isLoading = false
        controller.show([Guest(name: "Oda Lund", color: .systemTeal), Guest(name: "Bo Rask", color: .systemPink)])
        let filled = drawn(controller)
        #expect(filled.node("contentUnavailable/text") == nil)
        #expect(filled.texts("text") == ["Oda Lund", "Bo Rask"])
        let avatar = try #require(filled.nodes.first { $0.path.hasSuffix("item 0/image") })
        #expect(avatar.frame.size == CGSize(width: 40, height: 40))
    }

    @Test func aFormHasAStepperAndATextView() {
        let controller = NoteViewController()
        _ = drawn(controller)
        #expect(controller.stepper.frame.width == 94 && abs(controller.stepper.frame.height - 32) < 0.01)
        #expect(controller.textView.frame.width > 300 && controller.textView.frame.height > 60)
    }

    @Test func thumbnailsAreDrawnTheOldWay() {
        #expect(UIImage.avatar(initials: "A", color: .red).roundedThumbnail(side: 24)?.size.width == 24)
    }
}
