import Foundation
import Galley
import SwiftUI
import UIKit

/// Pictures of views in cells and controllers, which no scene can describe.
@MainActor
struct HostedPicture: Sendable {
    let name: String
    let make: @MainActor @Sendable () -> UIViewController
    let size: CGSize
    var hasAllLooks = true
    /// Where not all looks are drawn: that of iOS 18 as well.
    var hasOldLook = false

    static let all = cells + lists + controls + presented + asked

    private static let cells = [
        HostedPicture(
            name: "uniformColumns", make: { HostedColumns(.uniformAcrossSiblings(estimate: 80)) },
            size: CGSize(width: 390, height: 130), hasAllLooks: false),
        HostedPicture(
            name: "estimatedColumns", make: { HostedColumns(.estimated(80)) }, size: CGSize(width: 390, height: 130),
            hasAllLooks: false),
        HostedPicture(
            name: "bubbles", make: { HostedBubbles() }, size: CGSize(width: 374, height: 136), hasAllLooks: false),
        HostedPicture(name: "rows", make: { HostedRows() }, size: CGSize(width: 390, height: 560)),
        HostedPicture(
            name: "controller", make: { UIHostingController(rootView: HostedScreen()) },
            size: CGSize(width: 320, height: 420)),
    ]

    /// At two pixels a point: enough to see hairlines and baselines in, and small.
    func solve(_ variant: SnapshotVariant) throws -> SolvedPicture {
        var options = RenderOptions()
        options.look = variant.look
        options.size = size
        options.scale = 2
        let traits = UITraitCollection(userInterfaceStyle: variant.isDark ? .dark : .light)
        return try Galley.solve(make(), traits: traits, options: options)
    }

    var variants: [SnapshotVariant] {
        if hasAllLooks { return SnapshotVariant.stylesAndLooks }
        return [SnapshotVariant()] + (hasOldLook ? [SnapshotVariant(look: .iOS18)] : [])
    }
}

/// Three columns of cells of different needs.
private final class HostedColumns: UIViewController {
    private struct Item: Hashable {
        let title: String
        let body: String
        let background: Color
    }

    private let height: NSCollectionLayoutDimension
    private var dataSource: UICollectionViewDiffableDataSource<Int, Item>?

    init(_ height: NSCollectionLayoutDimension) {
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80)),
            repeatingSubitem: item, count: 3)
        let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Item> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration {
                VStack(spacing: 8) {
                    Text(item.title)
                    Text(item.body)
                }
            }
            .background(item.background)
        }
        let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems([
            Item(title: "one line", body: "three\nmore\nlines", background: .red),
            Item(title: "two\nlines", body: "one more", background: .green),
            Item(title: "one", body: "one", background: .blue),
        ])
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// A list whose rows are made of views.
private final class HostedRows: UICollectionViewController {
    private struct Badge: View {
        let count: Int

        var body: some View {
            Text("\(count)")
                .font(.caption.bold())
                .foregroundStyle(.white)
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(.red, in: .capsule)
        }
    }

    private struct Row: View {
        let title: String
        let detail: String
        var symbol = "star.fill"
        var count = 0

        var body: some View {
            HStack(spacing: 12) {
                Image(systemName: symbol)
                    .foregroundStyle(.white)
                    .frame(width: 32, height: 32)
                    .background(Color.orange.gradient, in: .rect(cornerRadius: 8))
                VStack(alignment: .leading, spacing: 2) {
                    Text(title).font(.headline)
                    Text(detail)
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                        .lineLimit(2)
                }
                Spacer()
                if count > 0 { Badge(count: count) }
            }
        }
    }

    private struct Controls: View {
        @State private var isOn = true

        var body: some View {
            VStack {
                Toggle("Wi-Fi", isOn: $isOn)
                HStack {
                    Button("Plain") {}
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                }
                ProgressView(value: 0.4)
            }
        }
    }

    private struct Shapes: View {
        var body: some View {
            HStack {
                Circle().fill(.blue).frame(width: 24, height: 24)
                Capsule().strokeBorder(.green, lineWidth: 2).frame(width: 60, height: 24)
                LinearGradient(colors: [.purple, .pink], startPoint: .leading, endPoint: .trailing)
                    .frame(height: 24)
                    .clipShape(.rect(cornerRadius: 6))
                Group {
                    Image(systemName: "heart.fill")
                    Image(systemName: "trash")
                }
                .foregroundStyle(.pink)
                Path { path in
                    path.move(to: CGPoint(x: 0, y: 24))
                    path.addLine(to: CGPoint(x: 12, y: 0))
                    path.addLine(to: CGPoint(x: 24, y: 24))
                    path.closeSubpath()
                }
                .stroke(.primary, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
                .frame(width: 24, height: 24)
            }
        }
    }

    init() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    private lazy var registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, _ in
        cell.accessories = path.item == 1 ? [.disclosureIndicator()] : []
        switch path.item {
        case 0:
            cell.contentConfiguration = UIHostingConfiguration {
                Row(title: "Groceries", detail: "Milk, bread and a great many other things that need a second line")
            }
        case 1:
            cell.contentConfiguration = UIHostingConfiguration {
                Row(title: "Photos", detail: "12 new", symbol: "photo", count: 3)
            }
        case 2:
            cell.contentConfiguration = UIHostingConfiguration {
                HStack {
                    Label("Airplane Mode", systemImage: "airplane")
                    Spacer()
                    Text("Off").foregroundStyle(.secondary)
                }
            }
        case 3:
            cell.contentConfiguration = UIHostingConfiguration {
                Text("Plain, **strong**, *emphasised*, ~~struck~~ and `code`")
            }
        case 4: cell.contentConfiguration = UIHostingConfiguration { Controls() }
        default:
            cell.contentConfiguration = UIHostingConfiguration { Shapes() }
                .margins(.horizontal, 40)
                .background(.yellow.opacity(0.3))
        }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}

/// A screen made of views alone.
private struct HostedScreen: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Hosted").font(.largeTitle.bold())
            Text("A paragraph that is long enough to be wrapped on a phone, in the middle.")
                .multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
            Divider()
            HStack(alignment: .firstTextBaseline) {
                Text("Big").font(.title)
                Text("small").font(.caption)
                Spacer()
                Text("Right").underline()
            }
            ZStack(alignment: .bottomTrailing) {
                RoundedRectangle(cornerRadius: 16).fill(.teal)
                Text("Corner").font(.footnote).padding(8)
            }
            .frame(height: 80)
            .shadow(radius: 4)
            HStack {
                ForEach(0..<4) { index in
                    Text("\(index)")
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 6)
                        .background(.fill, in: .capsule)
                }
            }
            .opacity(0.8)
        }
        .padding()
    }
}
