import DisplayLists
import Foundation
import Testing
import UIKit

// An inbox, written as for iOS: a cell that configures itself for its state, swipe actions set before the layout is made,
// and a diffable data source.

private struct Message: Hashable {
    let id: Int
    let title: String
    let preview: String
    let isRead: Bool
}

private class MessageListCell: UICollectionViewListCell {
    var message: Message? {
        didSet { setNeedsUpdateConfiguration() }
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)

        content.text = message?.title
        content.secondaryText = message?.preview
        content.image = UIImage(systemName: message?.isRead == true ? "envelope.open" : "envelope")
        content.imageProperties.tintColor = state.isSelected ? .systemGray : .systemBlue

        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
        content.secondaryTextProperties.color = .secondaryLabel

        contentConfiguration = content
    }
}

private class MessageListViewController: UIViewController {
    enum Section {
        case main
    }

    let messages: [Message]
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, Message>!

    init(messages: [Message]) {
        self.messages = messages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .systemGroupedBackground
        configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
            let action = UIContextualAction(
                style: .normal,
                title: "Keep"
            ) { _, _, completion in
                completion(true)
            }
            action.backgroundColor = .systemBlue
            return UISwipeActionsConfiguration(actions: [action])
        }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)

        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let cellRegistration = UICollectionView.CellRegistration<MessageListCell, Message> {
            cell, indexPath, message in
            cell.message = message

            cell.accessories = [.disclosureIndicator()]
            if !message.isRead {
                let dot = UIImageView(image: UIImage(systemName: "circle.fill"))
                cell.accessories.append(
                    .customView(configuration: .init(customView: dot, placement: .trailing(displayed: .always))))
            }
        }
        dataSource = UICollectionViewDiffableDataSource<Section, Message>(collectionView: collectionView) {
            collectionView, indexPath, message in
            return collectionView.dequeueConfiguredReusableCell(
                using: cellRegistration, for: indexPath, item: message)
        }

        var snapshot = NSDiffableDataSourceSnapshot<Section, Message>()
        snapshot.appendSections([.main])
        snapshot.appendItems(messages)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

@MainActor
struct MessageListTests {
    private func inbox() -> MessageListViewController {
        MessageListViewController(messages: [
            Message(id: 1, title: "Ferry times", preview: "The early one leaves at six.", isRead: false),
            Message(id: 2, title: "Keys", preview: "They hang behind the door.", isRead: true),
        ])
    }

    private func drawn(_ controller: UIViewController) -> LayoutReport {
        let request = WindowSnapshot.Request(width: 390, height: 844, scale: 3, traits: .standard)
        return WindowSnapshot.take(of: controller, request).report
    }

    @Test func cellsConfigureThemselves() throws {
        let report = drawn(inbox())
        #expect(report.texts("text") == ["Ferry times", "Keys"])
        #expect(report.texts("secondaryText") == ["The early one leaves at six.", "They hang behind the door."])
        #expect(report.node("section 0/item 0/text")?.text?.font == "Inter 17 semibold")
        #expect(report.node("section 0/item 0/image")?.color?.hexadecimal == "#0088FFFF")
        #expect(report.node("section 0/item 0")?.frame.minX == 16)
    }

    @Test func onlyUnreadMessagesHaveADot() throws {
        let report = drawn(inbox())
        let dot = try #require(report.node("section 0/item 0/accessory.customView")).frame
        let chevron = try #require(report.node("section 0/item 0/accessory.disclosureIndicator")).frame
        #expect(dot.maxX < chevron.minX)
        #expect(dot.width > 0)
        #expect(report.node("section 0/item 1/accessory.customView") == nil)
        #expect(report.node("section 0/item 1/accessory.disclosureIndicator") != nil)
    }

    @Test func cellsAnswerToSelection() {
        let controller = inbox()
        controller.loadViewIfNeeded()
        controller.collectionView.selectItem(
            at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        let report = drawn(controller)
        #expect(report.node("section 0/item 0/image")?.color?.hexadecimal == "#8E8E93FF")
        #expect(report.node("section 0/item 1/image")?.color?.hexadecimal == "#0088FFFF")
    }

    @Test func leadingActionIsDrawn() throws {
        let controller = inbox()
        _ = drawn(controller)
        controller.collectionView.revealSwipeActions(at: IndexPath(item: 1, section: 0), leading: true)
        let report = drawn(controller)
        let action = try #require(report.node("section 0/item 1/swipeAction 0"))
        #expect(action.color?.hexadecimal == "#0088FFFF")
        #expect(action.frame.maxX <= (try #require(report.node("section 0/item 1")).frame.minX))
    }
}
