import Foundation
import Galley
import UIKit

extension HostedPicture {
    /// Screens without content, and rows of what code draws.
    static let controls = [
        HostedPicture(
            name: "emptyList", make: { UINavigationController(rootViewController: EmptyList()) },
            size: CGSize(width: 390, height: 560)),
        HostedPicture(
            name: "fruitlessSearch", make: { UINavigationController(rootViewController: FruitlessSearch()) },
            size: CGSize(width: 390, height: 480), hasAllLooks: false),
        HostedPicture(name: "drawnRows", make: { DrawnRows() }, size: CGSize(width: 390, height: 500)),
        HostedPicture(
            name: "baselines", make: { BaselineRows() }, size: CGSize(width: 320, height: 280), hasAllLooks: false),
    ]
}

/// A large title over nothing.
private final class EmptyList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pots"
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "tray.fill")
        configuration.text = "No Pots Yet"
        configuration.secondaryText = "A pot that you add is kept here, with what was brewed in it and when."
        configuration.button = .borderedProminent()
        configuration.button.title = "Add a Pot"
        configuration.secondaryButton.title = "Look Around"
        contentUnavailableConfiguration = configuration
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

private final class FruitlessSearch: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Teas"
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.text = "quince"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

/// Avatars and tiles drawn by code, and the controls that stand in rows.
private final class DrawnRows: UICollectionViewController {
    private enum Row: Hashable {
        case person(String, UIColor)
        case tile(String, String, UIColor)
        case steps(String, Double)
        case moment(String)
        case note(String)
    }

    private let rows: [Row] = [
        .person("Oda Lund", .systemTeal), .person("Bo Rask", .systemPink),
        .tile("Timer", "timer", .systemOrange), .tile("Leaves", "leaf.fill", .systemGreen),
        .steps("Minutes", 4), .steps("Pots", 0), .moment("Brewed"),
        .note("Water that has just stopped boiling, and no more than four minutes: the second pot takes one longer."),
    ]

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    }

    required init?(coder: NSCoder) { nil }

    private static func avatar(_ name: String, _ color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 36, height: 36)
        return UIGraphicsImageRenderer(bounds: bounds).image { _ in
            color.setFill()
            UIBezierPath(ovalIn: bounds).fill()
            let initials = name.split(separator: " ").compactMap(\.first).map(String.init).joined()
            let attributes: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: UIColor.white,
            ]
            let size = initials.size(withAttributes: attributes)
            initials.draw(
                at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
                withAttributes: attributes)
        }
    }

    private static func tile(_ symbol: String, _ color: UIColor) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 29, height: 29)
        return UIGraphicsImageRenderer(size: bounds.size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: bounds, cornerRadius: 6.5).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
            let glyph = UIImage(systemName: symbol, withConfiguration: configuration)?.withTintColor(.white)
            guard let glyph else { return }
            glyph.draw(at: CGPoint(x: bounds.midX - glyph.size.width / 2, y: bounds.midY - glyph.size.height / 2))
        }
    }

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        cell.accessories = []
        switch row {
        case .person(let name, let color): (content.text, content.image) = (name, Self.avatar(name, color))
        case .tile(let title, let symbol, let color): (content.text, content.image) = (title, Self.tile(symbol, color))
        case .steps(let title, let value):
            content.text = title
            let stepper = UIStepper()
            stepper.value = value
            let place = UICellAccessory.Placement.trailing(displayed: .always)
            cell.accessories = [.customView(configuration: .init(customView: stepper, placement: place))]
        case .moment(let title):
            content.text = title
            let picker = UIDatePicker()
            picker.locale = Locale(identifier: "en_GB")
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            picker.date = Date(timeIntervalSince1970: 1_000_000_000)
            let place = UICellAccessory.Placement.trailing(displayed: .always)
            cell.accessories = [.customView(configuration: .init(customView: picker, placement: place))]
        case .note(let text):
            let view = UITextView()
            view.font = .preferredFont(forTextStyle: .body)
            view.text = text
            view.isScrollEnabled = false
            view.backgroundColor = nil
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 11),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -11),
            ])
            return
        }
        cell.contentConfiguration = content
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: rows[indexPath.item])
    }
}
