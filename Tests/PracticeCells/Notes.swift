import UIKit

// Cells of one's own, written as for iOS: by a subclass, and by a content configuration with its view.

struct Note: Hashable {
    var text: String
}

/// A label straight on the cell: nothing keeps it clear of accessories.
class NoteCell: UICollectionViewListCell {
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
    func noteContentConfiguration() -> NoteContentConfiguration {
        NoteContentConfiguration()
    }
}

struct NoteContentConfiguration: UIContentConfiguration, Hashable {
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

class NoteContentView: UIView, UIContentView {
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
class NoteList<Cell: UICollectionViewListCell>: NSObject, UICollectionViewDataSource {
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

extension PracticeView {
    private static func list<Cell: UICollectionViewListCell>(
        _ texts: [String], _ cellRegistration: UICollectionView.CellRegistration<Cell, Note>
    ) -> PracticeView {
        let list = NoteList(texts.map { Note(text: $0) }, cellRegistration: cellRegistration)
        return PracticeView(view: list.collectionView, owner: list)
    }

    /// Rows of the system's content.
    public static func notesInDefaultContent(_ texts: [String]) -> PracticeView {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: UICollectionViewListCell, indexPath, note: Note) in
                var contentConfiguration = cell.defaultContentConfiguration()
                contentConfiguration.text = note.text
                cell.contentConfiguration = contentConfiguration
            }
        )
        return list(texts, cellRegistration)
    }

    /// Rows of a subclass that puts a label on the cell.
    public static func notesInASubclass(_ texts: [String]) -> PracticeView {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: NoteCell, indexPath, note: Note) in
                cell.label.text = note.text
                cell.accessories = [.detail()]
            }
        )
        return list(texts, cellRegistration)
    }

    /// Rows of a content view, whose colour stops before the accessory.
    public static func notesInAContentView(
        _ texts: [String], wraps: Bool = false, color: UIColor? = nil
    ) -> PracticeView {
        let cellRegistration = UICollectionView.CellRegistration(
            handler: { (cell: UICollectionViewListCell, indexPath, note: Note) in
                var contentConfiguration = cell.noteContentConfiguration()
                contentConfiguration.text = note.text
                contentConfiguration.wraps = wraps
                contentConfiguration.color = color
                cell.contentConfiguration = contentConfiguration
                cell.accessories = [.detail()]
            }
        )
        return list(texts, cellRegistration)
    }

    /// Rows of a content view on a background that spans the cell.
    public static func notesOnABackgroundView(_ texts: [String]) -> PracticeView {
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
        return list(texts, cellRegistration)
    }
}
