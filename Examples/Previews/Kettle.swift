import UIKit

// An app whose screens stand in a storyboard: Kettle.storyboard beside this file.

/// Settings in static cells.
class KettleSettings: UITableViewController {
    @IBOutlet weak var addButton: UIBarButtonItem!
    @IBOutlet weak var versionLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        versionLabel.text = "Version 3.1"
    }

    @IBAction func add(_ sender: UIBarButtonItem) {}
}

/// A prototype cell.
class KettleLeafCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var originLabel: UILabel!
}

/// A list under a heading that is a controller of its own.
class KettleLeaves: UIViewController, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView!
    private let leaves = [("Assam", "India"), ("Sencha", "Japan"), ("Keemun", "China")]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { leaves.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Leaf", for: indexPath)
        if let cell = cell as? KettleLeafCell {
            (cell.nameLabel.text, cell.originLabel.text) = leaves[indexPath.row]
        }
        return cell
    }
}

#Preview("Settings") {
    UIStoryboard(name: "Kettle", bundle: nil).instantiateViewController(withIdentifier: "Kettle")
}

#Preview("Leaves") {
    let leaves = UIStoryboard(name: "Kettle", bundle: nil).instantiateViewController(withIdentifier: "Leaves")
    return UINavigationController(rootViewController: leaves)
}
