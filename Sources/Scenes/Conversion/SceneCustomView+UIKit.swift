import UIKit

extension SceneCustomView {
    /// The view, and whether it has a size of its own that layout should keep.
    @MainActor
    func makeView(tint: UIColor?, _ images: SceneImages) -> (view: UIView, keepsSize: Bool) {
        if let systemName { return (imageView(UIImage(systemName: systemName.text)), false) }
        if let file { return (imageView(images.file(file)), false) }
        if let named { return (imageView(named.value), false) }
        if let badge { return (BadgeView(text: badge, font: font?.uiFont, color: tint), false) }
        if let isOn {
            let view = UISwitch()
            view.isOn = isOn
            if let tint { view.onTintColor = tint }
            return (view, false)
        }
        if let segments {
            let view = UISegmentedControl(items: segments)
            if let index = selectedSegmentIndex, index < segments.count { view.selectedSegmentIndex = index }
            return (view, false)
        }
        if let progress {
            let view = UIProgressView(frame: CGRect(origin: .zero, size: Self.progressSize))
            view.progress = Float(progress)
            return (view, true)
        }
        return (label(tint: tint), false)
    }

    /// A progress view has no width of its own.
    private static let progressSize = CGSize(width: 100, height: 4)

    @MainActor
    private func imageView(_ image: UIImage?) -> UIImageView {
        let view = UIImageView(image: image)
        view.preferredSymbolConfiguration = symbolConfiguration?.over(nil)
        return view
    }

    @MainActor
    private func label(tint: UIColor?) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font?.uiFont ?? .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        if let tint { label.textColor = tint }
        return label
    }
}

/// A text in a filled capsule, as apps count what is unread.
@MainActor
final class BadgeView: UIView {
    private let label = UILabel()
    private static let padding = CGSize(width: 6, height: 3)

    init(text: String, font: UIFont?, color: UIColor?) {
        super.init(frame: .zero)
        label.text = text
        label.font = font ?? .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        backgroundColor = color ?? .systemRed
        layer.masksToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    /// At least a circle.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        let height = text.height + 2 * Self.padding.height
        return CGSize(width: max(text.width + 2 * Self.padding.width, height), height: height)
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }
}
