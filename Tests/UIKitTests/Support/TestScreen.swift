import Appearance
import DisplayLists
import Foundation
import UIKit

/// A controller shown on a phone with a safe area of 47 above and 34 below, and ways to ask for what came out.
@MainActor struct TestScreen {
    static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

    let snapshot: WindowSnapshot

    init(
        _ controller: UIViewController, width: Double = 390, height: Double = 844,
        generation: SystemGeneration = .iOS18, safeArea: UIEdgeInsets = TestScreen.safeArea,
        _ mutate: (inout any UIMutableTraits) -> Void = { _ in }
    ) {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: generation)])
            .modifyingTraits(mutate)
        snapshot = WindowSnapshot.take(
            of: controller,
            WindowSnapshot.Request(
                width: width, height: height, scale: 3, safeAreaInsets: safeArea, traits: traits))
    }

    func node(_ path: String) -> LayoutNode? { snapshot.report.nodes.first { $0.path == path } }

    /// x, y, width, height.
    func frame(_ path: String) -> [Double]? {
        node(path).map { node in
            [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { rounded($0) }
        }
    }

    func minX(_ path: String) -> Double? { node(path).map { rounded($0.frame.minX) } }
    func maxX(_ path: String) -> Double? { node(path).map { rounded($0.frame.maxX) } }
    func minY(_ path: String) -> Double? { node(path).map { rounded($0.frame.minY) } }
    func midX(_ path: String) -> Double? { node(path).map { rounded($0.frame.midX) } }
    func text(_ path: String) -> String? { node(path)?.text?.text }
    func color(_ path: String) -> String? { node(path)?.color?.hexadecimal }

    /// Whether a line of the picture's text form has all of the words.
    func paints(_ words: String...) -> Bool {
        snapshot.displayList.description.split(separator: "\n").contains { line in words.allSatisfy(line.contains) }
    }
}

/// A controller whose view is a list of rows of 44 points, with a text each.
final class RowsController: UICollectionViewController {
    private let texts: [String]
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
    }
    /// How far the list is scrolled from where it rests.
    private let scrolled: CGFloat

    init(_ texts: [String] = ["Barley", "Oats"], scrolled: CGFloat = 0, title: String? = nil) {
        self.texts = texts
        self.scrolled = scrolled
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain)))
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard scrolled != 0 else { return }
        collectionView.contentOffset.y = scrolled - collectionView.adjustedContentInset.top
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: texts[indexPath.item])
    }
}
