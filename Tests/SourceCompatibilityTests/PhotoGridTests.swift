import DisplayLists
import Foundation
import Testing
import UIKit

// A photo grid, written as for iOS: a flow layout with a delegate, section headers that stay, and tags kept to the left by
// a subclass.

private final class PhotoCell: UICollectionViewCell {
    static let reuseIdentifier = "PhotoCell"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray4
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class PhotoHeaderView: UICollectionReusableView {
    static let reuseIdentifier = "PhotoHeaderView"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private final class PhotosViewController: UICollectionViewController {
    private let itemsPerRow: CGFloat = 3
    private let sectionInsets = UIEdgeInsets(top: 50.0, left: 20.0, bottom: 50.0, right: 20.0)
    private let albums = [("Harbour", 4), ("Orchard", 7)]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.reuseIdentifier)
        collectionView.register(
            PhotoHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: PhotoHeaderView.reuseIdentifier)
        (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = true
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        return albums.count
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return albums[section].1
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.reuseIdentifier, for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            let headerView = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: PhotoHeaderView.reuseIdentifier, for: indexPath)
            guard let typedHeaderView = headerView as? PhotoHeaderView else { return headerView }
            typedHeaderView.label.text = albums[indexPath.section].0
            return typedHeaderView
        default:
            fatalError("Invalid element type")
        }
    }
}

extension PhotosViewController: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let paddingSpace = sectionInsets.left * (itemsPerRow + 1)
        let availableWidth = view.frame.width - paddingSpace
        let widthPerItem = availableWidth / itemsPerRow

        return CGSize(width: widthPerItem, height: widthPerItem)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        return sectionInsets
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        return sectionInsets.left
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        return CGSize(width: collectionView.bounds.width, height: 44)
    }
}

private class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)

        var leftMargin = sectionInset.left
        var maxY: CGFloat = -1.0
        attributes?.forEach { layoutAttribute in
            if layoutAttribute.frame.origin.y >= maxY {
                leftMargin = sectionInset.left
            }
            layoutAttribute.frame.origin.x = leftMargin
            leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
            maxY = max(layoutAttribute.frame.maxY, maxY)
        }
        return attributes
    }
}

private final class TagsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
    private let widths: [CGFloat] = [120, 150, 90, 200, 60]
    private lazy var collectionView: UICollectionView = {
        let layout = LeftAlignedFlowLayout()
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.dataSource = self
        view.delegate = self
        view.register(PhotoCell.self, forCellWithReuseIdentifier: "tag")
        return view
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        widths.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: widths[indexPath.item], height: 32)
    }
}

@MainActor
struct PhotoGridTests {
    private func frame(_ path: String, in report: LayoutReport) -> CGRect? {
        report.nodes.first { $0.path.hasSuffix(path) }?.frame
    }

    /// (390 − 4 × 20) ÷ 3 = 103.333, and 20 between.
    @Test func photosStandInThreeColumns() {
        let report = drawn(PhotosViewController(collectionViewLayout: UICollectionViewFlowLayout()))
        #expect(frame("section 0/header", in: report) == CGRect(x: 0, y: 0, width: 390, height: 44))
        let last = frame("section 0/item 2", in: report)
        #expect(abs((last?.maxX ?? 0) - 370) < 0.4 && last?.minY == 94)
        let second = frame("section 0/item 3", in: report)
        #expect(second?.minX == 20 && abs((second?.minY ?? 0) - 217.333) < 0.01)
        // 94 + 2 × 103.333 + 20 + 50 is where the next album starts.
        #expect(abs((frame("section 1/header", in: report)?.minY ?? 0) - 370.667) < 0.01)
        #expect(report.texts("view 0").first == "Harbour" || report.nodes.contains { $0.text?.text == "Harbour" })
    }

    @Test func tagsKeepToTheLeft() {
        let report = drawn(TagsViewController())
        let origins = (0..<5).map { frame("section 0/item \($0)", in: report).map { [$0.minX, $0.minY] } }
        #expect(origins == [[10, 10], [138, 10], [10, 50], [108, 50], [316, 50]])
    }
}
