import DisplayLists
public import Foundation
import Typesetting

/// Shows a list content configuration: an image, a text and a secondary text.
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        own = configuration
        current = configuration
        super.init(frame: .zero)
        apply()
    }

    public required init?(coder: NSCoder) {
        own = .cell()
        current = own
        super.init(coder: coder)
        apply()
    }

    /// As it was set.
    private var own: UIListContentConfiguration
    /// As it is shown: what nobody has set follows the view's own traits.
    private var current: UIListContentConfiguration

    /// A configuration of another type leaves the content as it is.
    open var configuration: any UIContentConfiguration {
        get { own }
        set {
            guard let configuration = newValue as? UIListContentConfiguration else { return }
            let isChanged = configuration != own
            own = configuration
            if isChanged { apply() }
        }
    }

    open func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private var imageView: UIImageView?
    private var textLabel: UILabel?
    private var secondaryLabel: UILabel?

    // MARK: Content

    /// Makes, changes or drops the views that the configuration asks for.
    private func apply() {
        current = own.resolved(for: traitCollection)
        applyImage()
        textLabel = label(
            textLabel, text: current.drawnText(language: traitCollection.language), attributed: current.attributedText,
            properties: current.textProperties,
            role: "text")
        secondaryLabel = label(
            secondaryLabel, text: current.drawnSecondaryText(language: traitCollection.language),
            attributed: current.secondaryAttributedText,
            properties: current.secondaryTextProperties, role: "secondaryText")
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func applyImage() {
        guard let image = current.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        if imageView == nil {
            view.listingName = ListingName("image")
            view.contentMode = .scaleAspectFit
            insertSubview(view, at: 0)
            imageView = view
        }
        let properties = current.imageProperties
        view.image = image
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.tintColor = properties.resolvedTintColor(for: tintColor)
        view.alpha = current.drawnAlpha
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.borderWidth = properties.strokeWidth
        if properties.strokeWidth > 0 {
            let color = properties.resolvedStrokeColor(for: tintColor)
            view.layer.borderColor = color.resolvedColor(with: tintedTraits).cgColor
        }
    }

    private func label(
        _ existing: UILabel?, text: String?, attributed: NSAttributedString?,
        properties: UIListContentConfiguration.TextProperties, role: String
    ) -> UILabel? {
        guard text != nil || attributed != nil else {
            existing?.removeFromSuperview()
            return nil
        }
        let label = existing ?? UILabel()
        if existing == nil {
            label.listingName = ListingName(role)
            addSubview(label)
        }
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.textAlignment = properties.alignment.textAlignment
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.alpha = current.drawnAlpha
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = text
        }
        return label
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyImage()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if own.resolved(for: traitCollection) != current {
            apply()
        } else if current.imageProperties.strokeWidth > 0 {
            applyImage()
        }
    }

    // MARK: Layout

    /// The margins in force: the configuration's own, of which the superview's are the least on preserved axes.
    private var margins: NSDirectionalEdgeInsets {
        margins(distances: superview.map { directional(placeInSuperview($0)) } ?? .zero)
    }

    private func margins(distances: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        var margins = current.directionalLayoutMargins
        if insetsLayoutMarginsFromSafeArea {
            let safe = directional(safeAreaInsets)
            margins.top += safe.top
            margins.leading += safe.leading
            margins.bottom += safe.bottom
            margins.trailing += safe.trailing
        }
        guard let superview else { return margins }
        var superviewMargins = directional(superview.layoutMargins)
        // Indentation counts as a wider margin of the row: text moves by all of it. Source: uikit-metrics §6.4.
        if let row = superview as? any ListRow { superviewMargins.leading += row.indentation }
        return ListContentLayout.effectiveMargins(
            own: margins, preserving: current.axesPreservingSuperviewLayoutMargins,
            superviewMargins: superviewMargins, distances: distances)
    }

    private func makeLayout(margins: NSDirectionalEdgeInsets) -> ListContentLayout {
        let image = current.image?.size(
            with: traitCollection, fallback: current.imageProperties.preferredSymbolConfiguration)
        return current.layout(
            margins: margins, imageSize: image, text: textLabel.map { measuring($0, current.textProperties) },
            secondaryText: secondaryLabel.map { measuring($0, current.secondaryTextProperties) },
            displayScale: pixelGrid.scale)
    }

    private func measuring(
        _ label: UILabel, _ properties: UIListContentConfiguration.TextProperties
    ) -> ListContentLayout.Label {
        let lineHeight = {
            Double(label.typeset(width: nil, shrinks: false, lineLimit: 1, around: nil)?.size.height ?? 0)
        }
        var measuring = ListContentLayout.Label(
            isNaturallyAligned: properties.alignment == .natural, lineHeight: lineHeight,
            measure: { label.typeset(width: $0, shrinks: false, lineLimit: nil, around: nil)?.size ?? .zero })
        measuring.measureAround = { [self] width, notch in
            label.typeset(width: width, shrinks: false, lineLimit: nil, around: physical(notch))?.size ?? .zero
        }
        measuring.linePitch = { label.labelText()?.paragraph.spans.first?.font.linePitch ?? lineHeight() }
        return measuring
    }

    private func physical(_ notch: ListContentLayout.Notch) -> Paragraph.Notch {
        Paragraph.Notch(width: notch.width, lines: notch.lines, isAtRight: isRightToLeft)
    }

    private func solve(width: Double, height: Double? = nil) -> ListContentLayout.Solution {
        makeLayout(margins: margins).solve(width: width, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isLimited = size.width > 0 && size.width < 100_000
        let fitting = solve(width: isLimited ? size.width : 100_000).fittingSize
        return CGSize(width: isLimited ? min(fitting.width, size.width) : fitting.width, height: fitting.height)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override var wrapsContent: Bool { true }
    override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
        sizeThatFits(CGSize(width: width ?? 0, height: 0))
    }

    open override func layoutSubviews() {
        placeContent()
        super.layoutSubviews()
    }

    private func placeContent() {
        let before = [imageView?.frame, textLabel?.frame, secondaryLabel?.frame]
        defer { if before != [imageView?.frame, textLabel?.frame, secondaryLabel?.frame] { layoutInputChanged() } }
        let solution = solve(width: bounds.width, height: bounds.height)
        textLeading = solution.textLeading
        textLabel?.notch = solution.textNotch.map(physical)
        secondaryLabel?.notch = solution.secondaryTextNotch.map(physical)
        if let frame = solution.image { imageView?.frame = directed(frame) }
        if let frame = solution.text {
            textLabel?.textAlignment =
                solution.dropsTextAlignment ? .natural : current.textProperties.alignment.textAlignment
            textLabel?.frame = directed(frame)
        }
        if let frame = solution.secondaryText {
            secondaryLabel?.textAlignment =
                solution.isSideBySide ? .natural : current.secondaryTextProperties.alignment.textAlignment
            secondaryLabel?.frame = directed(frame)
        }
    }

    // MARK: Guides

    /// Where the primary text stands; `nil` without one.
    open var textLayoutGuide: UILayoutGuide? { textLabel == nil ? nil : systemGuide(.listText) }
    /// Where the secondary text stands; `nil` without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? {
        secondaryLabel == nil ? nil : systemGuide(.listSecondaryText)
    }
    /// Where the image stands; `nil` without one.
    open var imageLayoutGuide: UILayoutGuide? { imageView == nil ? nil : systemGuide(.listImage) }

    /// How far inside the bounds the text or image of a guide is; `nil` for what is not there.
    func insets(of guide: UILayoutGuide.Kind) -> UIEdgeInsets? {
        let view: UIView? =
            switch guide {
            case .listText: textLabel
            case .listSecondaryText: secondaryLabel
            case .listImage: imageView
            default: nil
            }
        return view.map { view in
            UIEdgeInsets(
                top: view.frame.minY, left: view.frame.minX, bottom: bounds.height - view.frame.maxY,
                right: bounds.width - view.frame.maxX)
        }
    }

    /// Where the texts start, from the leading edge: separators begin there.
    private(set) var textLeading = 0.0

    /// Where in the superview the texts would start if this view began at `start`, both from the leading edge.
    func textLeading(startingAt start: Double) -> Double {
        let distances = NSDirectionalEdgeInsets(top: 0, leading: start, bottom: 0, trailing: 0)
        return start + textLeading - margins.leading + margins(distances: distances).leading
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var textAlignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
