import Testing
import UIKit

@MainActor
struct ConstraintFittingTests {
    private func activate(_ constraints: NSLayoutConstraint...) {
        NSLayoutConstraint.activate(constraints)
    }

    @Test func fittingIsAsSmallAsConstraintsAllow() {
        let view = UIView()
        let inner = Box(60, 25)
        view.addSubview(inner)
        activate(
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 16))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 92, height: 41))
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 375, height: 41))
        inner.size.height = 40
        #expect(view.systemLayoutSizeFitting(.zero).height == 56)
        #expect(Box(33, 44).systemLayoutSizeFitting(.zero) == CGSize(width: 33, height: 44))
    }

    private func label(_ text: String, size: CGFloat = 17, lines: Int = 0, in view: UIView) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        return label
    }

    private static let long =
        "Words that go on and on, and do not end before the second line or even the third one does"

    @Test func wrappedTextIsAsHighAsItsWidthMakesIt() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let label = label(Self.long, in: view)
        activate(
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10))
        let height = label.sizeThatFits(CGSize(width: 180, height: 0)).height
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(height > 60)
        #expect(fitting == CGSize(width: 200, height: height + 20))
    }

    @Test func baselinesOfTextsMeet() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let large = label("Text", size: 30, lines: 1, in: root)
        let small = label("Text", size: 12, lines: 1, in: root)
        activate(
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
        root.layoutIfNeeded()
        // Frames are on pixels, here of a point each.
        #expect(abs(small.frame.minY - (large.font.ascender - small.font.ascender)) <= 1)
        #expect(small.frame.minY > 10)
    }

    // MARK: In lists

    /// A cell that adds a label to itself.
    final class CustomCell: UICollectionViewListCell {
        let label = UILabel()

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

        required init?(coder: NSCoder) { nil }
    }

    struct CustomContentConfiguration: UIContentConfiguration, Hashable {
        var text = ""

        func updated(for state: any UIConfigurationState) -> CustomContentConfiguration { self }

        @MainActor func makeContentView() -> any UIView & UIContentView { CustomContentView(configuration: self) }
    }

    final class CustomContentView: UIView, UIContentView {
        let label = UILabel()
        var configuration: any UIContentConfiguration {
            didSet { label.text = (configuration as? CustomContentConfiguration)?.text }
        }

        init(configuration: CustomContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .null)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
                label.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
                rightAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
            ])
            label.text = configuration.text
        }

        required init?(coder: NSCoder) { nil }
    }

    private func list<Cell: UICollectionViewListCell>(
        _ items: [String], _ configure: @escaping @MainActor (Cell, String) -> Void
    ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 800), collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<Cell, String> { cell, _, item in configure(cell, item) }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source.apply(snapshot)
        list.layoutIfNeeded()
        return (list, source)
    }

    @Test func aLabelInTheCellItselfRunsUnderTheAccessory() throws {
        let (list, source) = list([Self.long]) { (cell: CustomCell, text) in
            cell.label.text = text
            cell.accessories = [.detail()]
        }
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? CustomCell)
        #expect(cell.label.frame.minX == 10 && cell.label.frame.maxX == cell.bounds.width - 10)
        // Thirds of a point add up to within a rounding error.
        #expect(cell.label.frame.minY == 10 && abs(cell.label.frame.maxY - (cell.bounds.height - 10)) < 1e-9)
        #expect(cell.label.frame.height == cell.label.intrinsicContentSize.height)
        withExtendedLifetime(source) {}
    }

    @Test func aContentViewStopsBeforeTheAccessory() throws {
        let (list, source) = list([Self.long, "Short"]) { (cell: UICollectionViewListCell, text) in
            var content = CustomContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.detail()]
        }
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        let content = try #require(cell.contentView as? CustomContentView)
        #expect(content.frame.maxX < cell.bounds.width - 30)
        #expect(content.label.frame.maxX == content.bounds.width - 10)
        let height = content.label.sizeThatFits(CGSize(width: content.bounds.width - 20, height: 0)).height
        #expect(height > 30)
        #expect(cell.bounds.height == height + 20)
        let short = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(short.frame.minY == cell.frame.maxY && short.bounds.height < cell.bounds.height)
        withExtendedLifetime(source) {}
    }

    /// The height that the list estimates must neither stay nor leave the content's own height broken.
    @Test(arguments: [UILayoutPriority.required, UILayoutPriority(999)])
    func contentHigherThanTheEstimateKeepsItsHeight(priority: UILayoutPriority) throws {
        let diagnostics = RenderDiagnostics()
        try RenderDiagnostics.$current.withValue(diagnostics) { try showHighContent(priority) }
        #expect(diagnostics.take().isEmpty)
    }

    private func showHighContent(_ priority: UILayoutPriority) throws {
        let (list, source) = list(["a", "b"]) { (cell: UICollectionViewListCell, _) in
            guard cell.contentView.subviews.isEmpty else { return }
            let stack = Box(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric)
            cell.contentView.addSubview(stack)
            let height = stack.heightAnchor.constraint(equalToConstant: 215)
            height.priority = priority
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor), height,
            ])
        }
        for item in 0..<2 {
            let cell = try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
            #expect(cell.bounds.height == 215)
            #expect(cell.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 215))
        }
        withExtendedLifetime(source) {}
    }

    @Test func aSharedViewFillsACellByOldStyleConstraints() throws {
        let (list, source) = list([Self.long]) { (cell: UICollectionViewListCell, text) in
            guard cell.contentView.subviews.isEmpty else { return }
            let body = CustomContentView(configuration: CustomContentConfiguration(text: text))
            cell.contentView.addSubview(body)
            body.translatesAutoresizingMaskIntoConstraints = false
            for attribute in [NSLayoutConstraint.Attribute.top, .left, .bottom, .right] {
                cell.contentView.addConstraint(
                    NSLayoutConstraint(
                        item: body, attribute: attribute, relatedBy: .equal, toItem: cell.contentView,
                        attribute: attribute, multiplier: 1.0, constant: 0.0))
            }
        }
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        let body = try #require(cell.contentView.subviews.first as? CustomContentView)
        #expect(body.frame == cell.contentView.bounds)
        #expect(cell.bounds.height == body.label.sizeThatFits(CGSize(width: 355, height: 0)).height + 20)
        withExtendedLifetime(source) {}
    }
}
