import Foundation
import SnapshotTesting
import Testing
import UIKit

/// Snapshots of views and controllers.
@MainActor struct ViewSnapshotTests {
    private let bench = SnapshotBench()

    private func row(_ text: String, _ color: UIColor = .white) -> UIView {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        row.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 16, y: 12, width: 200, height: 20))
        label.text = text
        row.addSubview(label)
        return row
    }

    private func size(_ name: String = "row.a.png") -> [Int]? { bench.pixelSize(name) }

    // MARK: What a failure says

    @Test func aChangedWordIsNamed() throws {
        #expect(bench.verify(row("On"), as: .image)?.contains("Recorded") == true)
        #expect(bench.names == ["row.a.layout.txt", "row.a.png"])
        #expect(bench.verify(row("On"), as: .image) == nil)
        let failure = try #require(bench.verify(row("Off"), as: .image))
        #expect(failure.contains(" pixels differ by up to "))
        #expect(failure.contains("\"On\" became \"Off\""))
        #expect(size("artifacts/ListTests/row.a.png") == [960, 132])
        #expect(size("artifacts/ListTests/row.a.difference.png") == [960 * 3 + 16, 132])
        #expect(bench.text("artifacts/ListTests/row.a.layout.txt")?.contains("\"Off\"") == true)
    }

    @Test func aReferenceFromElsewhereHasNoWords() throws {
        _ = bench.verify(row("On"), as: .image)
        try FileManager.default.removeItem(at: bench.folder.appending(path: "row.a.layout.txt"))
        #expect(bench.verify(row("On"), as: .image) == nil)
        let failure = try #require(bench.verify(row("Off"), as: .image))
        #expect(failure.contains(" pixels differ by up to "))
        #expect(!failure.contains("became"))
        // Its twin does not come back by itself.
        #expect(bench.data("row.a.layout.txt") == nil)
    }

    @Test func whatIsNoPictureFails() throws {
        _ = bench.verify(row("On"), as: .image)
        try Data("no picture".utf8).write(to: bench.folder.appending(path: "row.a.png"))
        #expect(bench.verify(row("On"), as: .image)?.contains("the reference is not a readable PNG") == true)
        #expect(bench.verify(UIImage(), as: .image, named: "empty")?.contains("without any size") == true)
        let view = UIView()
        #expect(bench.verify(view, as: .image, named: "none")?.contains("without any width") == true)
    }

    @Test func allowedDifferences() {
        func dots(_ count: Int, apart: CGFloat) -> UIView {
            let view = row("On")
            for index in 0..<count {
                let dot = UIView(frame: CGRect(x: 200 + apart * CGFloat(index), y: 2, width: 1, height: 1))
                dot.backgroundColor = .black
                view.addSubview(dot)
            }
            return view
        }
        let one = UITraitCollection(displayScale: 1)
        _ = bench.verify(row("On"), as: .image(traits: one))
        let scattered = dots(6, apart: 20)
        #expect(bench.verify(scattered, as: .image(traits: one)) != nil)
        #expect(bench.verify(scattered, as: .image(traits: one, allowing: .pixels(6))) == nil)
        #expect(bench.verify(scattered, as: .image(traits: one, allowing: .pixels(5))) != nil)
        // Another precision counts besides.
        #expect(bench.verify(scattered, as: .image(precision: 0.9999, traits: one, allowing: .pixels(6))) != nil)
        #expect(bench.verify(scattered, as: .image(traits: one, allowing: .density(0.01, side: 16))) == nil)
        let dense = dots(6, apart: 1)
        #expect(bench.verify(dense, as: .image(traits: one, allowing: .density(0.01, side: 16))) != nil)
        #expect(bench.verify(row("Off"), as: .image(traits: one, allowing: .density(0.05))) != nil)
    }

    @Test func precisionAndIgnoredParts() {
        _ = bench.verify(row("On"), as: .image)
        #expect(bench.verify(row("Off"), as: .image(precision: 0.9)) == nil)
        #expect(bench.verify(row("Off"), as: .image(perceptualPrecision: 0.98)) != nil)
        let grey = UIColor(red: 254.0 / 255, green: 1, blue: 1, alpha: 1)
        #expect(bench.verify(row("On", grey), as: .image) != nil)
        #expect(bench.verify(row("On", grey), as: .image(perceptualPrecision: 0.98)) == nil)
        #expect(bench.verify(row("Off"), as: .image(ignoring: ["view 0"])) == nil)
        #expect(bench.verify(row("Off"), as: .image(ignoring: ["0,0,960x132"])) == nil)
        #expect(bench.verify(row("Off"), as: .image(ignoring: ["0,0,9x9"])) != nil)
    }

    /// A view that paints nothing moves: the picture is the same, the layout is not.
    @Test func imageAndLayoutNoticesWhatIsNotSeen() throws {
        func view(_ x: CGFloat) -> UIView {
            let view = row("On")
            view.addSubview(UIView(frame: CGRect(x: x, y: 4, width: 10, height: 10)))
            return view
        }
        _ = bench.verify(view(4), as: .imageAndLayout)
        #expect(bench.names == ["row.a.layout.txt", "row.a.png"])
        #expect(bench.verify(view(4), as: .imageAndLayout) == nil)
        #expect(bench.verify(view(5), as: .image) == nil)
        let failure = try #require(bench.verify(view(5), as: .imageAndLayout))
        #expect(failure.contains("moved 1 pt right"))
        try FileManager.default.removeItem(at: bench.folder.appending(path: "row.a.layout.txt"))
        #expect(bench.verify(view(4), as: .imageAndLayout)?.contains("Recorded") == true)
        #expect(bench.verify(view(4), as: .imageAndLayout) == nil)
    }

    @Test func theLayoutAloneIsText() throws {
        _ = bench.verify(row("On"), as: .layout)
        #expect(bench.text("row.a.layout.txt")?.hasPrefix("picture 320×44 at 3×, content 320×44\n") == true)
        let failure = try #require(bench.verify(row("Off"), as: .layout))
        #expect(failure.contains("\"On\" became \"Off\""))
    }

    /// As tests do that measure a view before its picture is taken: nothing says where it stands.
    @Test func aViewWithConstraintsOfItsOwnStandsAtTheCorner() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        for view in [view, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 200), inner.heightAnchor.constraint(equalToConstant: 20),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
        ])
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        _ = bench.verify(view, as: .layout(size: size))
        #expect(
            bench.text("row.a.layout.txt")
                == "picture 200×36 at 3×, content 200×36\nview UIView (0, 0) 200×36\nview 0 [view] UIView (8, 8) 184×20\n",
            "\(bench.text("row.a.layout.txt") ?? "")")
    }

    @Test func theTreeOfViews() {
        _ = bench.verify(row("On"), as: .recursiveDescription)
        #expect(
            bench.text("row.a.txt") == """
                <UIView; frame = (0 0; 320 44); layer = <CALayer>>
                   | <UILabel; frame = (16 12; 200 20); text = 'On'; layer = <CALayer>>

                """)
    }

    @Test func layersAndPictures() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        _ = bench.verify(layer, as: .image(traits: UITraitCollection(displayScale: 2)))
        #expect(size() == [40, 20])
        #expect(layer.frame == CGRect(x: 5, y: 5, width: 20, height: 10))
        let data = try #require(bench.data("row.a.png"))
        let image = try #require(UIImage(data: data))
        _ = bench.verify(image, as: .image, named: "again")
        #expect(bench.verify(image, as: .image, named: "again") == nil)
        #expect(bench.pixelSize("row.again.png") == [40, 20])
        let symbol = try #require(UIImage(systemName: "leaf"))
        _ = bench.verify(symbol, as: .image, named: "symbol")
        #expect(bench.verify(symbol, as: .image, named: "symbol") == nil)
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, 255.0), (.dark, 0)])
    func whatPaintsNothingStandsOnTheSystemsBackground(style: UIUserInterfaceStyle, level: Double) throws {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let painted = UIView(frame: plain.frame)
        painted.backgroundColor = UIColor(white: level / 255, alpha: 1)
        let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(userInterfaceStyle: style))
        _ = bench.verify(plain, as: strategy)
        #expect(bench.verify(painted, as: strategy) == nil)
    }

    @Test func aViewStandsAsItStood() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = row("On")
        view.frame.origin = CGPoint(x: 7, y: 9)
        parent.addSubview(UIView())
        parent.insertSubview(view, at: 0)
        _ = bench.verify(view, as: .image(size: CGSize(width: 100, height: 30)))
        #expect(size() == [300, 90])
        #expect(view.frame == CGRect(x: 7, y: 9, width: 320, height: 44))
        #expect(view.autoresizingMask == [])
        #expect(parent.subviews.first === view)
    }
}
