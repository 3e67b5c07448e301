import DisplayLists
import Foundation
import Testing
import UIKit

/// Content views of one's own, measured by `sizeThatFits`.
@MainActor
struct CustomContentTests {
    private struct Configuration: UIContentConfiguration {
        var height: Double
        var color: UIColor?
        func makeContentView() -> any UIView & UIContentView { View(self) }
        func updated(for state: any UIConfigurationState) -> Configuration { self }
    }

    private final class View: UIView, UIContentView {
        var configuration: any UIContentConfiguration { didSet { apply() } }
        private let label = UILabel()

        init(_ configuration: Configuration) {
            self.configuration = configuration
            super.init(frame: .zero)
            label.text = "Own"
            addSubview(label)
            apply()
        }
        required init?(coder: NSCoder) { nil }

        private func apply() { backgroundColor = (configuration as? Configuration)?.color }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: (configuration as? Configuration)?.height ?? 0)
        }
        override func layoutSubviews() { label.frame = bounds.insetBy(dx: 10, dy: 10) }
    }

    @Test func rowIsAsTallAsTheContentSays() {
        let list = TestList(
            .plain, [TestList.Section(rows: [{ $0.contentConfiguration = Configuration(height: 90.1) }])])
        #expect(list.snapshot().height("section 0/item 0") == 90.333)
        // Measured again at the height it already has.
        #expect(list.snapshot().height("section 0/item 0") == 90.333)
    }

    @Test func contentStopsBeforeTheAccessoryAndItsColourToo() {
        let list = TestList(
            .plain,
            [
                TestList.Section(rows: [
                    { cell in
                        cell.contentConfiguration = Configuration(height: 60, color: .systemYellow)
                        cell.accessories = [.detail()]
                    }
                ])
            ])
        let solved = list.snapshot(width: 375)
        #expect(solved.frame("section 0/item 0/contentView") == [0, 0, 375 - 16 - 24, 60])
        #expect(solved.frame("section 0/item 0", role: "cell") == [0, 0, 375, 60])
    }

    @Test func backgroundViewSpansTheAccessoryArea() {
        let list = TestList(
            .plain,
            [
                TestList.Section(rows: [
                    { cell in
                        cell.contentConfiguration = Configuration(height: 60)
                        cell.accessories = [.detail()]
                        let view = UIView()
                        view.backgroundColor = .systemBlue
                        cell.backgroundView = view
                    }
                ])
            ])
        let solved = list.snapshot(width: 375)
        #expect(solved.frame("section 0/item 0/backgroundView") == [0, 0, 375, 60])
        #expect(solved.color("section 0/item 0/backgroundView") == "#0088FFFF")
    }

    @Test func labelAddedToTheCellRunsUnderTheAccessory() throws {
        let label = UILabel()
        let list = TestList(
            .plain,
            [
                TestList.Section(rows: [
                    { cell in
                        label.text = String(repeating: "Hello, World!", count: 6)
                        label.frame = CGRect(x: 10, y: 10, width: 355, height: 24)
                        cell.addSubview(label)
                        cell.accessories = [.detail()]
                    }
                ])
            ])
        let solved = list.snapshot(width: 375)
        let text = try #require(solved.report.nodes.first { $0.type == "UILabel" }).frame
        let detail = try #require(solved.node("section 0/item 0/accessory.detail")).frame
        #expect(text.maxX > detail.minX)
    }
}

/// Rows that change after they were measured.
@MainActor
struct SelfSizingTests {
    private final class Growing: UICollectionViewListCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
            var content = defaultContentConfiguration().updated(for: state)
            content.text = state.isSelected ? "Two\nlines" : "One"
            contentConfiguration = content
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let registration = UICollectionView.CellRegistration<Growing, Int> { _, _, _ in }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
        }
    }

    @Test func rowGrowsWithWhatItsStateShows() throws {
        let source = Source()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.dataSource = source
        let window = UIWindow(frame: view.frame)
        window.addSubview(view)
        window.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(rounded(cell.frame.height) == 52)
        cell.isSelected = true
        window.layoutIfNeeded()
        // 15 + 20.333 + 22 + 15: a further line of Body stands 22 below the first.
        #expect(rounded(cell.frame.height) == 72.333)
        let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(rounded(second.frame.minY) == 72.333)
    }

    @Test func accessoriesAddedLaterWrapTheText() throws {
        let list = TestList(.plain, [TestList.Section(texts: ["A text that fills the row to its very end here"])])
        #expect(list.snapshot(width: 390).height("section 0/item 0") == 52)
        let cell = try #require(
            list.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        cell.accessories = [.checkmark(), .detail(), .disclosureIndicator()]
        #expect(list.snapshot(width: 390).height("section 0/item 0") == 72.333)
    }
}
