import Foundation
import Galley
import UIKit

/// A thousand list cells with a content view of one's own, held by twelve constraints and as high as its words need.
@MainActor final class CustomCells: NSObject, UICollectionViewDataSource {
    private struct Content: UIContentConfiguration {
        var title: String
        var detail: String

        func makeContentView() -> any UIView & UIContentView { ContentView(self) }
        func updated(for state: any UIConfigurationState) -> Content { self }
    }

    private final class ContentView: UIView, UIContentView {
        private let (icon, title, detail) = (UIImageView(), UILabel(), UILabel())
        var configuration: any UIContentConfiguration { didSet { apply() } }

        init(_ content: Content) {
            configuration = content
            super.init(frame: .zero)
            icon.image = UIImage(systemName: "star")
            title.font = .preferredFont(forTextStyle: .headline)
            detail.numberOfLines = 0
            for view in [icon, title, detail] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                icon.topAnchor.constraint(equalTo: topAnchor, constant: 12),
                icon.widthAnchor.constraint(equalToConstant: 28),
                icon.heightAnchor.constraint(equalToConstant: 28),
                icon.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
                title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
                detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            ])
            apply()
        }

        required init?(coder: NSCoder) { nil }

        private func apply() {
            guard let content = configuration as? Content else { return }
            (title.text, detail.text) = (content.title, content.detail)
        }
    }

    private let count: Int
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        let words = Array(repeating: "some words of row \(item)", count: item % 7 + 1)
        cell.contentConfiguration = Content(title: "Row \(item)", detail: words.joined(separator: ", "))
    }

    init(count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }

    /// Milliseconds of CPU until a new list has found the height of all of its cells and listed what they draw.
    func fullHeight(rounds: Int) throws -> Double {
        var options = RenderOptions(showsFullHeight: true)
        options.size = CGSize(width: 390, height: 844)
        var times: [Double] = []
        for _ in 0..<rounds {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            list.dataSource = self
            let start = Clock.cpu()
            _ = try Galley.solve(list, options: options)
            times.append(Clock.cpu() - start)
        }
        return times.median
    }
}

/// One view whose parts are held by fifty constraints.
@MainActor enum FiftyConstraints {
    /// Milliseconds of CPU to make the view, add its constraints and find its height, the median of `rounds`.
    static func solve(rounds: Int) -> Double {
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = Clock.cpu()
            let view = make()
            _ = view.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            times.append(Clock.cpu() - start)
        }
        return times.median
    }

    /// Twelve boxes in a column, each with four constraints, and two that close the column.
    private static func make() -> UIView {
        let view = UIView()
        var constraints: [NSLayoutConstraint] = []
        var above = view.topAnchor
        var last: UIView?
        for index in 0..<12 {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            constraints += [
                box.topAnchor.constraint(equalTo: above, constant: 4),
                box.leadingAnchor.constraint(equalTo: last?.leadingAnchor ?? view.leadingAnchor, constant: 2),
                box.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(10 + index)),
                box.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
            ]
            (above, last) = (box.bottomAnchor, box)
        }
        guard let last else { return view }
        constraints += [
            view.bottomAnchor.constraint(equalTo: last.bottomAnchor, constant: 8),
            last.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        return view
    }
}
