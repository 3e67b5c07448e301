import CoreGraphics
import UIKit

@objc public protocol TeaShelfDelegate: AnyObject {
    func teaShelfDidRefresh()
}

/// A screen as apps have had them for years: targets and selectors, and an Objective-C name.
@objc(TeaShelfViewController)
public final class TeaShelfViewController: UITableViewController {
    public weak var delegate: (any TeaShelfDelegate)?
    private let teas: [Tea]
    private let rowHeight: CGFloat = 52

    public init(teas: [Tea]) {
        self.teas = teas
        super.init(style: .insetGrouped)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Teas"
        tableView.rowHeight = rowHeight
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tea")
        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        refreshControl = refresh
        NotificationCenter.default.addObserver(
            self, selector: #selector(contentSizeDidChange), name: UIContentSizeCategory.didChangeNotification,
            object: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(TeaShelfViewController.add))
    }

    public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }

    public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: indexPath)
        let tea = teas[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = tea.name
        content.secondaryText = "\(tea.minutes) min"
        cell.contentConfiguration = content
        let star = UIButton(type: .system)
        star.setImage(UIImage(systemName: tea.isFavorite ? "star.fill" : "star"), for: .normal)
        star.addTarget(self, action: #selector(toggleFavorite(_:)), for: .touchUpInside)
        star.sizeToFit()
        cell.accessoryView = star
        return cell
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        delegate?.teaShelfDidRefresh()
        sender.endRefreshing()
    }

    @objc private func contentSizeDidChange() { tableView.reloadData() }
    @objc func add() {}
    @objc private func toggleFavorite(_ sender: UIButton) {}
}
