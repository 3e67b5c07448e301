import DisplayLists
public import Foundation

/// Shows what stands in place of content that is not there, in the middle of its safe area.
open class UIContentUnavailableView: UIView, UIContentView {
    public init(configuration: UIContentUnavailableConfiguration) {
        current = configuration
        super.init(frame: .zero)
        apply()
    }

    public required init?(coder: NSCoder) {
        current = .empty()
        super.init(coder: coder)
        apply()
    }

    private var current: UIContentUnavailableConfiguration

    /// A configuration of another type leaves the content as it is.
    open var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else { return }
            current = configuration
            apply()
        }
    }
    /// No effect on a picture.
    open var isScrollEnabled = false

    // MARK: Parts

    private let backdrop = BackgroundView()
    private var indicator: UIActivityIndicatorView?
    private var imageView: UIImageView?
    private var textLabel: UILabel?
    private var secondaryLabel: UILabel?
    private var buttons: [UIButton] = []

    /// Makes the views anew: what a screen lacks changes seldom.
    private func apply() {
        for view in subviews { view.removeFromSuperview() }
        backdrop.configuration = current.background
        addSubview(backdrop)
        indicator = current.style == .loading && current.image == nil ? makeIndicator() : nil
        imageView = current.image.map(makeImageView)
        textLabel = label(current.text, current.attributedText, current.textProperties, role: "text")
        secondaryLabel = label(
            current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties,
            role: "secondaryText")
        buttons = [
            button(current.button, current.buttonProperties, role: "button"),
            button(current.secondaryButton, current.secondaryButtonProperties, role: "secondaryButton"),
        ].compactMap { $0 }
        setNeedsLayout()
    }

    private func makeIndicator() -> UIActivityIndicatorView {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.listingName = ListingName("indicator")
        indicator.startAnimating()
        addSubview(indicator)
        return indicator
    }

    private func makeImageView(_ image: UIImage) -> UIImageView {
        let view = UIImageView(image: image)
        let properties = current.imageProperties
        view.listingName = ListingName("image")
        view.contentMode = .scaleAspectFit
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        if let tintColor = properties.tintColor { view.tintColor = tintColor }
        if properties.cornerRadius > 0 {
            view.layer.cornerRadius = properties.cornerRadius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
        }
        addSubview(view)
        return view
    }

    private func label(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, role: String
    ) -> UILabel? {
        guard text != nil || attributed != nil else { return nil }
        let label = UILabel()
        label.listingName = ListingName(role)
        label.font = properties.font
        label.textColor = properties.color
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = current.alignment == .center ? .center : .natural
        if let attributed { label.attributedText = attributed } else { label.text = text }
        addSubview(label)
        return label
    }

    private func button(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        role: String
    ) -> UIButton? {
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        guard let shown = button.configuration,
            shown.title != nil || shown.image != nil || shown.showsActivityIndicator
        else { return nil }
        button.listingName = ListingName(role)
        button.isEnabled = properties.isEnabled
        addSubview(button)
        return button
    }

    // MARK: Layout

    /// Inside the safe area, the margins and, along the preserved axes, the superview's margins.
    private var room: CGRect {
        var margins = physical(current.directionalLayoutMargins)
        let safe = safeAreaInsets
        let axes = current.axesPreservingSuperviewLayoutMargins
        if let outer = superview?.layoutMargins {
            // The superview's margins hold its safe area already.
            if axes.contains(.horizontal) {
                margins.left = max(margins.left, outer.left - safe.left)
                margins.right = max(margins.right, outer.right - safe.right)
            }
            if axes.contains(.vertical) {
                margins.top = max(margins.top, outer.top - safe.top)
                margins.bottom = max(margins.bottom, outer.bottom - safe.bottom)
            }
        }
        return CGRect(origin: .zero, size: bounds.size).inset(by: safe).inset(by: margins)
    }

    private var imageSize: CGSize? {
        guard let natural = imageView?.intrinsicContentSize else { return nil }
        let most = current.imageProperties.maximumSize
        var share: CGFloat = 1
        if most.width > 0, natural.width > most.width { share = min(share, most.width / natural.width) }
        if most.height > 0, natural.height > most.height { share = min(share, most.height / natural.height) }
        return CGSize(width: natural.width * share, height: natural.height * share)
    }

    /// The parts from top to bottom with their sizes, and what is between each one and the one above it.
    private func parts(width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
        var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
        func add(_ view: UIView?, _ size: CGSize?, gap: CGFloat) {
            guard let view, let size else { return }
            parts.append((view, size, parts.isEmpty ? 0 : gap))
        }
        func fitting(_ view: UIView?) -> CGSize? {
            view.map { view in
                let size = view.sizeThatFits(CGSize(width: width, height: 0))
                return CGSize(width: min(width, size.width), height: size.height)
            }
        }
        add(indicator, indicator?.intrinsicContentSize, gap: 0)
        add(imageView, imageSize, gap: 0)
        add(textLabel, fitting(textLabel), gap: current.imageToTextPadding)
        add(
            secondaryLabel, fitting(secondaryLabel),
            gap: textLabel == nil ? current.imageToTextPadding : current.textToSecondaryTextPadding)
        for (index, button) in buttons.enumerated() {
            add(
                button, fitting(button),
                gap: index == 0 ? current.textToButtonPadding : current.buttonToSecondaryButtonPadding)
        }
        return parts
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = CGRect(origin: .zero, size: bounds.size)
        let (room, grid) = (room, pixelGrid)
        let parts = parts(width: room.width)
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        let isCentered = current.alignment == .center
        var y = isCentered ? grid.round(room.minY + max(0, (room.height - height) / 2)) : room.minY
        for part in parts {
            y += part.gap
            let x = isCentered ? grid.round(room.midX - part.size.width / 2) : leading(part.size.width, in: room)
            part.view.frame = CGRect(x: x, y: y, width: part.size.width, height: part.size.height)
            y += part.size.height
        }
    }

    private func leading(_ width: CGFloat, in room: CGRect) -> CGFloat {
        isRightToLeft ? room.maxX - width : room.minX
    }

    /// As wide as there is room, as high as its content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 100_000
        let margins = physical(current.directionalLayoutMargins)
        let width = isLimited ? size.width : bounds.width
        let parts = parts(width: max(0, width - margins.left - margins.right))
        let height = parts.reduce(0) { $0 + $1.gap + $1.size.height }
        return CGSize(width: width, height: height + margins.top + margins.bottom)
    }
}
