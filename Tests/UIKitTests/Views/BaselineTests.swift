import Foundation
import Testing
import UIKit

/// Where pictures and controls meet the line that text stands on.
@MainActor
struct BaselineTests {
    /// At three pixels a point.
    private func root(_ views: UIView...) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        root.traitOverrides.displayScale = 3
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        return root
    }

    private func symbol(size: CGFloat = 17) throws -> UIImage {
        try #require(
            UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: size)))
    }

    private func title() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.text = "Jasmine"
        return label
    }

    private func picture() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { $0.fill($0.format.bounds) }
    }

    // MARK: Pictures

    /// The middle of a symbol of 20 points is that of capitals of 17, which are 0.7046 × 17 high.
    @Test(arguments: [(1.0, CGFloat(4)), (2, 4), (3, 4)]) func symbolsHaveABaseline(scale: Double, offset: CGFloat)
        throws
    {
        let image = try symbol()
        UITraitCollection(displayScale: scale).performAsCurrent {
            #expect(image.size == CGSize(width: 20, height: 20))
            #expect(image.baselineOffsetFromBottom == offset)
        }
    }

    @Test func aBaselineIsGivenAndTaken() throws {
        let symbol = try symbol()
        #expect(picture().baselineOffsetFromBottom == nil)
        #expect(picture().withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
        #expect(symbol.withBaselineOffset(fromBottom: -2.5).baselineOffsetFromBottom == -2.5)
        #expect(symbol.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(symbol.imageWithoutBaseline() != symbol)
        #expect(symbol.imageWithoutBaseline().size == symbol.size)
    }

    // MARK: Views of pictures

    /// How far below the view's top its first baseline meets a line at 100.
    private func baseline(
        _ image: UIImage?, _ mode: UIView.ContentMode, height: CGFloat? = nil, isLast: Bool = false
    ) -> CGFloat {
        let (line, view) = (UIView(), UIImageView(image: image))
        view.contentMode = mode
        let root = root(line, view)
        var constraints = [
            line.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            (isLast ? view.lastBaselineAnchor : view.firstBaselineAnchor).constraint(equalTo: line.topAnchor),
        ]
        if let height { constraints.append(view.heightAnchor.constraint(equalToConstant: height)) }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        return (100 - view.frame.minY).onThirds
    }

    @Test func aSymbolsViewHasItsBaseline() throws {
        let symbol = try symbol()
        #expect(baseline(symbol, .scaleToFill) == 16)
        #expect(baseline(symbol, .scaleToFill, isLast: true) == 16)
        #expect(baseline(symbol, .center) == 16)
        #expect(baseline(symbol.imageWithoutBaseline(), .center) == 0)
        #expect(baseline(symbol.imageWithoutBaseline(), .center, isLast: true) == 20)
        #expect(baseline(picture(), .center) == 0)
        #expect(baseline(picture().withBaselineOffset(fromBottom: 3), .center) == 7)
        #expect(baseline(nil, .center) == 0)
    }

    /// In a view three times as high, the symbol's 20 points are where the mode puts them.
    @Test func theContentModeMovesTheBaseline() throws {
        let symbol = try symbol()
        #expect(baseline(symbol, .scaleToFill, height: 60) == 48)
        #expect(baseline(symbol, .center, height: 60) == 36)
        #expect(baseline(symbol, .left, height: 60) == 36)
        #expect(baseline(symbol, .top, height: 60) == 16)
        #expect(baseline(symbol, .bottom, height: 60) == 56)
        // As wide as before, so no larger, and in the middle; or as high as the view.
        #expect(baseline(symbol, .scaleAspectFit, height: 60) == 36)
        #expect(baseline(symbol, .scaleAspectFill, height: 60) == 48)
    }

    @Test(arguments: [12.0, 17, 34]) func symbolsStandOnTheLineOfTheTextBeside(size: CGFloat) throws {
        let (label, view) = (title(), UIImageView(image: try symbol(size: size)))
        let stack = UIStackView(arrangedSubviews: [label, view])
        stack.alignment = .firstBaseline
        let root = root(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        var offset: CGFloat = 0
        UITraitCollection(displayScale: 3).performAsCurrent { offset = view.image?.baselineOffsetFromBottom ?? 0 }
        // 17 points: the ascender is drawn at 16⅓.
        let line = label.frame.minY + 49.0 / 3
        #expect(abs(view.frame.maxY - offset - line) < 1e-9)
        #expect(stack.frame.height >= max(label.frame.maxY, view.frame.maxY) - 1e-9)
    }

    // MARK: Controls

    @Test func fieldsAndButtonsStandOnTheLineOfTheTextBeside() {
        let (label, field) = (title(), UITextField())
        field.text = "Green"
        field.font = .systemFont(ofSize: 17)
        field.borderStyle = .roundedRect
        let button = UIButton(type: .system)
        button.setTitle("Brew", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        var filled = UIButton.Configuration.filled()
        filled.title = "Pour"
        filled.subtitle = "Slowly"
        filled.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        let second = UIButton(configuration: filled)
        let root = root(label, field, button, second)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            second.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let texts = [field, button, second].map { ($0 as UIView).subviews.compactMap { $0 as? UILabel }.first }
        for text in texts {
            let frame = text.map { $0.convert($0.bounds, to: root) } ?? .zero
            // Texts of one font stand on one line when their middles are at one height, to a pixel.
            #expect(abs(frame.midY - label.frame.midY) < 0.34)
        }
    }
}

extension CGFloat {
    /// Free of the noise of arithmetic.
    fileprivate var onThirds: CGFloat { (self * 3).rounded() / 3 }
}
