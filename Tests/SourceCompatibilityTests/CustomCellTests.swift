import DisplayLists
import Foundation
import Testing
import UIKit

// Cells of one's own, written as for iOS: by a subclass, and by a content configuration with its view. What constraints
// would do is done by `layoutSubviews` and `sizeThatFits` here.

private struct Note: Hashable {
    var text: String
}

/// A label straight on the cell: nothing keeps it clear of accessories.
private class NoteCell: UICollectionViewListCell {
    let label: UILabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)

        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 10)
    }
}

extension UICollectionViewListCell {
    fileprivate func noteContentConfiguration() -> NoteContentConfiguration {
        NoteContentConfiguration()
    }
}

private struct NoteContentConfiguration: UIContentConfiguration, Hashable {
    var text: String = ""
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

        label.numberOfLines = 0
        addSubview(label)
        apply()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func apply() {
        guard let configuration = configuration as? NoteContentConfiguration else { return }
        label.text = configuration.text
        backgroundColor = configuration.color
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 10, dy: 10)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = label.sizeThatFits(CGSize(width: size.width - 20, height: size.height))
        return CGSize(width: size.width, height: fitting.height + 20)
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

    @Test func contentConfigurationKeepsClearOfTheAccessory() throws {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: UICollectionViewListCell, indexPath, note: Note) in
                var contentConfiguration = cell.noteContentConfiguration()
                contentConfiguration.text = note.text
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
        #expect(label.frame == content.insetBy(dx: 10, dy: 10))
        #expect(label.text?.isTruncated == false)
        #expect(label.text?.lines == 2)
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
