import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Cases from practice with snapshot tests.
@MainActor struct SnapshotCaseTests {
    private let bench = SnapshotBench()

    private final class List: UIViewController, UICollectionViewDataSource {
        var texts: [String]
        private var list: UICollectionView?
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = text
            content.secondaryText = text.count > 20 ? "with a detail" : nil
            cell.contentConfiguration = content
        }

        init(_ texts: [String]) {
            self.texts = texts
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            let list = UICollectionView(
                frame: view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.dataSource = self
            view.addSubview(list)
            self.list = list
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: texts[indexPath.item])
        }
    }

    private let texts = ["A text that is long enough for a detail", "Short", "Another short one"]

    // MARK: C104

    @Test func aCellAndItsSubviewsSeeTheTraits() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
        let probe = UIView()
        cell.contentView.addSubview(probe)
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
        ])
        _ = bench.verify(cell, as: .layout(traits: traits))
        let layout = try #require(bench.text("row.a.layout.txt"))
        #expect(layout.contains("\"Text\" Inter 21 regular #FFFFFFFF"))
    }

    // MARK: C108

    @Test func theTestSaysTheScale() throws {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        row.backgroundColor = .red
        let sizes = [2.0: [640, 88], 3: [960, 132]]
        for (scale, size) in sizes {
            _ = bench.verify(row, as: .image(traits: UITraitCollection(displayScale: scale)), named: "\(Int(scale))")
            #expect(bench.pixelSize("row.\(Int(scale)).png") == size)
        }
        let failure = try #require(
            bench.verify(row, as: .image(traits: UITraitCollection(displayScale: 3)), named: "2"))
        #expect(failure.contains("expected 640×88 pixels, got 960×132"))
        #expect(failure.contains("scale 2 became 3"))
        // A configuration's scale counts where the traits say none.
        let config = ViewImageConfig(
            size: CGSize(width: 100, height: 50), traits: UITraitCollection(displayScale: 1))
        _ = bench.verify(UIViewController(), as: .image(on: config), named: "config")
        #expect(bench.pixelSize("row.config.png") == [100, 50])
    }

    // MARK: C110

    @Test func aFixedWidthAndAFittingHeight() throws {
        let row = UIView()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "A text that goes on and on. ", count: 6)
        label.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: row.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            row.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        ])
        _ = bench.verify(row, as: .layout(size: CGSize(width: 375, height: 0)))
        let layout = try #require(bench.text("row.a.layout.txt"))
        let height = layout.firstMatch(of: #/picture 375×(\S+) at/#).flatMap { Double($0.1) } ?? 0
        #expect(height > 60 && height < 200)
        #expect(layout.contains("343×"))
        #expect(!layout.contains("truncated"))
        // Both sides: the ideal size, not the smallest.
        label.text = "One line"
        _ = bench.verify(row, as: .layout(size: .zero), named: "both")
        let both = try #require(bench.text("row.both.layout.txt"))
        #expect(both.contains("\"One line\" Inter 17 regular #000000FF 1 line\n"))
        #expect(!both.contains("truncated"))
    }

    private struct SpacedRow: View {
        var body: some View {
            HStack {
                Text("A name")
                Spacer()
                Text("A value that is longer")
            }
        }
    }

    @Test func aSpacerTakesNoRoomAndNoTextIsSqueezed() throws {
        _ = bench.verify(SpacedRow(), as: .layout)
        let layout = try #require(bench.text("row.a.layout.txt"))
        let width = try #require(layout.firstMatch(of: #/picture (\S+)×\S+ at/#).flatMap { Double($0.1) })
        let texts = layout.matches(of: #/\[text\] \(\S+ \S+\) (\S+)×/#).compactMap { Double($0.1) }
        #expect(texts.count == 2, "\(layout)")
        // The spacer is at its least, 8, and keeps no distance.
        #expect(abs(width - texts.reduce(8, +)) < 1, "\(layout)")
        #expect(!layout.contains("truncated") && !layout.contains("2 lines"))
        _ = bench.verify(SpacedRow(), as: .layout(.fixed(width: 375, height: 44)), named: "fixed")
        #expect(bench.text("row.fixed.layout.txt")?.contains("picture 375×44 at") == true)
    }

    @Test func aListIsAsHighAsItsRows() throws {
        _ = bench.verify(List(texts), as: .layout(on: ViewImageConfig(size: CGSize(width: 375, height: 0))))
        let layout = try #require(bench.text("row.a.layout.txt"))
        let size = try #require(layout.firstMatch(of: #/picture (\S+) at 3×, content (\S+)\n/#))
        #expect(size.1 == size.2)
    }

    // MARK: C112

    @Test func whatRanBeforeDoesNotMatter() throws {
        let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13)
        _ = bench.verify(List(texts), as: strategy)
        let first = try #require(bench.data("row.a.png"))
        _ = bench.verify(
            List(["x"]), as: .image(on: .iPadMini, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "other"
        )
        #expect(bench.verify(List(texts), as: strategy) == nil)
        _ = bench.verify(List(texts), as: strategy, named: "again")
        #expect(bench.data("row.again.png") == first)
        // The same controller again, and after another device.
        let list = List(texts)
        #expect(bench.verify(list, as: strategy) == nil)
        _ = bench.verify(list, as: .image(on: .iPhoneSe), named: "small")
        #expect(bench.verify(list, as: strategy) == nil)
    }

    @Test(arguments: 0..<4) func inParallelItIsTheSame(number: Int) throws {
        for _ in 0..<2 {
            _ = bench.verify(List(texts), as: .image(on: .iPhoneSe), named: "\(number)", record: .all)
            _ = bench.verify(List(texts), as: .image(on: .iPhoneSe), named: "reference", record: .all)
            #expect(bench.data("row.\(number).png") == bench.data("row.reference.png"))
        }
    }

    // MARK: C114

    @Test func theSettledStateIsTaken() throws {
        let list = List(texts)
        _ = bench.verify(list, as: .imageAndLayout(on: .iPhone17))
        // Rows that measure themselves stand where they stay.
        #expect(bench.verify(list, as: .imageAndLayout(on: .iPhone17)) == nil)
    }

    @Test func anAnimationIsOver() throws {
        func view(animated: Bool) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
            view.backgroundColor = .white
            let change = {
                view.overrideUserInterfaceStyle = .dark
                view.backgroundColor = .systemBackground
                view.alpha = 0.5
            }
            if animated { UIView.animate(withDuration: 2, animations: change) } else { change() }
            return view
        }
        _ = bench.verify(view(animated: false), as: .image)
        #expect(bench.verify(view(animated: true), as: .image) == nil)
    }

    @Test func aSpinnerStandsStill() {
        func spinner() -> UIView {
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            spinner.startAnimating()
            return spinner
        }
        _ = bench.verify(spinner(), as: .image)
        Thread.sleep(forTimeInterval: 0.05)
        #expect(bench.verify(spinner(), as: .image) == nil)
    }
}
