import Foundation
import Testing
import UIKit

/// A list whose rows can be dragged, as apps write it. Nothing is dragged in a picture; all of it has to compile.
private final class CratesViewController: UIViewController {
    private var crates = ["Plums", "Pears"]
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dragDelegate = self
        collectionView.dropDelegate = self
        collectionView.dragInteractionEnabled = true
        collectionView.reorderingCadence = .fast
        tableView.dragDelegate = self
        tableView.dropDelegate = self
        view.addInteraction(UIDropInteraction(delegate: self))
        definesPresentationContext = true
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "New", action: NSSelectorFromString("new:"), input: "n", modifierFlags: .command)]
    }

    override func delete(_ sender: Any?) { crates.removeAll() }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "delete:" || super.canPerformAction(action, withSender: sender)
    }
}

extension CratesViewController: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: crates[indexPath.item] as NSString))
        item.localObject = crates[indexPath.item]
        return [item]
    }

    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: .zero, cornerRadius: 8)
        return parameters
    }
}

extension CratesViewController: UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard session.localDragSession != nil, collectionView.hasActiveDrag else {
            return UICollectionViewDropProposal(operation: .forbidden)
        }
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
    ) {
        guard let item = coordinator.items.first, let source = item.sourceIndexPath,
            let destination = coordinator.destinationIndexPath
        else { return }
        collectionView.performBatchUpdates({ collectionView.moveItem(at: source, to: destination) })
        coordinator.drop(item.dragItem, toItemAt: destination)
    }
}

extension CratesViewController: UITableViewDragDelegate, UITableViewDropDelegate, UIDropInteractionDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {}
}

@MainActor struct DragAndDropSourceTests {
    @Test func aScreenThatCanBeDraggedFromIsMade() {
        let controller = CratesViewController()
        controller.loadViewIfNeeded()
        #expect(controller.collectionView.dragDelegate === controller)
        #expect(controller.tableView.dropDelegate === controller)
        #expect(!controller.tableView.hasActiveDrag)
        #expect(controller.keyCommands?.first?.input == "n")
        #expect(controller.canPerformAction("delete:", withSender: nil))
        #expect(!controller.canPerformAction("copy:", withSender: nil))
        #expect(controller.view.interactions.count == 1)
        #expect(controller.definesPresentationContext)
    }

    @Test func aProviderHandsOutWhatItWasMadeOf() {
        let provider = NSItemProvider(object: "Plums" as NSString)
        #expect(provider.hasItemConformingToTypeIdentifier("public.utf8-plain-text"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: UIImage.self))
        var read: NSString?
        provider.loadObject(ofClass: NSString.self) { text, _ in read = text }
        #expect(read == "Plums")
    }

    @Test func proposalsKeepWhatTheySay() {
        #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
        #expect(UITableViewDropProposal(operation: .move, intent: .automatic).operation == .move)
        #expect(UIDropOperation.move.rawValue == 3)
    }
}
