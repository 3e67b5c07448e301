import Foundation
import InterfaceFiles

extension NibProperties {
    static let views = [
        NibPropertyTable(UIView.self, geometry + look + contentPriorities),
        NibPropertyTable(UIScrollView.self, scrollView),
        NibPropertyTable(UIStackView.self, stackView),
        NibPropertyTable(UILabel.self, label),
        NibPropertyTable(UIImageView.self, imageView),
        NibPropertyTable(UIVisualEffectView.self, visualEffectView),
    ]

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreaks: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]
    private static let directions: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]

    private static let geometry: [NibProperty<UIView>] = [
        NibProperty("frame") { view, value in if let rect = value.rect { view.frame = rect } },
        NibProperty("bounds") { view, value in if let rect = value.rect { view.bounds.size = rect.size } },
        NibProperty("autoresizingMask") { view, value in view.autoresizingMask = value.autoresizingMask },
        NibProperty("translatesAutoresizingMaskIntoConstraints") { view, value in
            // A view that Interface Builder keeps in its place has no constraints of its own.
            guard value.element["fixedFrame"] != "YES", let translates = value.bool else { return }
            view.translatesAutoresizingMaskIntoConstraints = translates
        },
        .flag("autoresizesSubviews", \.autoresizesSubviews),
        .insets("layoutMargins", \.layoutMargins),
        NibProperty("directionalLayoutMargins") { view, value in
            if let insets = value.directionalInsets { view.directionalLayoutMargins = insets }
        },
        .flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
        .flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
        .choice("semanticContentAttribute", \.semanticContentAttribute, directions),
        .ignored("viewLayoutGuide"), .ignored("canvasLocation"), .ignored("placeholderIntrinsicWidth"),
        .ignored("placeholderIntrinsicHeight"), .ignored("keyboardLayoutGuide"), .ignored("safeArea"),
    ]

    private static let look: [NibProperty<UIView>] = [
        .choice("contentMode", \.contentMode, contentModes),
        .color("backgroundColor", \.backgroundColor),
        .color("tintColor", \.tintColor),
        .number("alpha", \.alpha),
        .flag("hidden", \.isHidden),
        .flag("clipsSubviews", \.clipsToBounds),
        .flag("opaque", \.isOpaque),
        .flag("userInteractionEnabled", \.isUserInteractionEnabled),
        .integer("tag", \.tag),
        .ignored("multipleTouchEnabled"), .ignored("exclusiveTouch"), .ignored("clearsContextBeforeDrawing"),
        .ignored("largeContentImage"), .ignored("showsLargeContentViewer"), .ignored("tooltip"),
        .ignored("accessibilityIdentifier"), .ignored("tableViewCell"),
    ]

    private static let contentPriorities: [NibProperty<UIView>] = [
        NibProperty("horizontalHuggingPriority") { view, value in
            if let priority = value.priority { view.setContentHuggingPriority(priority, for: .horizontal) }
        },
        NibProperty("verticalHuggingPriority") { view, value in
            if let priority = value.priority { view.setContentHuggingPriority(priority, for: .vertical) }
        },
        NibProperty("horizontalCompressionResistancePriority") { view, value in
            if let priority = value.priority {
                view.setContentCompressionResistancePriority(priority, for: .horizontal)
            }
        },
        NibProperty("verticalCompressionResistancePriority") { view, value in
            if let priority = value.priority {
                view.setContentCompressionResistancePriority(priority, for: .vertical)
            }
        },
    ]

    private static let scrollView: [NibProperty<UIScrollView>] = [
        .insets("contentInset", \.contentInset),
        .size("contentSize", \.contentSize),
        .choice(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
            ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]),
        .flag("scrollEnabled", \.isScrollEnabled), .flag("pagingEnabled", \.isPagingEnabled),
        .flag("bounces", \.bounces), .flag("alwaysBounceVertical", \.alwaysBounceVertical),
        .flag("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
        .flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        .flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        .ignored("delaysContentTouches"), .ignored("canCancelContentTouches"), .ignored("bouncesZoom"),
        .ignored("minimumZoomScale"), .ignored("maximumZoomScale"), .ignored("directionalLockEnabled"),
        .ignored("indicatorStyle"), .ignored("keyboardDismissMode"), .ignored("scrollIndicatorInsets"),
        .ignored("dataMode"), .ignored("contentLayoutGuide"), .ignored("frameLayoutGuide"),
    ]

    private static let stackView: [NibProperty<UIStackView>] = [
        .choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical]),
        .choice(
            "distribution", \.distribution,
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ]),
        .choice(
            "alignment", \.alignment,
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ]),
        NibProperty("spacing") { stack, value in
            if let spacing = value.number { stack.spacing = spacing }
        },
        NibProperty("spacingType") { stack, value in
            if value.text == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        },
        .flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
        .flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
    ]

    private static let label: [NibProperty<UILabel>] = [
        .text("text", \.text),
        NibProperty("attributedText") { label, value in label.attributedText = value.attributedString },
        .font("fontDescription", \.font),
        .color("textColor", \.textColor),
        .color("highlightedColor", \.highlightedTextColor),
        .choice("textAlignment", \.textAlignment, alignments),
        .choice("lineBreakMode", \.lineBreakMode, lineBreaks),
        .integer("numberOfLines", \.numberOfLines),
        .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        .number("minimumScaleFactor", \.minimumScaleFactor),
        NibProperty("minimumFontSize") { label, value in
            // The older spelling: points rather than a share of the font's.
            guard value.element["minimumScaleFactor"] == nil, let size = value.number, size > 0 else { return }
            label.minimumScaleFactor = min(size / 17, 1)
        },
        .flag("adjustsLetterSpacingToFitWidth", \.allowsDefaultTighteningForTruncation),
        .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .number("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth),
        .flag("highlighted", \.isHighlighted),
        .flag("enabled", \.isEnabled),
        .choice(
            "baselineAdjustment", \.baselineAdjustment,
            ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
        .ignored("usesAttributedText"), .ignored("shadowOffset"),
    ]

    private static let imageView: [NibProperty<UIImageView>] = [
        .image("image", \.image),
        .image("highlightedImage", \.highlightedImage),
        .flag("highlighted", \.isHighlighted),
        NibProperty("preferredSymbolConfiguration") { view, value in
            view.preferredSymbolConfiguration = value.symbolConfiguration
        },
        .ignored("adjustsImageSizeForAccessibilityContentSizeCategory"),
    ]

    private static let visualEffectView: [NibProperty<UIVisualEffectView>] = [
        NibProperty("blurEffect") { view, value in view.effect = value.blurEffect },
        NibProperty("vibrancyEffect") { view, value in
            if let blur = value.element.child("blurEffect") {
                view.effect = NibValue(blur, builder: value.builder).blurEffect
            }
        },
    ]
}
