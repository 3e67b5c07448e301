import Appearance
import DisplayLists
import Foundation
import UIKit

/// A list for tests: rows made by closures, laid out in a window.
@MainActor
final class TestList: NSObject, UICollectionViewDataSource {
    struct Section {
        var header: String?
        var footer: String?
        var rows: [@MainActor (UICollectionViewListCell) -> Void]

        init(header: String? = nil, footer: String? = nil, rows: [@MainActor (UICollectionViewListCell) -> Void]) {
            self.header = header
            self.footer = footer
            self.rows = rows
        }

        /// Rows that show a text each.
        init(header: String? = nil, footer: String? = nil, texts: [String]) {
            self.init(
                header: header, footer: footer,
                rows: texts.map { text in
                    { cell in
                        var content = cell.defaultContentConfiguration()
                        content.text = text
                        cell.contentConfiguration = content
                    }
                })
        }
    }

    let sections: [Section]
    let view: UICollectionView
    private let registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>
    private let header: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    private let footer: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

    init(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ sections: [Section],
        configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) {
        self.sections = sections
        var base = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&base)
        let configuration = base
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var own = configuration
            if sections[section].header != nil { own.headerMode = .supplementary }
            if sections[section].footer != nil { own.footerMode = .supplementary }
            return .list(using: own, layoutEnvironment: environment)
        }
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        registration = .init { cell, path, _ in sections[path.section].rows[path.item](cell) }
        func supplementary(
            _ kind: String, _ text: @escaping (Section) -> String?
        ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
            .init(elementKind: kind) { cell, _, path in
                var content = cell.defaultContentConfiguration()
                content.text = text(sections[path.section])
                cell.contentConfiguration = content
            }
        }
        header = supplementary(UICollectionView.elementKindSectionHeader) { $0.header }
        footer = supplementary(UICollectionView.elementKindSectionFooter) { $0.footer }
        super.init()
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].rows.count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(
            using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }

    /// The list in a window of the given size, by the given traits.
    func snapshot(
        width: Double = 390, height: Double? = 844, scale: Double = 3, generation: SystemGeneration = .iOS26,
        safeArea: UIEdgeInsets = .zero, _ mutate: (inout any UIMutableTraits) -> Void = { _ in }
    ) -> Solved {
        let traits = UITraitCollection(traitsFrom: [.standard, UITraitCollection(generation: generation)])
            .modifyingTraits(mutate)
        let request = WindowSnapshot.Request(
            width: width, height: height, scale: scale, safeAreaInsets: safeArea, traits: traits)
        return Solved(snapshot: WindowSnapshot.take(of: view, request))
    }

    /// What came out, with ways to ask for it.
    @MainActor struct Solved {
        var snapshot: WindowSnapshot
        var report: LayoutReport { snapshot.report }

        func node(_ path: String, role: String? = nil) -> LayoutNode? {
            report.nodes.first { $0.path == path && (role == nil || $0.role == role) }
        }

        /// x, y, width, height.
        func frame(_ path: String, role: String? = nil) -> [Double]? {
            node(path, role: role).map { node in
                [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map { rounded($0) }
            }
        }

        func minX(_ path: String) -> Double? { node(path).map { rounded($0.frame.minX) } }
        func maxX(_ path: String) -> Double? { node(path).map { rounded($0.frame.maxX) } }
        func minY(_ path: String) -> Double? { node(path).map { rounded($0.frame.minY) } }
        func maxY(_ path: String) -> Double? { node(path).map { rounded($0.frame.maxY) } }
        func width(_ path: String) -> Double? { node(path).map { rounded($0.frame.width) } }
        func height(_ path: String) -> Double? { node(path).map { rounded($0.frame.height) } }
        var contentHeight: Double { rounded(report.contentSize.height) }

        func color(_ path: String, role: String? = nil) -> String? { node(path, role: role)?.color?.hexadecimal }
    }
}

/// To a thousandth of a point: below anything that is stated, above what adding up thirds loses.
func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }
