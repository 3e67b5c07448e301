import DisplayLists
import Foundation
import Testing
import UIKit

/// Sizes that views have before there is a layout, which apps place what is inside by.
@MainActor struct FirstSizesTests {
    @Test func controllersViewsAreAsLargeAsTheScreen() {
        let screen = UIScreen.main.bounds.size
        let controllers: [UIViewController] = [
            UIViewController(), UITableViewController(style: .plain),
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
            UINavigationController(rootViewController: UIViewController()), UITabBarController(),
        ]
        for controller in controllers { #expect(controller.view.bounds.size == screen, "\(type(of: controller))") }
    }

    @Test func contentViewsAreAsLargeAsTheirCells() {
        #expect(UITableViewCell().contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    }

    @Test func switchesHaveTheSystemsSize() {
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
        #expect(control.frame.size == control.intrinsicContentSize && control.frame.width > 50)
        #expect(control.frame.origin == CGPoint(x: 3, y: 4))
    }

    /// Notes the size that it is made with.
    private final class NotingCell: UICollectionViewCell {
        static var sizes: [CGSize] = []
        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.sizes.append(frame.size)
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func cellsAreMadeAsLargeAsTheirItems() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        NotingCell.sizes = []
        withExtendedLifetime(source) { view.layoutIfNeeded() }
        #expect(NotingCell.sizes == [CGSize(width: 90, height: 60), CGSize(width: 90, height: 60)])
    }

    @Test func scrollViewsStandWhereTheirFrameGuideIsPinned() {
        let (root, scroll, content) = (UIView(), UIScrollView(), UILabel())
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        content.text = "first"
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(scroll)
        scroll.addSubview(content)
        scroll.contentInset.top = 50
        let (frame, inner) = (scroll.frameLayoutGuide, scroll.contentLayoutGuide)
        NSLayoutConstraint.activate([
            frame.topAnchor.constraint(equalTo: root.topAnchor),
            frame.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            frame.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            frame.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: inner.topAnchor),
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        ])
        for _ in 0..<3 {
            root.setNeedsLayout()
            scroll.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(scroll.frame == root.bounds)
        #expect(content.convert(CGPoint.zero, to: root).y == 50)
    }

    private func list(_ view: UIView) -> String {
        WindowSnapshot.take(
            of: view, WindowSnapshot.Request(width: 320, height: 100, scale: 3, traits: .standard)
        ).displayList.description
    }

    @Test func whatIsInsideCastsTheShadowOfAViewWithoutBackground() {
        let label = UILabel()
        label.text = "shadow"
        label.layer.shadowOpacity = 1
        #expect(list(label).contains("content shadow"))
        label.backgroundColor = .white
        #expect(!list(label).contains("content shadow") && list(label).contains(" shadow "))
    }

    @Test func theTintColourIsTheViews() {
        let view = UIView()
        view.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        inside.backgroundColor = .tintColor
        view.addSubview(inside)
        #expect(list(view).contains("#FF00FFFF"))
    }
}
