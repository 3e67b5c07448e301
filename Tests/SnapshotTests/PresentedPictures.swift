import Foundation
import Galley
import UIKit

extension HostedPicture {
    /// What controllers present.
    static let presented = [
        HostedPicture(
            name: "alert", make: { Teapots(presenting: PresentedSamples.alert) }, size: CGSize(width: 390, height: 480)),
        HostedPicture(
            name: "alertOfFields", make: { Teapots(presenting: PresentedSamples.fields) },
            size: CGSize(width: 390, height: 480), hasAllLooks: false, hasOldLook: true),
        HostedPicture(
            name: "actionSheet", make: { Teapots(presenting: PresentedSamples.actions) },
            size: CGSize(width: 390, height: 480)),
        HostedPicture(
            name: "sheet", make: { Teapots(presenting: { PresentedSamples.sheet([.large()]) }) },
            size: CGSize(width: 390, height: 480)),
        HostedPicture(
            name: "mediumSheet",
            make: { Teapots(presenting: { PresentedSamples.sheet([.medium(), .large()], hasGrabber: true) }) },
            size: CGSize(width: 390, height: 560)),
        HostedPicture(
            name: "fullScreen", make: { Teapots(presenting: PresentedSamples.fullScreen) },
            size: CGSize(width: 390, height: 320), hasAllLooks: false),
        HostedPicture(
            name: "overFullScreen", make: { Teapots(presenting: PresentedSamples.overFullScreen) },
            size: CGSize(width: 390, height: 320), hasAllLooks: false),
    ]
}

/// A list under a bar that presents something once it has appeared.
final class Teapots: UINavigationController {
    private let makePresented: () -> UIViewController
    private let rows: TeapotRows

    init(presenting makePresented: @escaping () -> UIViewController) {
        self.makePresented = makePresented
        rows = TeapotRows("Pots")
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rows]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        rows.present(makePresented(), animated: false)
    }
}

private final class TeapotRows: UITableViewController {
    private let pots = ["Blue pot", "Iron kettle", "Glass pot", "Travel cup", "Samovar", "Gaiwan", "Kyusu", "Moka pot"]

    init(_ title: String) {
        super.init(style: .insetGrouped)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pots.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = pots[indexPath.row]
        cell.detailTextLabel?.text = "\(indexPath.row + 2) cups"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

/// Presented controllers.
@MainActor
private enum PresentedSamples {
    static func alert() -> UIViewController {
        let alert = UIAlertController(
            title: "Empty the blue pot?", message: "The tea in it has been brewed twice and is still warm.",
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Empty", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    static func fields() -> UIViewController {
        let alert = UIAlertController(title: "New Pot", message: "Give it a name.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.text = "4 cups" }
        alert.addAction(UIAlertAction(title: "Add to the upper shelf", style: .default))
        alert.preferredAction = alert.actions.first
        let later = UIAlertAction(title: "Add Another", style: .default)
        later.isEnabled = false
        alert.addAction(later)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    static func actions() -> UIViewController {
        let sheet = UIAlertController(
            title: "Iron kettle", message: "It has not been used for a week.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Boil Water", style: .default))
        sheet.addAction(UIAlertAction(title: "Lend It", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.addAction(UIAlertAction(title: "Give It Away", style: .destructive))
        return sheet
    }

    static func sheet(_ detents: [UISheetPresentationController.Detent], hasGrabber: Bool = false) -> UIViewController {
        let rows = TeapotRows("Choose a Pot")
        rows.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        rows.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: rows)
        navigation.sheetPresentationController?.detents = detents
        navigation.sheetPresentationController?.prefersGrabberVisible = hasGrabber
        return navigation
    }

    static func fullScreen() -> UIViewController {
        let navigation = UINavigationController(rootViewController: TeapotRows("Everything"))
        navigation.modalPresentationStyle = .fullScreen
        return navigation
    }

    static func overFullScreen() -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .overFullScreen
        controller.view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.color = .white
        wheel.startAnimating()
        wheel.center = CGPoint(x: 195, y: 160)
        controller.view.addSubview(wheel)
        return controller
    }
}
