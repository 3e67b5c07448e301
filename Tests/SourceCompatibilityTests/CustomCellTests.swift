import DisplayLists
import Foundation
import Testing
import UIKit

// Cells of one's own, written as for iOS: by a subclass, and by a content configuration with its view.

private struct Note: Hashable {
    var text: String
}

/// A label straight on the cell: nothing keeps it clear of accessories.
private class NoteCell: UICollectionViewListCell {
    let label: UILabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)

        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            label.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
            rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension UICollectionViewListCell {
    fileprivate func noteContentConfiguration() -> NoteContentConfiguration {
        NoteContentConfiguration()
    }
}

private struct NoteContentConfiguration: UIContentConfiguration, Hashable {
    var text: String = ""
    var wraps = false
    var color: UIColor?

    func updated(for state: UIConfigurationState) -> NoteContentConfiguration {
        self
    }

    func makeContentView() -> UIView & UIContentView {
        NoteContentView(configuration: self)
    }
}

private class NoteContentView: UIView, UIContentView {
    let label: UILabel = UILabel()
    var configuration: UIContentConfiguration {
        didSet { apply() }
    }

    init(configuration: NoteContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .null)

        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            label.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
            rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
        ])

        apply()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func apply() {
        guard let configuration = configuration as? NoteContentConfiguration else { return }
        label.text = configuration.text
        label.numberOfLines = configuration.wraps ? 0 : 1
        backgroundColor = configuration.color
    }
}

/// A list of notes whose cells a registration makes.
private class NoteList<Cell: UICollectionViewListCell>: NSObject, UICollectionViewDataSource {
    let notes: [Note]
    let cellRegistration: UICollectionView.CellRegistration<Cell, Note>
    let collectionView: UICollectionView

    init(_ notes: [Note], cellRegistration: UICollectionView.CellRegistration<Cell, Note>) {
        self.notes = notes
        self.cellRegistration = cellRegistration
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        collectionView.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return notes.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueConfiguredReusableCell(
            using: cellRegistration, for: indexPath, item: notes[indexPath.row])
    }
}

@MainActor
struct CustomCellTests {
    private let long = Note(text: "Bring the tent, the stove, both lamps, and something for the rain")

    @Test func defaultContent() {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: UICollectionViewListCell, indexPath, note: Note) in
                var contentConfiguration = cell.defaultContentConfiguration()
                contentConfiguration.text = note.text
                cell.contentConfiguration = contentConfiguration
            }
        )
        let list = NoteList([Note(text: "Tent")], cellRegistration: cellRegistration)
        #expect(drawn(list.collectionView).texts("text") == ["Tent"])
    }

    @Test func labelOfASubclassRunsUnderTheAccessory() throws {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: NoteCell, indexPath, note: Note) in
                cell.label.text = note.text
                cell.accessories = [.detail()]
            }
        )
        let list = NoteList([long], cellRegistration: cellRegistration)
        let report = drawn(list.collectionView)
        let label = try #require(report.nodes.first { $0.type == "UILabel" })
        let detail = try #require(report.node("section 0/item 0/accessory.detail"))
        #expect(label.frame.maxX > detail.frame.minX)
        #expect(label.frame.minX == 10)
    }

    @Test(arguments: [false, true])
    func contentConfigurationKeepsClearOfTheAccessory(wraps: Bool) throws {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: UICollectionViewListCell, indexPath, note: Note) in
                var contentConfiguration = cell.noteContentConfiguration()
                contentConfiguration.text = note.text
                contentConfiguration.wraps = wraps
                contentConfiguration.color = .systemYellow
                cell.contentConfiguration = contentConfiguration
                cell.accessories = [.detail()]
            }
        )
        let list = NoteList([long, long], cellRegistration: cellRegistration)
        let report = drawn(list.collectionView)
        let content = try #require(report.node("section 0/item 0/contentView")).frame
        #expect(content.maxX == 350)
        let label = try #require(report.nodes.first { $0.type == "UILabel" })
        #expect(label.frame.minX == 10)
        #expect(label.frame.maxX == 340)
        #expect(label.frame.minY == 10)
        #expect(abs(content.maxY - label.frame.maxY - 10) < 0.001)
        #expect(label.text?.isTruncated == !wraps)
        #expect(label.text?.lines == (wraps ? 2 : 1))
        let cell = try #require(report.node("section 0/item 0")).frame
        #expect(content.height == cell.height)
        #expect(cell.width == 390)
    }

    @Test func backgroundViewColoursTheWholeCell() throws {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: UICollectionViewListCell, indexPath, note: Note) in
                var contentConfiguration = cell.noteContentConfiguration()
                contentConfiguration.text = note.text
                cell.contentConfiguration = contentConfiguration
                cell.accessories = [.detail()]

                let backgroundView = UIView()
                backgroundView.backgroundColor = .systemBlue
                cell.backgroundView = backgroundView
            }
        )
        let list = NoteList([long], cellRegistration: cellRegistration)
        let report = drawn(list.collectionView)
        let background = try #require(report.node("section 0/item 0/backgroundView"))
        #expect(background.frame == report.node("section 0/item 0")?.frame)
        #expect(background.color?.hexadecimal == "#0088FFFF")
    }
}
