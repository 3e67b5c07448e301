import Foundation
import InterfaceFiles

extension NibProperties {
    static let controls = [
        NibPropertyTable(UIControl.self, control),
        NibPropertyTable(UIButton.self, button),
        NibPropertyTable(UISwitch.self, toggle),
        NibPropertyTable(UISlider.self, slider),
        NibPropertyTable(UIProgressView.self, progressView),
        NibPropertyTable(UISegmentedControl.self, segmentedControl),
        NibPropertyTable(UITextField.self, textField),
        NibPropertyTable(UITextView.self, textView),
        NibPropertyTable(UIStepper.self, stepper),
        NibPropertyTable(UIDatePicker.self, datePicker),
        NibPropertyTable(UISearchBar.self, searchBar),
        NibPropertyTable(UIPageControl.self, pageControl),
        NibPropertyTable(UIActivityIndicatorView.self, activityIndicator),
    ]

    private static let control: [NibProperty<UIControl>] = [
        .flag("enabled", \.isEnabled), .flag("selected", \.isSelected), .flag("highlighted", \.isHighlighted),
        .choice(
            "contentHorizontalAlignment", \.contentHorizontalAlignment,
            [
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ]),
        .choice(
            "contentVerticalAlignment", \.contentVerticalAlignment,
            ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
        .ignored("showsMenuAsPrimaryAction"), .ignored("changesSelectionAsPrimaryAction"),
    ]

    // MARK: Buttons

    private static let button: [NibProperty<UIButton>] = [
        .choice(
            "buttonType", \.kind,
            [
                "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
                "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
            ]),
        NibProperty("lineBreakMode") { button, value in
            if let mode = value.choice(lineBreaks) { button.titleLabel?.lineBreakMode = mode }
        },
        NibProperty("fontDescription") { button, value in
            if let font = value.font { button.titleLabel?.font = font }
        },
        .insets("contentEdgeInsets", \.contentEdgeInsets), .insets("titleEdgeInsets", \.titleEdgeInsets),
        .insets("imageEdgeInsets", \.imageEdgeInsets),
        NibProperty("normal") { button, value in state(.normal, of: button, value, "normalTitle") },
        NibProperty("highlighted") { button, value in
            // The name of an attribute and of a state.
            if value.element.name == "state" {
                return state(.highlighted, of: button, value, "highlightedTitle")
            }
            if let flag = value.bool { button.isHighlighted = flag }
        },
        NibProperty("disabled") { button, value in state(.disabled, of: button, value, "disabledTitle") },
        NibProperty("selected") { button, value in
            if value.element.name == "state" {
                return state(.selected, of: button, value, "selectedTitle")
            }
            if let flag = value.bool { button.isSelected = flag }
        },
        NibProperty("configuration") { button, value in button.configuration = value.buttonConfiguration },
        .ignored("pointerInteraction"), .ignored("reversesTitleShadowWhenHighlighted"), .ignored("role"),
        .ignored("showsTouchWhenHighlighted"), .ignored("adjustsImageWhenHighlighted"),
        .ignored("adjustsImageWhenDisabled"), .ignored("titleShadowOffset"),
        .ignored("adjustsImageSizeForAccessibilityContentSizeCategory"), .ignored("buttonConfiguration"),
    ]

    /// What a button without a configuration shows in one state.
    private static func state(_ state: UIControl.State, of button: UIButton, _ value: NibValue, _ key: String) {
        let element = value.element
        let translation = value.builder.translation(key, of: value.owner)
        if let title = translation ?? element["title"] { button.setTitle(title, for: state) }
        if let image = NibValue(attribute: "image", of: element, builder: value.builder)?.image {
            button.setImage(image, for: state)
        }
        if let image = element["backgroundImage"] {
            value.builder.warn("unsupported: the background image \"\(image)\" of a button is not drawn", at: element)
        }
        for child in element.children {
            let part = NibValue(child, builder: value.builder)
            switch child.key {
            case "title": button.setTitle(translation ?? part.text, for: state)
            case "titleColor": button.setTitleColor(part.color, for: state)
            case "attributedTitle": button.setAttributedTitle(part.attributedString, for: state)
            case "image": button.setImage(part.imageReference, for: state)
            case "preferredSymbolConfiguration":
                button.setPreferredSymbolConfiguration(part.symbolConfiguration, forImageIn: state)
            default: continue
            }
        }
    }

    // MARK: Values

    private static let toggle: [NibProperty<UISwitch>] = [
        .flag("on", \.isOn), .color("onTintColor", \.onTintColor), .color("thumbTintColor", \.thumbTintColor),
        .ignored("preferredStyle"), .ignored("title"),
    ]

    private static let slider: [NibProperty<UISlider>] = [
        .number("minValue", \.minimumValue), .number("maxValue", \.maximumValue), .number("value", \.value),
        .color("minimumTrackTintColor", \.minimumTrackTintColor),
        .color("maximumTrackTintColor", \.maximumTrackTintColor), .color("thumbTintColor", \.thumbTintColor),
        .flag("continuous", \.isContinuous),
    ]

    private static let progressView: [NibProperty<UIProgressView>] = [
        .number("progress", \.progress), .color("progressTintColor", \.progressTintColor),
        .color("trackTintColor", \.trackTintColor), .ignored("progressViewStyle"),
    ]

    private static let segmentedControl: [NibProperty<UISegmentedControl>] = [
        .integer("selectedSegmentIndex", \.selectedSegmentIndex),
        .color("selectedSegmentTintColor", \.selectedSegmentTintColor),
        NibProperty("segments") { control, value in
            let segments = value.element.children.filter { $0.name == "segment" }
            for (index, segment) in segments.enumerated() {
                let image = NibValue(attribute: "image", of: segment, builder: value.builder)?.image
                let title = value.builder.translation("segmentTitles[\(index)]", of: value.owner)
                control.add(image ?? title ?? segment["title"] ?? "")
            }
        },
        .ignored("segmentControlStyle"), .ignored("apportionsSegmentWidthsByContent"), .ignored("springLoaded"),
    ]

    private static let textField: [NibProperty<UITextField>] = [
        .text("text", \.text), .text("placeholder", \.placeholder),
        NibProperty("attributedText") { field, value in field.attributedText = value.attributedString },
        NibProperty("attributedPlaceholder") { field, value in
            field.attributedPlaceholder = value.attributedString
        },
        .font("fontDescription", \.font), .color("textColor", \.textColor),
        .choice("textAlignment", \.textAlignment, alignments),
        .choice(
            "borderStyle", \.borderStyle,
            ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
        .choice(
            "clearButtonMode", \.clearButtonMode,
            [
                "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
            ]),
        .flag("adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
        .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .flag("clearsOnBeginEditing", \.clearsOnBeginEditing),
        .ignored("minimumFontSize"), .ignored("usesAttributedText"), .ignored("allowsEditingTextAttributes"),
    ]

    private static let textView: [NibProperty<UITextView>] = [
        NibProperty("text") { view, value in view.text = value.localizedText },
        NibProperty("attributedText") { view, value in view.attributedText = value.attributedString },
        .font("fontDescription", \.font), .color("textColor", \.textColor),
        .choice("textAlignment", \.textAlignment, alignments),
        .flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
        .flag("editable", \.isEditable), .flag("selectable", \.isSelectable),
        .ignored("usesAttributedText"), .ignored("allowsEditingTextAttributes"), .ignored("textInputTraits"),
        .ignored("dataDetectorType"), .ignored("findInteractionEnabled"),
    ]

    private static let stepper: [NibProperty<UIStepper>] = [
        .number("minimumValue", \.minimumValue), .number("maximumValue", \.maximumValue), .number("value", \.value),
        .number("stepValue", \.stepValue), .flag("wraps", \.wraps), .flag("autorepeat", \.autorepeat),
        .flag("continuous", \.isContinuous),
    ]

    private static let datePicker: [NibProperty<UIDatePicker>] = [
        .choice(
            "datePickerMode", \.datePickerMode,
            [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "yearAndMonth": .yearAndMonth,
            ]),
        .choice(
            "style", \.preferredDatePickerStyle,
            ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
        .integer("minuteInterval", \.minuteInterval),
        NibProperty("date") { picker, value in
            guard let seconds = value.element["timeIntervalSinceReferenceDate"].flatMap({ Double($0) }) else { return }
            picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        },
        .ignored("useCurrentDate"), .ignored("locale"), .ignored("minimumDate"), .ignored("maximumDate"),
        .ignored("countDownDuration"),
    ]

    private static let searchBar: [NibProperty<UISearchBar>] = [
        .text("text", \.text), .text("placeholder", \.placeholder), .text("prompt", \.prompt),
        .choice(
            "searchBarStyle", \.searchBarStyle,
            ["default": .default, "prominent": .prominent, "minimal": .minimal]),
        .choice("barStyle", \.barStyle, ["default": .default, "black": .black, "blackOpaque": .black]),
        .color("barTintColor", \.barTintColor), .flag("translucent", \.isTranslucent),
        .flag("showsCancelButton", \.showsCancelButton), .flag("showsBookmarkButton", \.showsBookmarkButton),
        .flag("showsScopeBar", \.showsScopeBar),
        NibProperty("scopeButtonTitles") { bar, value in
            bar.scopeButtonTitles = value.element.children.map { $0["value"] ?? $0.text }
        },
        .ignored("textInputTraits"),
    ]

    private static let pageControl: [NibProperty<UIPageControl>] = [
        .integer("numberOfPages", \.numberOfPages), .integer("currentPage", \.currentPage),
        .flag("hidesForSinglePage", \.hidesForSinglePage),
        .color("pageIndicatorTintColor", \.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor),
        .ignored("defersCurrentPageDisplay"),
    ]

    private static let activityIndicator: [NibProperty<UIActivityIndicatorView>] = [
        .choice(
            "style", \.style,
            [
                "medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
            ]),
        .color("color", \.color),
        .flag("hidesWhenStopped", \.hidesWhenStopped),
        NibProperty("animating") { view, value in if value.bool == true { view.startAnimating() } },
    ]
}
