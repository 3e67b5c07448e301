import DisplayLists
import Foundation
import Testing
import UIKit

// A list of tasks, written as for iOS: a trailing action with a handler that changes the model and reloads the row, and a
// background that reads the cell's state.

private class Task {
    let title: String
    var isDone = false

    init(title: String) {
        self.title = title
    }
}

private class TaskListViewController: UIViewController, UICollectionViewDataSource {
    var dataSource = [Task(title: "Water the ferns"), Task(title: "Return the ladder")]
    var collectionView: UICollectionView!
    /// What the provider has made last.
    var action: UIContextualAction?

    private let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Task> {
        cell, indexPath, model in
        var content = cell.defaultContentConfiguration()
        content.text = model.title
        cell.contentConfiguration = content
        cell.accessories = model.isDone ? [.checkmark()] : []

        var background = UIBackgroundConfiguration.listGroupedCell()
        background.backgroundColorTransformer = UIConfigurationColorTransformer { [weak cell] color in
            guard let state = cell?.configurationState else { return color }
            return state.isSelected || state.isHighlighted ? .systemGray3 : .systemYellow
        }
        cell.backgroundConfiguration = background
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        var listConfig = UICollectionLayoutListConfiguration(appearance: .insetGrouped)

        listConfig.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self = self else { return nil }

            let model = self.dataSource[indexPath.row]

            let actionHandler: UIContextualAction.Handler = { action, view, completion in
                model.isDone = true
                completion(true)
                self.collectionView.reloadItems(at: [indexPath])
            }

            let action = UIContextualAction(style: .normal, title: "Finish", handler: actionHandler)
            action.image = UIImage(systemName: "checkmark")
            action.backgroundColor = .systemGreen
            self.action = action

            return UISwipeActionsConfiguration(actions: [action])
        }

        let listLayout = UICollectionViewCompositionalLayout.list(using: listConfig)

        // The layout has its own copy: this reaches nobody.
        listConfig.trailingSwipeActionsConfigurationProvider = nil

        collectionView = UICollectionView(frame: .zero, collectionViewLayout: listLayout)
        collectionView.dataSource = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return dataSource.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        return collectionView.dequeueConfiguredReusableCell(
            using: cellRegistration, for: indexPath, item: dataSource[indexPath.row])
    }
}

@MainActor
struct TaskListTests {
    private let path = IndexPath(item: 1, section: 0)

    private func drawn(_ controller: UIViewController) -> LayoutReport {
        let request = WindowSnapshot.Request(width: 390, height: 844, scale: 3, traits: .standard)
        return WindowSnapshot.take(of: controller, request).report
    }

    @Test func trailingActionIsDrawnAndChangesTheRow() throws {
        let controller = TaskListViewController()
        _ = drawn(controller)
        controller.collectionView.revealSwipeActions(at: path, leading: false)
        let open = drawn(controller)
        let button = try #require(open.node("section 0/item 1/swipeAction 0"))
        #expect(button.color?.hexadecimal == "#34C759FF")
        #expect(button.frame.minX >= (try #require(open.node("section 0/item 1")).frame.maxX))
        #expect(open.node("section 0/item 1/accessory.checkmark") == nil)

        let action = try #require(controller.action)
        var wasCompleted = false
        action.handler(action, controller.view) { wasCompleted = $0 }
        #expect(wasCompleted)
        #expect(drawn(controller).node("section 0/item 1/accessory.checkmark") != nil)
    }

    @Test func backgroundReadsTheState() {
        let controller = TaskListViewController()
        controller.loadViewIfNeeded()
        controller.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        let report = drawn(controller)
        #expect(report.node("section 0/item 0/background")?.color?.hexadecimal == "#FFCC00FF")
        #expect(report.node("section 0/item 1/background")?.color?.hexadecimal == "#C7C7CCFF")
    }
}
