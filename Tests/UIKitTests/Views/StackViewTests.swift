import Foundation
import Testing
import UIKit

/// Frames of arranged views.
@MainActor
struct StackViewTests {
    /// Content of a fixed size.
    private final class Box: UIView {
        let size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private func stack(_ views: [UIView], width: CGFloat, height: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        return stack
    }

    private func frames(_ stack: UIStackView) -> [[Double]] {
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map { view in
            [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { rounded($0) }
        }
    }

    private func spans(_ distribution: UIStackView.Distribution, spacing: CGFloat = 10) -> [[Double]] {
        let stack = stack([Box(20, 10), Box(40, 20), Box(60, 30)], width: 200, height: 40)
        stack.distribution = distribution
        stack.spacing = spacing
        return frames(stack).map { [$0[0], $0[2]] }
    }

    @Test func distributions() {
        #expect(spans(.fill) == [[0, 80], [90, 40], [140, 60]])
        #expect(spans(.fillEqually) == [[0, 60], [70, 60], [140, 60]])
        #expect(spans(.fillProportionally) == [[0, 30], [40, 60], [110, 90]])
        #expect(spans(.equalSpacing) == [[0, 20], [60, 40], [140, 60]])
        // Centres at 10, 90 and 170.
        #expect(spans(.equalCentering) == [[0, 20], [70, 40], [140, 60]])
    }

    @Test func emptyViewTakesWhatIsLeft() {
        let stack = stack([Box(20, 10), UIView(), Box(60, 30)], width: 200, height: 40)
        #expect(frames(stack) == [[0, 0, 20, 40], [20, 0, 120, 40], [140, 0, 60, 40]])
    }

    @Test func lastViewShrinksAndWraps() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Text that wraps"
        let stack = stack([Box(60, 10), label], width: 120, height: 100)
        stack.alignment = .top
        let natural = label.intrinsicContentSize
        let wrapped = label.sizeThatFits(CGSize(width: 60, height: 0))
        #expect(natural.width > 60 && wrapped.height > natural.height)
        // Thirds of a point add up to within a rounding error.
        #expect(abs(stack.intrinsicContentSize.width - 60 - natural.width) < 1e-9)
        #expect(stack.sizeThatFits(CGSize(width: 120, height: 0)) == CGSize(width: 120, height: wrapped.height))
        #expect(frames(stack)[0] == [0, 0, 60, 10])
        #expect(label.frame == CGRect(x: 60, y: 0, width: 60, height: wrapped.height))
    }

    @Test func constraintsAndArrangementGoTogether() {
        let (icon, title) = (UIView(), Box(80, 20))
        let stack = stack([icon, title], width: 200, height: 50)
        stack.spacing = 8
        stack.alignment = .center
        icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.5).isActive = true
        #expect(frames(stack) == [[0, 15, 40, 20], [48, 15, 152, 20]])
        #expect(stack.intrinsicContentSize == CGSize(width: 128, height: 20))
    }

    @Test func aStackGrowsWithItsContentUnderConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let stack = UIStackView(arrangedSubviews: [Box(40, 20), Box(90, 30)])
        stack.axis = .vertical
        stack.spacing = 5
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 16, y: 10, width: 90, height: 55))
        stack.arrangedSubviews[0].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 16, y: 10, width: 90, height: 30))
    }

    @Test func alignmentsAcross() {
        func tops(_ alignment: UIStackView.Alignment) -> [[Double]] {
            let stack = stack([Box(20, 10), Box(20, 30)], width: 40, height: 40)
            stack.alignment = alignment
            return frames(stack).map { [$0[1], $0[3]] }
        }
        #expect(tops(.fill) == [[0, 40], [0, 40]])
        #expect(tops(.top) == [[0, 10], [0, 30]])
        #expect(tops(.center) == [[15, 10], [5, 30]])
        #expect(tops(.bottom) == [[30, 10], [10, 30]])
    }

    @Test func columnAlignsWithinItsWidth() {
        let stack = stack([Box(20, 10), Box(30, 20)], width: 100, height: 30)
        stack.axis = .vertical
        stack.alignment = .trailing
        #expect(frames(stack) == [[80, 0, 20, 10], [70, 10, 30, 20]])
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(frames(stack) == [[0, 0, 20, 10], [0, 10, 30, 20]])
    }

    @Test func rowRunsFromTheRight() {
        let stack = stack([Box(20, 10), Box(30, 20)], width: 60, height: 30)
        stack.spacing = 10
        stack.semanticContentAttribute = .forceRightToLeft
        #expect(frames(stack) == [[40, 0, 20, 30], [0, 0, 30, 30]])
    }

    @Test func spacingsAndHiddenViews() {
        let views = [Box(20, 10), Box(20, 10), Box(20, 10)]
        let stack = stack(views, width: 100, height: 10)
        stack.spacing = 4
        stack.setCustomSpacing(12, after: views[0])
        #expect(stack.intrinsicContentSize.width == 76)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        views[1].isHidden = true
        #expect(stack.intrinsicContentSize.width == 52)
        #expect(frames(stack)[2] == [80, 0, 20, 10])
        views[1].isHidden = false
        #expect(frames(stack)[2] == [80, 0, 20, 10])
        #expect(frames(stack)[1] == [56, 0, 20, 10])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        #expect(stack.intrinsicContentSize.width == 72)
    }

    @Test func marginsInset() {
        let stack = stack([Box(20, 10)], width: 100, height: 50)
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(frames(stack) == [[0, 0, 100, 50]])
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(frames(stack) == [[2, 1, 94, 46]])
        #expect(stack.intrinsicContentSize == CGSize(width: 26, height: 14))
    }

    @Test func baselinesStandOnOneLine() {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("Small", "Large")
        small.font = .systemFont(ofSize: 12)
        large.font = .systemFont(ofSize: 34)
        let stack = stack([small, large], width: 300, height: 60)
        stack.alignment = .firstBaseline
        stack.layoutIfNeeded()
        #expect(large.frame.minY == 0)
        let difference = large.font.ascender - small.font.ascender
        // Frames stand on thirds of a point, and each line's box is rounded up to one.
        #expect(abs(small.frame.minY - difference) < 0.51)
    }

    @Test func removedViewIsNoLongerArranged() {
        let views = [Box(20, 10), Box(30, 10)]
        let stack = stack(views, width: 100, height: 10)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
        #expect(stack.intrinsicContentSize.width == 30)
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(stack.subviews.count == 1)
    }

    @Test func stacksNest() {
        let inner = UIStackView(arrangedSubviews: [Box(20, 10), Box(30, 20)])
        inner.axis = .vertical
        let outer = stack([inner, Box(40, 10)], width: 70, height: 30)
        #expect(outer.intrinsicContentSize == CGSize(width: 70, height: 30))
        #expect(frames(outer) == [[0, 0, 30, 30], [30, 0, 40, 30]])
        #expect(frames(inner) == [[0, 0, 30, 10], [0, 10, 30, 20]])
    }
}
