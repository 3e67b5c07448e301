import Foundation
import Testing
import UIKit

/// Views that are stretched over one that constraints place.
@MainActor struct StretchedViewTests {
    private func label(_ text: String, in view: UIView) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
        ])
        return label
    }

    @Test func whatIsInAnEffectViewSaysHowLargeItIs() {
        let (stack, effect) = (UIStackView(), UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
        stack.axis = .vertical
        stack.alignment = .leading
        stack.addArrangedSubview(effect)
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        let filler = UIView()
        stack.addArrangedSubview(filler)
        let text = label("Tea", in: effect.contentView)
        for _ in 0..<3 { stack.layoutIfNeeded() }
        let size = text.intrinsicContentSize
        func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.001 }
        #expect(isClose(effect.frame.width, size.width + 20) && isClose(effect.frame.height, size.height + 20))
        #expect(effect.contentView.frame == effect.bounds)
        #expect(text.frame.origin == CGPoint(x: 10, y: 10) && isClose(text.frame.width, size.width))
        text.text = "Tea and cake"
        for _ in 0..<3 { stack.layoutIfNeeded() }
        #expect(isClose(effect.frame.width, text.intrinsicContentSize.width + 20))
    }
}
