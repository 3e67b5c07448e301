import Appearance
import DisplayLists
import Foundation
import Testing
import UIKit

/// `UIColor.tintColor` stands for the tint of the view that shows it, whatever colour, text or picture is made of it.
@MainActor struct TintColorTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func painted(_ view: UIView) -> [String] {
        let outer = UIView()
        outer.tintColor = Self.red
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        outer.addSubview(view)
        let request = WindowSnapshot.Request(width: 200, height: 40, scale: 2, traits: .standard)
        return WindowSnapshot.take(of: outer, request).displayList.description.split(separator: "\n").map(String.init)
    }

    private func label(_ configure: (UILabel) -> Void) -> UILabel {
        let label = UILabel()
        label.text = "Tea"
        configure(label)
        return label
    }

    @Test func textHasTheTintOfItsView() {
        let attributed = NSAttributedString(string: "Tea", attributes: [.foregroundColor: UIColor.tintColor])
        let labels = [
            label { $0.textColor = .tintColor },
            label { $0.textColor = UIColor { _ in .tintColor } },
            label { $0.attributedText = attributed },
        ]
        for label in labels { #expect(painted(label).contains { $0.contains("glyphs") && $0.contains("#FF0000FF") }) }
        let faded = label { $0.backgroundColor = .tintColor.withAlphaComponent(0.5) }
        #expect(painted(faded).contains { $0.contains("fill") && $0.contains("#FF000080") })
        let own = label {
            $0.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            $0.textColor = .tintColor
        }
        #expect(painted(own).contains { $0.contains("glyphs") && $0.contains("#00FF00FF") })
    }

    @Test func picturesHaveTheTintOfTheirView() {
        let star = UIImage(systemName: "star.fill")
        let images = [
            star?.withTintColor(.tintColor, renderingMode: .alwaysOriginal),
            star?.withConfiguration(UIImage.SymbolConfiguration(paletteColors: [.tintColor])), star,
        ]
        for image in images {
            #expect(painted(UIImageView(image: image)).contains { $0.contains("#FF0000FF") })
        }
    }

    /// The content view was made before it stood in anything.
    @Test func listContentFollowsTheTintThatItComesTo() {
        var content = UIListContentConfiguration.cell()
        content.image = UIImage(systemName: "star")
        let view = UIListContentView(configuration: content)
        #expect(painted(view).contains { $0.contains("#FF0000FF") })
    }

    @Test func viewsInsideAreToldOfAnotherTint() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() {
                super.tintColorDidChange()
                count += 1
            }
        }
        let (outer, inner, own) = (UIView(), Told(), Told())
        outer.addSubview(inner)
        outer.addSubview(own)
        own.tintColor = .green
        outer.tintColor = .red
        #expect((inner.count, own.count) == (1, 1))
        inner.tintColor = .tintColor
        #expect(inner.tintColor == .red)
        // A tint is no trait: nobody is told of other traits.
        #expect(inner.traitCollection == outer.traitCollection)
    }
}
