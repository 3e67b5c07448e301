import DisplayLists
import SwiftUI
import Testing
import UIKit

/// A list of SwiftUI is UIKit's: with the same texts it has the same rows, headers and lines.
@MainActor struct ListEqualityTests {
    private static let sections = [["One", "Two", "Three"], ["Four"]]

    /// UIKit's list with headers and footers.
    private final class Screen: UIViewController, UICollectionViewDataSource {
        private let appearance: UICollectionLayoutListConfiguration.Appearance
        private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            Screen.fill(cell, text)
        }
        private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in Screen.fill(cell, "Header \(path.section)") }
        private let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { cell, _, path in Screen.fill(cell, "Footer \(path.section)") }

        init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
            self.appearance = appearance
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        private static func fill(_ cell: UICollectionViewListCell, _ text: String) {
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            configuration.footerMode = .supplementary
            let list = UICollectionView(
                frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
            )
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.dataSource = self
            view.addSubview(list)
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { ListEqualityTests.sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            ListEqualityTests.sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(
                using: row, for: indexPath, item: ListEqualityTests.sections[indexPath.section][indexPath.item])
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
        }
    }

    @ViewBuilder
    private var rows: some View {
        List {
            ForEach(Array(Self.sections.enumerated()), id: \.offset) { index, texts in
                Section {
                    ForEach(texts, id: \.self) { Text($0) }
                } header: {
                    Text(verbatim: "Header \(index)")
                } footer: {
                    Text(verbatim: "Footer \(index)")
                }
            }
        }
    }

    private func skeleton(_ report: LayoutReport) -> [String] {
        let roles: Set = ["cell", "header", "footer", "separator.bottom", "separator.top"]
        let frames = report.nodes.filter { roles.contains($0.role) }.map { "\($0.path) \($0.frame.text)" }
        let texts = report.nodes.compactMap { node in
            node.text.map { "\($0.text) \(CGRect(origin: node.frame.origin, size: .zero).text)" }
        }
        return (frames + texts).sorted()
    }

    private typealias Generation = Hosted.Generation

    private func check(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ style: some ListStyle, _ generation: Generation,
        _ category: UIContentSizeCategory, isRightToLeft: Bool = false
    ) {
        let change: (inout any UIMutableTraits) -> Void = {
            $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        let real = Hosted.screen(Screen(appearance), generation, category: category, change: change)
        let ours = Hosted.screen(generation, category: category, change: change) { rows.listStyle(style) }
        #expect(skeleton(ours) == skeleton(real), "\(appearance) \(generation) \(category.rawValue)")
    }

    /// Before iOS 26 rows of UIKit keep more space around large text than those of SwiftUI (ios-references/measurements §2c).
    @Test(arguments: [UIContentSizeCategory.extraSmall, .medium, .large, .extraExtraExtraLarge])
    func everyStyleIsUIKits(category: UIContentSizeCategory) {
        for generation in category == .extraExtraExtraLarge ? [Generation.iOS26] : [.iOS18, .iOS26] {
            check(.insetGrouped, .insetGrouped, generation, category)
            check(.insetGrouped, .automatic, generation, category)
            check(.grouped, .grouped, generation, category)
            check(.plain, .plain, generation, category)
        }
    }

    @Test func sidebarsAreUIKits() {
        check(.sidebar, .sidebar, .iOS18, .large)
        check(.sidebar, .sidebar, .iOS26, .large)
    }

    @Test func mirroredListsAreUIKits() {
        check(.insetGrouped, .insetGrouped, .iOS26, .large, isRightToLeft: true)
        check(.plain, .plain, .iOS18, .large, isRightToLeft: true)
    }
}
