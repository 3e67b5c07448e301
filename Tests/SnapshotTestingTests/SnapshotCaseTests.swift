import Foundation
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Cases from practice with snapshot tests.
@MainActor struct SnapshotCaseTests {
    private let bench = SnapshotBench()

    private let texts = ["A text that is long enough for a detail", "Short", "Another short one"]

    // MARK: C104

    /// Keeps the traits that it was laid out with last.
    private final class Probe: UIView {
        private(set) var seen: UITraitCollection?

        override func layoutSubviews() {
            super.layoutSubviews()
            seen = traitCollection
        }
    }

    @Test(arguments: [true, false]) func aCellAndItsSubviewsSeeTheTraits(isTableCell: Bool) throws {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view: UIView
        if isTableCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = frame
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
            cell.contentView.addSubview(probe)
            view = cell
        } else {
            let cell = UICollectionViewListCell(frame: frame)
            var content = cell.defaultContentConfiguration()
            content.text = "Text"
            cell.contentConfiguration = content
            cell.contentView.addSubview(probe)
            view = cell
        }
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
        ])
        _ = bench.verify(view, as: .layout(traits: traits))
        let layout = try #require(bench.text("row.a.layout.txt"))
        #expect(layout.contains("\"Text\" Inter 21 regular #FFFFFFFF"))
        let seen = try #require(probe.seen)
        #expect(seen.horizontalSizeClass == .compact)
        #expect(seen.userInterfaceStyle == .dark)
        #expect(seen.preferredContentSizeCategory == .extraExtraLarge)
        // Others see others: nothing is left of the first ones.
        _ = bench.verify(view, as: .layout(traits: UITraitCollection(userInterfaceStyle: .light)), named: "light")
        #expect(bench.text("row.light.layout.txt")?.contains("\"Text\" Inter 17 regular #000000FF") == true)
        #expect(probe.seen?.userInterfaceStyle == .light)
    }

    // MARK: C106

    private func screen(level: CGFloat = 242, word: String = "On", tint: UIColor = .systemBlue) -> UIView {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        screen.backgroundColor = UIColor(red: level / 255, green: 242.0 / 255, blue: 247.0 / 255, alpha: 1)
        let label = UILabel(frame: CGRect(x: 60, y: 100, width: 200, height: 22))
        label.text = word
        let icon = UIImageView(image: UIImage(systemName: "wifi"))
        icon.frame = CGRect(x: 20, y: 100, width: 24, height: 22)
        icon.tintColor = tint
        screen.addSubview(label)
        screen.addSubview(icon)
        return screen
    }

    @Test func aShareOfPixelsHidesAWordAndEyesDoNot() throws {
        _ = bench.verify(screen(), as: .image)
        let (background, word) = (screen(level: 243), screen(word: "Off", tint: .systemGreen))
        // A share alone lets the word pass and stumbles over the background.
        #expect(bench.verify(word, as: .image(precision: 0.995)) == nil)
        #expect(bench.verify(background, as: .image(precision: 0.995)) != nil)
        #expect(bench.verify(background, as: .image(perceptualPrecision: 0.98)) == nil)
        for strategy: Snapshotting<UIView, UIImage> in [
            .image, .image(perceptualPrecision: 0.98), .image(allowing: .density(0.1)),
        ] {
            let failure = try #require(bench.verify(word, as: strategy))
            // How many and how much are told apart, and what it was.
            #expect(failure.contains(#/\d+ of \d+ pixels differ|\d+ pixels differ/#), "\(failure)")
            #expect(failure.contains("ΔE"), "\(failure)")
            #expect(failure.contains("\"On\" became \"Off\""), "\(failure)")
            #expect(failure.contains("became #34C759"), "\(failure)")
        }
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
        _ = bench.verify(SampleList(texts), as: .layout(on: ViewImageConfig(size: CGSize(width: 375, height: 0))))
        let layout = try #require(bench.text("row.a.layout.txt"))
        let size = try #require(layout.firstMatch(of: #/picture (\S+) at 3×, content (\S+)\n/#))
        #expect(size.1 == size.2)
    }

    // MARK: C112

    @Test func whatRanBeforeDoesNotMatter() throws {
        let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13)
        _ = bench.verify(SampleList(texts), as: strategy)
        let first = try #require(bench.data("row.a.png"))
        _ = bench.verify(
            SampleList(["x"]), as: .image(on: .iPadMini, traits: UITraitCollection(userInterfaceStyle: .dark)),
            named: "other"
        )
        #expect(bench.verify(SampleList(texts), as: strategy) == nil)
        _ = bench.verify(SampleList(texts), as: strategy, named: "again")
        #expect(bench.data("row.again.png") == first)
        // After one with a bar, which would take the room of one.
        _ = bench.verify(
            UINavigationController(rootViewController: SampleList(texts)), as: .image(on: .iPhone13), named: "bar")
        #expect(bench.data("row.bar.png") != first)
        #expect(bench.verify(SampleList(texts), as: strategy) == nil)
        // The same controller again, and after another device.
        let list = SampleList(texts)
        #expect(bench.verify(list, as: strategy) == nil)
        _ = bench.verify(list, as: .image(on: .iPhoneSe), named: "small")
        #expect(bench.verify(list, as: strategy) == nil)
    }

    /// From threads of their own, each beside others that draw something else.
    @Test func inParallelItIsTheSame() async throws {
        let texts = texts
        let pictures = await withTaskGroup(of: Data?.self) { group in
            for number in 0..<6 {
                group.addTask {
                    let bench = SnapshotBench()
                    let (list, other) = await MainActor.run { (SampleList(texts), SampleList(["\(number)", "x"])) }
                    let dark = UITraitCollection(userInterfaceStyle: .dark)
                    _ = bench.verify(other, as: .image(on: .iPadMini, traits: dark), named: "other")
                    _ = bench.verify(list, as: .image(on: .iPhoneSe))
                    return bench.data("row.a.png")
                }
            }
            var pictures: [Data?] = []
            for await picture in group { pictures.append(picture) }
            return pictures
        }
        _ = bench.verify(SampleList(texts), as: .image(on: .iPhoneSe))
        let alone = try #require(bench.data("row.a.png"))
        #expect(pictures.count == 6)
        #expect(pictures.allSatisfy { $0 == alone })
    }

    // MARK: C114

    @Test func theSettledStateIsTaken() throws {
        let list = SampleList(texts)
        _ = bench.verify(list, as: .imageAndLayout(on: .iPhone17))
        // The first row has grown from what was estimated, and the next one stands below it.
        let layout = try #require(bench.text("row.a.layout.txt"))
        let rows = layout.matches(of: #/\[cell\] \(0, (\S+)\) 402×(\S+)/#).compactMap { match in
            Double(match.1).flatMap { y in Double(match.2).map { (y: y, height: $0) } }
        }
        #expect(rows.count == 3, "\(layout)")
        #expect(rows.count > 1 && rows[0].height > 60 && abs(rows[1].y - rows[0].y - rows[0].height) < 0.01)
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
