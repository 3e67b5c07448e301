// swift-format-ignore-file: NeverForceUnwrap

import DisplayLists
import Foundation
import Testing
import UIKit

// A waterfall of pictures, written as for iOS: a layout of its own with a delegate, a cache filled in prepare().

private protocol WaterfallLayoutDelegate: AnyObject {
    func collectionView(_ collectionView: UICollectionView, heightForPictureAt indexPath: IndexPath) -> CGFloat
}

private class WaterfallAttributes: UICollectionViewLayoutAttributes {
    var pictureHeight: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! WaterfallAttributes
        copy.pictureHeight = pictureHeight
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let attributes = object as? WaterfallAttributes else { return false }
        return attributes.pictureHeight == pictureHeight && super.isEqual(object)
    }
}

private class WaterfallLayout: UICollectionViewLayout {
    weak var delegate: WaterfallLayoutDelegate?

    private let numberOfColumns = 2
    private let cellPadding: CGFloat = 6

    private var cache: [WaterfallAttributes] = []
    private var contentHeight: CGFloat = 0
    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else {
            return 0
        }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - (insets.left + insets.right)
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    override class var layoutAttributesClass: AnyClass {
        return WaterfallAttributes.self
    }

    override func prepare() {
        guard cache.isEmpty, let collectionView = collectionView else {
            return
        }

        let columnWidth = contentWidth / CGFloat(numberOfColumns)
        let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
        var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)

        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = yOffset.firstIndex(of: yOffset.min()!)!

            let pictureHeight = delegate?.collectionView(collectionView, heightForPictureAt: indexPath) ?? 180
            let height = cellPadding * 2 + pictureHeight
            let frame = CGRect(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)

            let attributes = WaterfallAttributes(forCellWith: indexPath)
            attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
            attributes.pictureHeight = pictureHeight
            cache.append(attributes)

            contentHeight = max(contentHeight, frame.maxY)
            yOffset[column] = yOffset[column] + height
        }
    }

    override func invalidateLayout() {
        super.invalidateLayout()
        cache.removeAll()
        contentHeight = 0
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return cache[indexPath.item]
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.width != collectionView?.bounds.width
    }
}

private class PictureCell: UICollectionViewCell {
    let imageView = UIImageView()
    private lazy var heightConstraint = imageView.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 6
        contentView.layer.masksToBounds = true
        contentView.backgroundColor = .systemTeal
        imageView.backgroundColor = .systemIndigo
        imageView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(imageView)
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
            heightConstraint,
        ])
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let attributes = layoutAttributes as? WaterfallAttributes {
            heightConstraint.constant = attributes.pictureHeight / 2
        }
    }
}

private class WaterfallViewController: UICollectionViewController, WaterfallLayoutDelegate {
    let heights: [CGFloat] = [120, 80, 60, 150, 90, 100]

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "PictureCell")
        collectionView.contentInset = UIEdgeInsets(top: 23, left: 16, bottom: 10, right: 16)
        if let layout = collectionView.collectionViewLayout as? WaterfallLayout {
            layout.delegate = self
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return heights.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        return collectionView.dequeueReusableCell(withReuseIdentifier: "PictureCell", for: indexPath) as! PictureCell
    }

    func collectionView(_ collectionView: UICollectionView, heightForPictureAt indexPath: IndexPath) -> CGFloat {
        return heights[indexPath.item]
    }
}

@MainActor
struct WaterfallLayoutTests {
    /// Columns of 179 in 390 less 2 × 16; the pictures go where the column is shortest: 0, 1, 1, 0, 1, 1.
    @Test func picturesStandInTheShorterColumn() {
        let report = drawn(WaterfallViewController(collectionViewLayout: WaterfallLayout()))
        let frames = (0..<6).map { item in report.nodes.first { $0.path == "section 0/item \(item)" }?.frame }
        #expect(
            frames == [
                CGRect(x: 22, y: 29, width: 167, height: 120), CGRect(x: 201, y: 29, width: 167, height: 80),
                CGRect(x: 201, y: 121, width: 167, height: 60), CGRect(x: 22, y: 161, width: 167, height: 150),
                CGRect(x: 201, y: 193, width: 167, height: 90), CGRect(x: 201, y: 295, width: 167, height: 100),
            ])
        #expect(report.contentSize == CGSize(width: 358, height: 378))
    }

    @Test func attributesOfItsOwnReachTheCell() {
        let report = drawn(WaterfallViewController(collectionViewLayout: WaterfallLayout()))
        let image = report.nodes.first { $0.path.hasPrefix("section 0/item 3/") && $0.frame.height == 75 }
        #expect(image != nil)
    }
}
